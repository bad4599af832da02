import type { Cents } from '../../money/cents.ts';
import type { SpendingRefusal } from '../refuse-offers.ts';
import type { OrderStatus } from '../status.ts';

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

/** A shopper who comes back to pay an order. */
export type PayRefusal =
  | SpendingRefusal
  | { readonly code: 'ORDER_FORBIDDEN' }
  | { readonly code: 'ORDER_NEEDS_NO_PAYMENT' }
  | { readonly code: 'PAYMENT_METHOD_INVALID' }
  | { readonly code: 'PAYMENT_UNAVAILABLE' }
  | { readonly code: 'RESERVATION_LOST'; readonly name: string };
