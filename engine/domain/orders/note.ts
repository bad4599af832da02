/** A line in the diary of an order. */
export interface OrderNote {
  readonly id: number;
  readonly orderId: number;
  readonly text: string;
  /** Written to the buyer; otherwise for the shop's eyes only. */
  readonly isForBuyer: boolean;
  readonly writtenAt: Date;
}

export type NewOrderNote = Omit<OrderNote, 'id'>;
