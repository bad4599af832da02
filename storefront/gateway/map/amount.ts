import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import type { Cents } from '../../model/money.ts';
import { plainText } from './text.ts';

const DIGITS = minorDigits(SITE.currency);

/** Decimal text such as `1234.5` as whole minor units, half a unit rounded up, in integers only. Null for other text. */
export function centsOf(text: string | null | undefined, digits: number = DIGITS): Cents | null {
  const [, sign, whole, fraction = ''] = /^\s*([-−]?)(\d+)(?:\.(\d*))?\s*$/.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const truncated = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = truncated + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}

/** A total that every backend has; a missing one counts as 0. */
export const amount = (text: string | null | undefined, digits: number = DIGITS): Cents => centsOf(text, digits) ?? 0;

/** As cart and order show their prices: a backend that leaves the tax out of an amount sends it beside. */
export const shownAmount = (
  includesTax: boolean | null | undefined,
  withoutTax: string | null | undefined,
  tax: string | null | undefined,
): Cents => amount(withoutTax) + (includesTax ? amount(tax) : 0);

/**
 * An amount that may be formatted for reading: `€5.55`, `5,55&nbsp;€`, `Rp 1.250.000`. How many decimals it has is a setting of the
 * backend: `Rp 12.000,00`. Text without digits counts as 0.
 */
export function formattedAmount(text: string | null | undefined, digits: number = DIGITS): Cents {
  const exact = centsOf(text, digits);
  if (exact !== null) return exact;
  const number = plainText(text)
    .replace(/[^\d.,]/g, '')
    .replace(/^[.,]+|[.,]+$/g, '');
  const [, whole = number, separator = '', decimals = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? [];
  const isFraction = isFractionAfter(separator, { whole, decimals, digits });
  const fraction = isFraction ? decimals : '';
  return amount(`${(isFraction ? whole : number).replace(/\D/g, '') || '0'}.${fraction}`, digits);
}

interface LastPart {
  readonly whole: string;
  readonly decimals: string;
  readonly digits: number;
}

/** A group has three digits, and all groups of a number are separated alike. */
const isFractionAfter = (separator: string, { whole, decimals, digits }: LastPart): boolean =>
  separator !== '' && (decimals.length === digits || decimals.length !== 3 || isOtherwiseGrouped(whole, separator));

const isOtherwiseGrouped = (whole: string, separator: string): boolean =>
  /[.,]/.test(whole) && !whole.includes(separator);
