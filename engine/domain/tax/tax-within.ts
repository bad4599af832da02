import type { Cents } from '../money/cents.ts';
import { fraction } from '../money/rounding.ts';
import { sum } from '../money/sum.ts';
import { MILLION } from './tax-on.ts';
import type { TaxRate } from './tax-settings.ts';
import type { TaxShare } from './taxed.ts';

/** Taxes contained in a gross amount, each rounded half up. Compound rates lie outside and come off first. */
export function taxWithin(gross: Cents, rates: readonly TaxRate[]): readonly TaxShare[] {
  const compound: TaxShare[] = [];
  let rest = gross;
  for (const { id, rate } of rates.filter((one) => one.compound).toReversed()) {
    const amount = fraction(rest, rate, MILLION + rate);
    compound.unshift({ rateId: id, amount });
    rest -= amount;
  }
  const plain = rates.filter((one) => !one.compound);
  const whole = MILLION + sum(plain.map(({ rate }) => rate));
  return [...plain.map(({ id, rate }) => ({ rateId: id, amount: fraction(rest, rate, whole) })), ...compound];
}
