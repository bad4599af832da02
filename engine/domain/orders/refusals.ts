import type { AddressRefusal } from '../addresses/check-address.ts';
import type { Cents } from '../money/money.ts';
import type { CheckoutCouponRefusal } from '../promotions/refusals.ts';
import type { OrderStatus } from './order.ts';

/** Why an order cannot have these addresses. */
export type OrderAddressRefusal =
  | { readonly code: 'NO_SHIPPING_ADDRESS' }
  | { readonly code: 'COUNTRY_NOT_SERVED'; readonly country: string }
  | AddressRefusal;

export type OrderRefusal =
  /** The cart is empty, or the session has ended. */
  | { readonly code: 'NO_SESSION' }
  /** Lines that can no longer be bought were removed from the cart. The shopper looks at it again. */
  | { readonly code: 'LINE_GONE' }
  /** An oil that has not, or no longer, the numbers that it must have. */
  | { readonly code: 'OIL_NOT_REGISTERED'; readonly name: string }
  | { readonly code: 'SOLD_OUT_AT_CHECKOUT'; readonly name: string }
  | { readonly code: 'TOO_FEW_AT_CHECKOUT'; readonly name: string; readonly available: number }
  /** More than one who has never paid may have in unpaid orders, with this one: of this product, or in all. */
  | { readonly code: 'UNPAID_PRODUCT_LIMIT'; readonly name: string; readonly limit: number }
  | { readonly code: 'UNPAID_PIECES_LIMIT'; readonly limit: number }
  /** Earlier orders of this buyer, or of others in the same network, hold too much unpaid. */
  | { readonly code: 'UNPAID_ORDERS_OPEN' }
  /** This buyer, or others in the same network, had too many large orders held within a day. */
  | { readonly code: 'LARGE_ORDERS_LIMIT' }
  | OrderAddressRefusal
  | CheckoutCouponRefusal
  /** A gift card covers less than the cart showed. The shopper looks at the new total. */
  | { readonly code: 'GIFT_CARD_CHANGED' }
  | { readonly code: 'NO_SHIPPING_METHOD' }
  /** The shop is being prepared. */
  | { readonly code: 'SHOP_NOT_OPEN' }
  /** Until the day on which it opens again: `2027-03-22`. */
  | { readonly code: 'SHOP_CLOSED'; readonly reopensOn: string }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  /** A price, shipping cost or tax differs from what the shopper was shown. */
  | { readonly code: 'TOTAL_CHANGED' }
  /** Another order took the stock at the same time. */
  | { readonly code: 'RESERVATION_LOST'; readonly name: string };

/** The same for missing and forbidden, so that order numbers cannot be probed. */
export type ReadOrderRefusal = { readonly code: 'ORDER_FORBIDDEN' };

/** Why a buyer cannot cancel an own order. */
export type CancelRefusal =
  | ReadOrderRefusal
  /** It is paid, was sent, or is over. */
  | { readonly code: 'ORDER_NOT_CANCELLABLE' }
  | { readonly code: 'PAYMENT_UNAVAILABLE' };

/** Why a return or a complaint is not accepted. */
export type ReturnRefusal =
  | ReadOrderRefusal
  /** It was not sent yet, was sent too long ago, or everything in it has been asked back. */
  | { readonly code: 'RETURN_NOT_POSSIBLE' }
  | { readonly code: 'RETURN_LINES_INVALID' }
  | { readonly code: 'RETURN_TEXT_LENGTH'; readonly min: number; readonly max: number }
  | { readonly code: 'RETURN_TOO_MANY_PICTURES'; readonly limit: number }
  /** The first picture that is none, or too large; counted from 1. */
  | { readonly code: 'RETURN_PICTURE_INVALID'; readonly number: number };

/** Why an operator cannot answer a return. */
export type ReturnAnswerRefusal =
  | { readonly code: 'RETURN_UNKNOWN'; readonly id: number }
  | { readonly code: 'RETURN_ANSWERED'; readonly id: number; readonly from: string };

