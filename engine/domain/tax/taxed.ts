import type { Translated } from '../language.ts';
import type { Cents } from '../money/cents.ts';

export interface TaxShare {
  readonly rateId: number;
  readonly amount: Cents;
}

/** An amount without tax, and the tax due on it. */
export interface Taxed {
  readonly net: Cents;
  /** Sum of `taxes`. */
  readonly tax: Cents;
  readonly taxes: readonly TaxShare[];
}

/** What one rate brings over the whole cart. */
export interface TaxTotal {
  readonly rateId: number;
  readonly code: string;
  readonly label: Translated;
  readonly compound: boolean;
  /** On goods. */
  readonly items: Cents;
  readonly shipping: Cents;
}
