import type { LineItem } from '../cart/line-item.ts';
import type { Adjustment } from '../money/adjustment.ts';
import type { Cents } from '../money/cents.ts';

export interface ListedLine extends LineItem {
  /** Active price of one piece, as entered. */
  readonly unitPrice: Cents;
  /** Price of one piece without its sale, for the struck price. */
  readonly regularUnitPrice: Cents;
  /** `unitPrice` × quantity. */
  readonly listed: Cents;
}

export interface DiscountedLine extends ListedLine {
  readonly adjustments: readonly Adjustment[];
  /** `listed` and all adjustments: never below zero. */
  readonly charged: Cents;
}
