import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import type { Cents } from '../../model/money.ts';

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
export const amount = (text: string | null | undefined): Cents => centsOf(text) ?? 0;

/** An amount that may be formatted for reading: `€5.55`, `5,55 €`, `Rp 1.250.000`. Text without digits counts as 0. */
export function formattedAmount(text: string | null | undefined, digits: number = DIGITS): Cents {
  const exact = centsOf(text, digits);
  if (exact !== null) return exact;
  const number = (text ?? '').replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const [, whole = '', fraction = ''] = new RegExp(`^(.*)[.,](\\d{${digits}})$`).exec(number) ?? ['', number];
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0'));
}
