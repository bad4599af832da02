import type { Cents } from '../money/cents.ts';
import type { ListedLine } from './discounted-line.ts';

export interface OpenLine extends ListedLine {
  /** Of `listed`, after the promotions before this one. */
  readonly left: Cents;
}

/** Something that lowers prices: a coupon, a campaign. */
export interface Promotion {
  /** `coupon:race10`. */
  readonly source: string;
  readonly label: string;
  /** What it takes off each line, in the order of the lines: zero or more. */
  discounts(lines: readonly OpenLine[]): readonly Cents[];
}
