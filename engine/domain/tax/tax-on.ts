import type { Cents } from '../money/cents.ts';
import { fraction } from '../money/rounding.ts';
import { sum } from '../money/sum.ts';
import type { TaxRate } from './tax-settings.ts';
import type { TaxShare } from './taxed.ts';

export const MILLION = 1_000_000;

/** Taxes due on top of a net amount, each rounded half up. A compound rate is due on the taxes before it, too. */
export function taxOn(net: Cents, rates: readonly TaxRate[]): readonly TaxShare[] {
  const taxes = rates.filter(({ compound }) => !compound).map((rate) => share(net, rate));
  for (const rate of rates.filter(({ compound }) => compound)) {
    taxes.push(share(net + sum(taxes.map(({ amount }) => amount)), rate));
  }
  return taxes;
}

const share = (amount: Cents, { id, rate }: TaxRate): TaxShare => ({
  rateId: id,
  amount: fraction(amount, rate, MILLION),
});
