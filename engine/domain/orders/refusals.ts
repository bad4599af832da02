import type { AddressRefusal } from '../addresses/refusals.ts';
import type { CheckoutCouponRefusal } from '../promotions/coupons/refusals.ts';

export type OrderRefusal =
  /** The cart is empty, or the session has ended. */
  | { readonly code: 'NO_SESSION' }
  /** Lines whose goods are gone were taken out of the cart: look at it again before ordering. */
  | { readonly code: 'LINE_GONE' }
  | { readonly code: 'SOLD_OUT_AT_CHECKOUT'; readonly name: string }
  | { readonly code: 'TOO_FEW_AT_CHECKOUT'; readonly name: string; readonly available: number }
  | { readonly code: 'NO_SHIPPING_ADDRESS' }
  | { readonly code: 'COUNTRY_NOT_SERVED'; readonly country: string }
  | AddressRefusal
  | CheckoutCouponRefusal
  /** A gift card pays less than the cart has shown: look at what is left to pay before ordering. */
  | { readonly code: 'GIFT_CARD_CHANGED' }
  | { readonly code: 'NO_SHIPPING_METHOD' }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  /** A price, a delivery or a tax is another one than the shopper was shown. */
  | { readonly code: 'TOTAL_CHANGED' }
  /** Another shopper was quicker in the same second. */
  | { readonly code: 'RESERVATION_LOST'; readonly name: string };

/** Missing and forbidden look the same, so that nobody learns which order numbers exist. */
export type ReadOrderRefusal = { readonly code: 'ORDER_FORBIDDEN' };
