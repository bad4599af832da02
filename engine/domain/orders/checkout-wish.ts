import type { AddressPatch } from '../addresses/merge-address.ts';
import type { Cents } from '../money/cents.ts';

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
