import type { Address } from '../addresses/address.ts';
import type { Geography } from '../addresses/geography.ts';
import { type AddressPatch, mergeAddress } from '../addresses/merge-address.ts';
import { normaliseAddress } from '../addresses/normalise-address.ts';

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
export function checkoutAddresses(stored: CheckoutAddresses, given: Given, geography: Geography): CheckoutAddresses {
  const billing = normaliseAddress(mergeAddress(stored.billing, given.billing ?? {}), geography);
  const own = given.shipToDifferentAddress || (given.needsShipping && isGiven(given.shipping));
  if (!own) return { billing, shipping: { ...billing, email: '' } };
  const shipping = normaliseAddress(mergeAddress(stored.shipping, given.shipping ?? {}), geography);
  return { billing, shipping: { ...shipping, email: '' } };
}

const isGiven = (patch: AddressPatch | null): boolean =>
  patch !== null && Object.entries(patch).some(([field, value]) => field !== 'overwrite' && value !== '');
