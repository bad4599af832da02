import { sum } from '../money/sum.ts';
import type { TaxRate } from './tax-settings.ts';
import type { Taxed, TaxTotal } from './taxed.ts';

interface Amounts {
  readonly items: readonly Taxed[];
  readonly shipping: readonly Taxed[];
}

/** What each rate brings, in the merchant's order of rates; rates that touch nothing here are left out. */
export function taxTotals(rates: readonly TaxRate[], { items, shipping }: Amounts): readonly TaxTotal[] {
  const touched = new Set([...items, ...shipping].flatMap(({ taxes }) => taxes.map(({ rateId }) => rateId)));
  return rates
    .filter(({ id }) => touched.has(id))
    .map(({ id, code, label, compound }) => ({
      rateId: id,
      code,
      label,
      compound,
      items: broughtBy(id, items),
      shipping: broughtBy(id, shipping),
    }));
}

const broughtBy = (rateId: number, amounts: readonly Taxed[]): number =>
  sum(amounts.flatMap(({ taxes }) => taxes.filter((tax) => tax.rateId === rateId).map(({ amount }) => amount)));
