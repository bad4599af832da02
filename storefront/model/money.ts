/** Whole minor units of the shop's currency. */
export type Cents = number;

export interface Price {
  /** What the shopper pays today: the lowest of the variations. */
  readonly current: Cents;
  /** The regular price of the same piece; equals `current` when it is not on sale. */
  readonly regular: Cents;
  /** True when other variations cost more: shown as "from". */
  readonly isFrom: boolean;
  /** The largest rounded discount of any variation, 0 when none. */
  readonly percentOff: number;
}
