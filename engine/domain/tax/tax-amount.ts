import type { Cents } from '../money/cents.ts';
import { sum } from '../money/sum.ts';
import { taxOn } from './tax-on.ts';
import type { TaxRate } from './tax-settings.ts';
import { taxWithin } from './tax-within.ts';
import type { Taxed, TaxShare } from './taxed.ts';

/** Rates for one tax class. */
export interface DueRates {
  /** What is due where the goods go. */
  readonly due: readonly TaxRate[];
  /** What the entered price already contains: the shop's own rates; null when prices are entered without tax. */
  readonly included: readonly TaxRate[] | null;
}

/**
 * An entered amount, split into net and tax. A price with tax keeps its gross where the shop's own rates are due;
 * elsewhere they are taken out first and the buyer's put on the rest.
 */
export function taxAmount(entered: Cents, { due, included }: DueRates): Taxed {
  if (included === null) return taxed(entered, taxOn(entered, due));
  const within = taxWithin(entered, included);
  const net = entered - sum(within.map(({ amount }) => amount));
  return taxed(net, sameRates(due, included) ? within : taxOn(net, due));
}

const sameRates = (one: readonly TaxRate[], other: readonly TaxRate[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

const taxed = (net: Cents, taxes: readonly TaxShare[]): Taxed => ({
  net,
  tax: sum(taxes.map(({ amount }) => amount)),
  taxes,
});
