import type { Cents } from './cents.ts';

/** One change of a price, with the reason for it. Totals are sums of these and of listed prices. */
export interface Adjustment {
  /** Who changed it: `coupon:race10`, `sale`. */
  readonly source: string;
  readonly label: string;
  /** Below zero lowers the price. Entered like prices: with or without tax as the shop's settings say. */
  readonly amount: Cents;
}
