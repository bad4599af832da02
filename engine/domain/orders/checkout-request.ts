import { type Address, type AddressPatch, mergeAddress } from '../addresses/address.ts';
import { normalizeAddress } from '../addresses/change-addresses.ts';
import type { Geography } from '../addresses/geography.ts';
import type { Cents } from '../money/money.ts';

/** Of the account that is to be opened with the order. */
export interface AccountRequest {
  readonly username: string;
  readonly password: string;
}

/** What a shopper sends with the last button of the checkout. */
export interface CheckoutRequest {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shipToDifferentAddress: boolean;
  /** A rate id for each parcel; empty keeps what was chosen before. */
  readonly shippingMethods: readonly string[];
  /** Null takes the first method that is offered. */
  readonly paymentMethod: string | null;
  readonly note: string;
  /** Null or blank when no account is wished for. */
  readonly account?: AccountRequest | null;
  /** What the shopper was told they would pay: for another total they are asked again. Null when nobody told them. */
  readonly expectedTotal?: Cents | null;
  /** A key that begins with an underscore is for the shop only; an empty key is dropped. */
  readonly meta: Readonly<Record<string, string>>;
}

export interface CheckoutAddresses {
  readonly billing: Address;
  readonly shipping: Address;
}

interface GivenAddresses {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shipToDifferentAddress: boolean;
  readonly needsShipping: boolean;
}

/**
 * Goods go to the billing address, unless another one is wished for, or one was sent along for goods that travel:
 * some clients send it every time and never say that it differs.
 */
export function checkoutAddresses(
  stored: CheckoutAddresses,
  given: GivenAddresses,
  geography: Geography,
): CheckoutAddresses {
  const billing = normalizeAddress(mergeAddress(stored.billing, given.billing ?? {}), geography);
  const own = given.shipToDifferentAddress || (given.needsShipping && isGiven(given.shipping));
  if (!own) return { billing, shipping: { ...billing, email: '' } };
  const shipping = normalizeAddress(mergeAddress(stored.shipping, given.shipping ?? {}), geography);
  return { billing, shipping: { ...shipping, email: '' } };
}

const isGiven = (patch: AddressPatch | null): boolean =>
  patch !== null && Object.entries(patch).some(([field, value]) => field !== 'overwrite' && value !== '');
