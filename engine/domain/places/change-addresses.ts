import { granted, type Result, refused } from '../result.ts';
import type { Address, AddressRole } from './address.ts';
import type { Places } from './address-format.ts';
import { checkAddress } from './check-address.ts';
import { type AddressPatch, mergeAddress } from './merge-address.ts';
import { normaliseAddress } from './normalise-address.ts';
import type { AddressProblem, AddressRefusal } from './refusals.ts';

export interface AddressChange {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shippingSameAsBilling: boolean;
}

export interface Addresses {
  readonly billing: Address;
  readonly shipping: Address;
}

/** What is given must be well written; what is still missing is asked for at the checkout. */
export function changeAddresses(
  stored: Addresses,
  change: AddressChange,
  places: Places,
): Result<Addresses, AddressRefusal> {
  const billing = patched(stored.billing, change.billing, places);
  const shipping = change.shippingSameAsBilling ? billing : patched(stored.shipping, change.shipping, places);
  const problems = [
    ...problemsGiven(billing, change.billing, { role: 'billing', places }),
    ...(change.shippingSameAsBilling ? [] : problemsGiven(shipping, change.shipping, { role: 'shipping', places })),
  ];
  if (problems.length > 0) return refused({ code: 'ADDRESS_INVALID', problems });
  return granted({ billing, shipping: { ...shipping, email: '' } });
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
