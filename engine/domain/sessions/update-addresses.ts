import type { Places } from '../places/address-format.ts';
import { type AddressChange, changeAddresses } from '../places/change-addresses.ts';
import type { AddressRefusal } from '../places/refusals.ts';
import { granted, type Result } from '../result.ts';
import type { Session } from './session.ts';

/** An address was given, so delivery is no longer a guess. */
export function updateAddresses(
  session: Session,
  change: AddressChange,
  places: Places,
): Result<Session, AddressRefusal> {
  const addresses = changeAddresses(session, change, places);
  return addresses.ok ? granted({ ...session, ...addresses.value, shippingCalculated: true }) : addresses;
}
