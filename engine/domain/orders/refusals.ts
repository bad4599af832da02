import type { AddressRefusal } from '../places/refusals.ts';

export type OrderRefusal =
  /** The cart is empty, or the session has ended. */
  | { readonly code: 'NOTHING_TO_ORDER' }
  /** Lines whose goods are gone were taken out of the cart: look at it again before ordering. */
  | { readonly code: 'LINE_GONE' }
  | { readonly code: 'LINE_OUT_OF_STOCK'; readonly name: string }
  | { readonly code: 'LINE_NOT_ENOUGH_STOCK'; readonly name: string; readonly available: number }
  | { readonly code: 'ADDRESS_COUNTRY_MISSING' }
  | { readonly code: 'COUNTRY_NOT_SERVED'; readonly country: string }
  | AddressRefusal
  | { readonly code: 'SHIPPING_NOT_CHOSEN' }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  /** Another shopper was quicker in the same second. */
  | { readonly code: 'RESERVATION_LOST'; readonly name: string };

/** Missing and forbidden look the same, so that nobody learns which order numbers exist. */
export type ReadOrderRefusal = { readonly code: 'ORDER_NOT_FOUND' };
