import type { OrderEvent } from './order-event.ts';

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
