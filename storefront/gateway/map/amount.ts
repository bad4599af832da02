import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import type { Cents } from '../../model/money.ts';

const DIGITS = minorDigits(SITE.currency);

/**
 * Decimal text such as `1234.5` as whole minor units, half a unit up. No binary fraction is in between. Null when it is
 * no amount.
 */
export function centsOf(text: string | null | undefined, digits: number = DIGITS): Cents | null {
  const [, sign, whole, fraction = ''] = /^\s*([-−]?)(\d+)(?:\.(\d*))?\s*$/.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = kept + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}

/** An amount that is always there; what a backend leaves out is nothing. */
export const amount = (text: string | null | undefined): Cents => centsOf(text) ?? 0;

/** The raw price of a variable product is a list of all prices: `24.50, 33.75`. Ascending; empty without any. */
export const priceList = (text: string | null | undefined, digits: number = DIGITS): readonly Cents[] =>
  (text ?? '')
    .split(',')
    .map((part) => centsOf(part, digits))
    .filter((cents) => cents !== null)
    .sort((a, b) => a - b);
