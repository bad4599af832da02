import type { Cents } from '../../../money/cents.ts';

/** What a discount sees of one line. */
export interface CoveredLine {
  readonly unitPrice: Cents;
  /** Pieces it may lower; 0 when the line is none of its business. */
  readonly pieces: number;
  /** What is left of the line's price after the discounts before this one. */
  readonly left: Cents;
}

/** What comes off each line, in the order of the lines: zero or more. */
export type DiscountRule<Discount> = (discount: Discount, lines: readonly CoveredLine[]) => readonly Cents[];
