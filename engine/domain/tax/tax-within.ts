import { shareOut } from '../money/allocate.ts';
import type { Cents } from '../money/cents.ts';
import { fraction } from '../money/rounding.ts';
import { sum } from '../money/sum.ts';
import { MILLION } from './tax-on.ts';
import type { TaxRate } from './tax-settings.ts';
import type { TaxShare } from './taxed.ts';

/**
 * Taxes contained in a gross amount. Compound rates lie outside and come off first. The others are rounded half up
 * together and share the whole cents: each rounded for itself, a cent less in the price could be a cent more in the net.
 */
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
  const shares = shareOut(
    rest - fraction(rest, MILLION, whole),
    plain.map(({ rate }) => rate),
  );
  return [...plain.map(({ id }, place) => ({ rateId: id, amount: shares[place] ?? 0 })), ...compound];
}
