import { type AddressChange, changeAddresses } from '../addresses/change-addresses.ts';
import type { Geography } from '../addresses/geography.ts';
import type { AddressRefusal } from '../addresses/refusals.ts';
import { ok, type Result } from '../result.ts';
import type { Session } from './session.ts';

/** An address was given, so delivery is no longer a guess. */
export function updateAddresses(
  session: Session,
  change: AddressChange,
  geography: Geography,
): Result<Session, AddressRefusal> {
  const addresses = changeAddresses(session, change, geography);
  return addresses.ok ? ok({ ...session, ...addresses.value, shippingCalculated: true }) : addresses;
}
