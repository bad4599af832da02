import type { AddressRefusal } from '../addresses/check-address.ts';
import type { Cents } from '../money/money.ts';
import type { CheckoutCouponRefusal } from '../promotions/refusals.ts';
import type { OrderStatus } from './order.ts';

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

/** What an operator cannot do with an order. */
export type TransitionRefusal =
  | { readonly code: 'ORDER_UNKNOWN'; readonly id: number }
  | { readonly code: 'ORDER_CANNOT_BECOME'; readonly id: number; readonly from: OrderStatus; readonly to: OrderStatus }
  /** Money was received: it is refunded, not cancelled. */
  | { readonly code: 'ORDER_IS_PAID'; readonly id: number }
  | { readonly code: 'ORDER_NOT_PAID'; readonly id: number }
  /** The gateway did not answer: nothing has changed, the same may be tried again. */
  | { readonly code: 'PAYMENT_UNAVAILABLE' };

export type RefundRefusal =
  | TransitionRefusal
  | { readonly code: 'REFUND_EMPTY'; readonly id: number }
  | { readonly code: 'REFUND_LINE_UNKNOWN'; readonly id: number; readonly line: number }
  | { readonly code: 'REFUND_TOO_MUCH'; readonly id: number; readonly left: Cents }
  | { readonly code: 'REFUND_TOO_MANY'; readonly id: number; readonly line: number; readonly left: number }
  /** The gateway said no; the money stays where it is. */
  | { readonly code: 'REFUND_DECLINED'; readonly id: number; readonly reason: string };

/** A failed order cannot redeem its coupons and gift cards once more. */
export type RedemptionRefusal = Extract<OrderRefusal, { code: 'COUPON_LIMIT_REACHED' | 'GIFT_CARD_CHANGED' }>;

/** A shopper who comes back to pay an order. */
export type PayRefusal =
  | RedemptionRefusal
  | { readonly code: 'ORDER_FORBIDDEN' }
  | { readonly code: 'ORDER_NEEDS_NO_PAYMENT' }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  | { readonly code: 'PAYMENT_UNAVAILABLE' }
  | { readonly code: 'RESERVATION_LOST'; readonly name: string };
