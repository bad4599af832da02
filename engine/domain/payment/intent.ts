import type { Cents } from '../money/cents.ts';

/** A payment as its gateway tells of it. */
export interface Intent {
  /** The gateway's number. */
  readonly id: string;
  readonly status: /** The shopper has to do something. */
    | 'open'
    /** The gateway is at work, or the bank is. */
    | 'underway'
    /** The money is reserved for the shop and not yet taken. */
    | 'reserved'
    | 'paid'
    /** Nothing can come of it any more. */
    | 'gone';
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** What the shop wrote on it. */
  readonly reference: string;
  readonly orderId: number | null;
  /** Why the last try was declined, in the gateway's own word; null when none was. */
  readonly declined: string | null;
}
