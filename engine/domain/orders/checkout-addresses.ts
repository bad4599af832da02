import type { Address } from '../places/address.ts';
import type { Places } from '../places/address-format.ts';
import { type AddressPatch, mergeAddress } from '../places/merge-address.ts';
import { normaliseAddress } from '../places/normalise-address.ts';

export interface CheckoutAddresses {
  readonly billing: Address;
  readonly shipping: Address;
}

interface Given {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shipToDifferentAddress: boolean;
  readonly needsShipping: boolean;
}

/**
 * Goods go to the billing address, unless another one is wished for, or one was sent along for goods that travel:
 * some clients send it every time and never say that it differs.
 */
export function checkoutAddresses(stored: CheckoutAddresses, given: Given, places: Places): CheckoutAddresses {
  const billing = normaliseAddress(mergeAddress(stored.billing, given.billing ?? {}), places);
  const own = given.shipToDifferentAddress || (given.needsShipping && isGiven(given.shipping));
  if (!own) return { billing, shipping: { ...billing, email: '' } };
  const shipping = normaliseAddress(mergeAddress(stored.shipping, given.shipping ?? {}), places);
  return { billing, shipping: { ...shipping, email: '' } };
}

const isGiven = (patch: AddressPatch | null): boolean =>
  patch !== null && Object.entries(patch).some(([field, value]) => field !== 'overwrite' && value !== '');
