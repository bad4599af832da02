import type { BuyerMailKind } from '../mail/mail.ts';
import type { Cents } from '../money/money.ts';

interface Entry {
  readonly id: number;
  readonly orderId: number;
  readonly writtenAt: Date;
}

/** Written by an operator. */
export interface WrittenNote extends Entry {
  readonly text: string;
  /** Shown to the buyer. Otherwise it is internal. */
  readonly isForBuyer: boolean;
}

/** Internal. Its text is rendered in the reader's language. */
export interface EventNote extends Entry {
  readonly event: OrderEvent;
}

/** An entry in the timeline of an order. */
export type OrderNote = WrittenNote | EventNote;

export type NewOrderNote = Omit<WrittenNote, 'id'> | Omit<EventNote, 'id'>;

/** They quote addresses; couriers know the address to a number. */
export const PERSONAL_EVENTS: readonly OrderEvent['code'][] = [
  'shipment-corrected',
  'addresses-corrected',
  'billing-corrected',
  'shipping-corrected',
];

export const isForBuyer = (note: OrderNote): note is WrittenNote => 'text' in note && note.isForBuyer;

/** What happened to an order, with its facts. Intents, transactions and reasons are quoted from the gateway. */
export type OrderEvent =
  /** An operator placed it for the buyer. */
  | { readonly code: 'taken' }
  | { readonly code: 'paid-by-hand' }
  /** It was marked by mistake. */
  | { readonly code: 'payment-unmarked' }
  | { readonly code: 'paid'; readonly transactionId: string }
  | { readonly code: 'payment-declined'; readonly reason: string }
  | { readonly code: 'payment-tried-again' }
  /** The reservation did not match the order and was cancelled. */
  | { readonly code: 'reservation-let-go'; readonly intent: string }
  /** The payment arrived when the order could no longer be paid, and was refunded. */
  | { readonly code: 'money-sent-back'; readonly intent: string }
  /** The gateway declined that refund. An operator has to return the money. */
  | { readonly code: 'money-to-send-back'; readonly intent: string; readonly reason: string }
  /** The operator lets an order that waited be packed, paid or not. */
  | { readonly code: 'released' }
  /** Packed, for its buyer to collect. */
  | { readonly code: 'ready' }
  | { readonly code: 'completed' }
  /** The parcel of an order that was sent is another one, or has another number. `from` is empty when none was named. */
  | { readonly code: 'shipment-corrected'; readonly from: string; readonly to: string }
  /** What the buyer had mistyped: the fields that are others now, in one line. */
  | { readonly code: 'addresses-corrected'; readonly from: string; readonly to: string }
  | { readonly code: 'billing-corrected'; readonly from: string; readonly to: string }
  | { readonly code: 'shipping-corrected'; readonly from: string; readonly to: string }
  /** The links of earlier emails open the order no longer. */
  | { readonly code: 'link-renewed' }
  /** The operator sent an email to the buyer once more. */
  | { readonly code: 'mail-sent-again'; readonly mail: BuyerMailKind }
  | { readonly code: 'cancelled' }
  | { readonly code: 'cancelled-unpaid' }
  | { readonly code: 'cancelled-by-buyer' }
  | { readonly code: 'return-requested'; readonly number: number }
  | { readonly code: 'return-approved'; readonly number: number }
  | { readonly code: 'return-rejected'; readonly number: number }
  | { readonly code: 'return-completed'; readonly number: number }
  | { readonly code: 'refunded'; readonly refund: number }
  | { readonly code: 'refund-declined'; readonly refund: number; readonly reason: string }
  /** The gateway could not pay out a refund that was done. An operator has to return the money another way. */
  | { readonly code: 'refund-failed'; readonly refund: number; readonly reason: string }
  /** The operator has transferred what the gateway could not return. */
  | { readonly code: 'refund-transferred'; readonly refund: number }
  /** Made in the gateway's own dashboard. The order's sums do not count it. */
  | { readonly code: 'refunded-at-gateway'; readonly receipt: string }
  /** Undone, with what gift cards had paid that are void by now. An operator has to return the money. */
  | { readonly code: 'gift-card-void'; readonly amount: Cents }
  /** The buyer's personal data was removed. */
  | { readonly code: 'anonymised' };
