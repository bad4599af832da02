interface Entry {
  readonly id: number;
  readonly orderId: number;
  readonly writtenAt: Date;
}

/** In somebody's own words. */
export interface WrittenNote extends Entry {
  readonly text: string;
  /** Written to the buyer; otherwise for the shop's eyes only. */
  readonly isForBuyer: boolean;
}

/** For the shop's eyes, in the language of whoever looks. */
export interface EventNote extends Entry {
  readonly event: OrderEvent;
}

/** A line in the diary of an order. */
export type OrderNote = WrittenNote | EventNote;

export type NewOrderNote = Omit<WrittenNote, 'id'> | Omit<EventNote, 'id'>;

export const isForBuyer = (note: OrderNote): note is WrittenNote => 'text' in note && note.isForBuyer;

/** What has happened to an order, with its facts. Intents, transactions and reasons are in the gateway's own words. */
export type OrderEvent =
  | { readonly code: 'paid-by-hand' }
  | { readonly code: 'paid'; readonly transactionId: string }
  | { readonly code: 'payment-declined'; readonly reason: string }
  | { readonly code: 'payment-tried-again' }
  /** Reserved for something else than the order asks. */
  | { readonly code: 'reservation-let-go'; readonly intent: string }
  /** It came when the order could no longer be paid with it. */
  | { readonly code: 'money-sent-back'; readonly intent: string }
  /** The gateway did not want to: it is left to the operator. */
  | { readonly code: 'money-to-send-back'; readonly intent: string; readonly reason: string }
  | { readonly code: 'completed' }
  | { readonly code: 'cancelled' }
  | { readonly code: 'cancelled-unpaid' }
  | { readonly code: 'refunded'; readonly refund: number }
  | { readonly code: 'refund-declined'; readonly refund: number; readonly reason: string }
  /** Whoever bought it is forgotten. */
  | { readonly code: 'anonymised' };
