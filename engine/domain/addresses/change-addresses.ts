import { ok, type Result, refuse } from '../result.ts';
import type { Address, AddressRole } from './address.ts';
import { checkAddress } from './check-address.ts';
import type { Geography } from './geography.ts';
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
  geography: Geography,
): Result<Addresses, AddressRefusal> {
  const billing = patched(stored.billing, change.billing, geography);
  const shipping = change.shippingSameAsBilling ? billing : patched(stored.shipping, change.shipping, geography);
  const problems = [
    ...problemsGiven(billing, change.billing, { role: 'billing', geography }),
    ...(change.shippingSameAsBilling ? [] : problemsGiven(shipping, change.shipping, { role: 'shipping', geography })),
  ];
  if (problems.length > 0) return refuse({ code: 'ADDRESS_INVALID', problems });
  return ok({ billing, shipping: { ...shipping, email: '' } });
}

const patched = (address: Address, patch: AddressPatch | null, geography: Geography): Address =>
  patch ? normaliseAddress(mergeAddress(address, patch), geography) : address;

const problemsGiven = (
  address: Address,
  patch: AddressPatch | null,
  { role, geography }: { readonly role: AddressRole; readonly geography: Geography },
): readonly AddressProblem[] =>
  checkAddress(address, { role, extent: 'full', geography }).filter(
    ({ code, field }) => code !== 'FIELD_REQUIRED' && patch?.[field] !== undefined,
  );
