import type { Cents } from '../../money/cents.ts';
import type { Taxed } from '../../tax/taxed.ts';

export interface RefundedLine {
  readonly lineId: number;
  /** Pieces it stands for; 0 when only money is given back. */
  readonly quantity: number;
  readonly total: Taxed;
}

export interface RefundedShipping {
  /** Place of the delivery in the order's list of them. */
  readonly position: number;
  readonly total: Taxed;
}

/** Decided, not yet given back: until then its amount is reserved, so that no other refund can give it too. */
export interface NewRefund {
  readonly orderId: number;
  /** Money, with tax: the sum of its parts, but for what a gift card has paid. */
  readonly amount: Cents;
  /** The operator's words, read by the buyer too; empty without any. */
  readonly reason: string;
  readonly lines: readonly RefundedLine[];
  readonly shipping: readonly RefundedShipping[];
  /** The pieces go back into stock. */
  readonly restock: boolean;
  readonly createdAt: Date;
}

export interface Refund extends NewRefund {
  readonly id: number;
  readonly state: 'pending' | 'done' | 'failed';
  /** The gateway's own number of it; null when the money went by hand. */
  readonly receipt: string | null;
}
