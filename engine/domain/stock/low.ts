import type { StockPolicy } from '../catalog/stock-policy.ts';

interface Fall {
  readonly before: number;
  readonly left: number;
}

/** At this number of pieces or below the shop is warned. */
export const lowAmount = (policy: StockPolicy, shopDefault: number): number =>
  policy.kind === 'managed' ? (policy.lowAmount ?? shopDefault) : shopDefault;

/** True once on the way down, so that the shop is told once. */
export const fellLow = ({ before, left }: Fall, low: number): boolean => before > low && left <= low;

/** A shopper sees a new word or a new number: "only N left" is said up to the low amount. */
export const isShownDifferently = ({ before, left }: Fall, low: number): boolean =>
  before !== left && (left <= low || before <= low);