/** Why a transition is not possible. */
export type TransitionRefusal =
  | { readonly code: 'ORDER_UNKNOWN'; readonly id: number }
  | { readonly code: 'ORDER_CANNOT_BECOME'; readonly id: number; readonly from: OrderStatus; readonly to: OrderStatus }
  /** The order was paid. It must be refunded, not cancelled. */
  | { readonly code: 'ORDER_IS_PAID'; readonly id: number }
  | { readonly code: 'ORDER_NOT_PAID'; readonly id: number }
  /** It waits for its money. Paid or released first, it can be sent. */
  | { readonly code: 'ORDER_ON_HOLD'; readonly id: number }
  | { readonly code: 'ORDER_NOT_SENT'; readonly id: number }
  /** It is sent, or needs no delivery. */
  | { readonly code: 'ORDER_NOT_COLLECTED'; readonly id: number }
  /** It is not to be packed: not paid yet, or over. */
  | { readonly code: 'ORDER_NOT_PACKED'; readonly id: number; readonly status: OrderStatus }
  /** Its buyer knows already that it waits at the shop. */
  | { readonly code: 'ORDER_READY'; readonly id: number }
  /** The order names this parcel already. */
  | { readonly code: 'SHIPMENT_UNCHANGED'; readonly id: number }
  /** The gateway did not respond. Nothing has changed; the same request may be repeated. */
  | { readonly code: 'PAYMENT_UNAVAILABLE' };

/** Why an operator cannot write to the buyer of an order. */
export type WriteToBuyerRefusal =
  | { readonly code: 'ORDER_UNKNOWN'; readonly id: number }
  /** The buyer's personal data was removed. */
  | { readonly code: 'ORDER_ANONYMOUS'; readonly id: number };

/** Why an operator cannot send an email again. */
export type SendAgainRefusal =
  | WriteToBuyerRefusal
  /** The outbox has none of this kind: it was never written, or was sent too long ago. */
  | { readonly code: 'ORDER_MAIL_UNKNOWN'; readonly id: number };

/** Why an operator cannot correct the addresses of an order. */
export type CorrectionRefusal =
  | { readonly code: 'ORDER_UNKNOWN'; readonly id: number }
  | { readonly code: 'ADDRESSES_UNCHANGED'; readonly id: number }
  /** It was sent, or is over: only its email address may still be corrected. */
  | { readonly code: 'ADDRESSES_FIXED'; readonly id: number; readonly status: OrderStatus }
  | OrderAddressRefusal;

/** Why a payment cannot be taken back as a mistake. */
export type UnpaidRefusal =
  | TransitionRefusal
  /** No operator has marked it: a gateway confirmed the money, or there was nothing to pay. */
  | { readonly code: 'PAYMENT_NOT_BY_HAND'; readonly id: number }
  | { readonly code: 'ORDER_HAS_REFUNDS'; readonly id: number };

export type RefundRefusal =
  | TransitionRefusal
  | { readonly code: 'REFUND_EMPTY'; readonly id: number }
  /** Neither money nor gift cards have paid anything of it. */
  | { readonly code: 'ORDER_WAS_FREE'; readonly id: number }
  | { readonly code: 'REFUND_LINE_UNKNOWN'; readonly id: number; readonly line: number }
  | { readonly code: 'REFUND_TOO_MUCH'; readonly id: number; readonly left: Cents }
  | { readonly code: 'REFUND_TOO_MANY'; readonly id: number; readonly line: number; readonly left: number }
  /** The gateway declined. No money has moved. */
  | { readonly code: 'REFUND_DECLINED'; readonly id: number; readonly refund: number; readonly reason: string };

/** Why a refund cannot be recorded as transferred by the operator. */
export type TransferredRefusal =
  | { readonly code: 'ORDER_UNKNOWN'; readonly id: number }
  /** There is no such refund, or the gateway has not failed to pay it out. */
  | { readonly code: 'REFUND_NOT_FAILED'; readonly id: number; readonly refund: number }
  /** Other refunds have returned something of it since. */
  | { readonly code: 'REFUND_NOT_OWED'; readonly id: number; readonly refund: number };

/** A failed order cannot redeem its coupons and gift cards once more. */
export type RedemptionRefusal = Extract<OrderRefusal, { code: 'COUPON_LIMIT_REACHED' | 'GIFT_CARD_CHANGED' }>;

/** What a failed order has released is not to be had any more. */
export type ReacquireRefusal = RedemptionRefusal | { readonly code: 'RESERVATION_LOST'; readonly name: string };

/** Why the pieces of a card order are not held for a buyer who has never paid. */
export type HoldRefusal = Extract<OrderRefusal, { readonly code: 'UNPAID_ORDERS_OPEN' | 'LARGE_ORDERS_LIMIT' }>;

/** Why an existing order cannot be paid. */
export type PayRefusal =
  | ReacquireRefusal
  | HoldRefusal
  | { readonly code: 'ORDER_FORBIDDEN' }
  | { readonly code: 'ORDER_NEEDS_NO_PAYMENT' }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  | { readonly code: 'PAYMENT_UNAVAILABLE' };
