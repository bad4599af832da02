import type { Address, AddressRole } from '../places/address.ts';
import type { Places } from '../places/address-format.ts';
import { checkAddress } from '../places/check-address.ts';
import { type AddressPatch, mergeAddress } from '../places/merge-address.ts';
import { normaliseAddress } from '../places/normalise-address.ts';
import type { AddressProblem, AddressRefusal } from '../places/refusals.ts';
import { granted, type Result, refused } from '../result.ts';
import type { Session } from './session.ts';

export interface AddressChange {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shippingSameAsBilling: boolean;
}

/** What is given must be well written; what is still missing is asked for at the checkout. */
export function updateAddresses(
  session: Session,
  change: AddressChange,
  places: Places,
): Result<Session, AddressRefusal> {
  const billing = patched(session.billing, change.billing, places);
  const shipping = change.shippingSameAsBilling ? billing : patched(session.shipping, change.shipping, places);
  const problems = [
    ...problemsGiven(billing, change.billing, { role: 'billing', places }),
    ...(change.shippingSameAsBilling ? [] : problemsGiven(shipping, change.shipping, { role: 'shipping', places })),
  ];
  if (problems.length > 0) return refused({ code: 'ADDRESS_INVALID', problems });
  return granted({ ...session, billing, shipping: { ...shipping, email: '' }, shippingCalculated: true });
}

const patched = (address: Address, patch: AddressPatch | null, places: Places): Address =>
  patch ? normaliseAddress(mergeAddress(address, patch), places) : address;

const problemsGiven = (
  address: Address,
  patch: AddressPatch | null,
  { role, places }: { readonly role: AddressRole; readonly places: Places },
): readonly AddressProblem[] =>
  checkAddress(address, { role, extent: 'full', places }).filter(
    ({ code, field }) => code !== 'FIELD_REQUIRED' && patch?.[field] !== undefined,
  );
