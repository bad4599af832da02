import { type Address, type AddressPatch, mergeAddress } from '../addresses/address.ts';
import { normalizeAddress } from '../addresses/change-addresses.ts';
import type { Geography } from '../addresses/geography.ts';
import type { Cents } from '../money/money.ts';

/** The account to open with the order. */
export interface AccountRequest {
  readonly username: string;
  readonly password: string;
}

/** The checkout form as a shopper submits it. */
export interface CheckoutRequest {
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shipToDifferentAddress: boolean;
  /** One rate id for each package. Empty keeps the earlier choice. */
  readonly shippingMethods: readonly string[];
  /** Null takes the first method that is offered. */
  readonly paymentMethod: string | null;
  readonly note: string;
  /** Null or blank when no account is requested. */
  readonly account?: AccountRequest | null;
  /** The total the shopper was shown. With another one the order is refused. Null skips the check. */
  readonly expectedTotal?: Cents | null;
  /** Keys that begin with an underscore are private to the shop. An empty key is dropped. */
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
 * A cart that needs shipping goes to the billing address unless another one is requested or given: some clients always
 * send a shipping address and never say that it differs. One that needs none leaves the stored one for the next time.
 */
export function checkoutAddresses(
  stored: CheckoutAddresses,
  given: GivenAddresses,
  geography: Geography,
): CheckoutAddresses {
  const billing = normalizeAddress(mergeAddress(stored.billing, given.billing ?? {}), geography);
  const same = { billing, shipping: { ...billing, email: '' } };
  if (!given.needsShipping) return stored.shipping.country === '' ? same : { billing, shipping: stored.shipping };
  const own = given.shipToDifferentAddress || isGiven(given.shipping);
  if (!own) return same;
  const shipping = normalizeAddress(mergeAddress(stored.shipping, given.shipping ?? {}), geography);
  return { billing, shipping: { ...shipping, email: '' } };
}

const isGiven = (patch: AddressPatch | null): boolean =>
  patch !== null && Object.entries(patch).some(([field, value]) => field !== 'overwrite' && value !== '');
