import type { Cents } from './money.ts';

/** How people write amounts of a currency. */
export interface MoneyWriting {
  /** Minor digits: 2 for euro, 0 for rupiah. */
  readonly decimals: number;
  /** Between thousands, where the currency's own symbol stands beside the number. */
  readonly group: '.' | ',';
  /** As they stand before or after a number: `Rp`, `IDR`. */
  readonly symbols: readonly string[];
}

/** One amount, or the two that a text may mean; null for anything else: signs, too many decimals, no number. */
export type MoneyReading =
  | { readonly kind: 'clear'; readonly amount: Cents }
  | { readonly kind: 'ambiguous'; readonly amounts: readonly [grouped: Cents, decimal: Cents] }
  | null;

/**
 * `9.9`, `9,90`, `1.250.000`, `1,250.00` and `Rp 85.000`. A mark before three digits may stand between thousands or before
 * decimals. It is known which beside the currency's symbol, and where a currency has no decimals.
 */
export function readMoney(text: string, writing: MoneyWriting): MoneyReading {
  const { number, hasSymbol } = withoutSymbol(text.trim(), writing.symbols);
  const [, whole, mark, last] = /^(\d{1,12}(?:[.,'\u00a0\u202f ]\d{3})*?)(?:([.,])(\d*))?$/u.exec(number) ?? [];
  if (whole === undefined) return null;
  const parts = whole.split(/\D/u);
  const marks = whole.match(/\D/gu) ?? [];
  if (new Set(marks).size > 1 || (parts.length > 1 && (parts[0] ?? '').length > 3)) return null;
  const digits = parts.join('');
  if (mark === undefined || last === undefined) return clear(minor(digits, '', writing));
  if (marks[0] === mark) return last.length === 3 ? clear(minor(digits + last, '', writing)) : null;
  const decimal = minor(digits, last, writing);
  const canBeGrouped = marks.length === 0 && last.length === 3 && digits.length <= 3 && !digits.startsWith('0');
  if (!canBeGrouped) return clear(decimal);
  const grouped = minor(digits + last, '', writing);
  if (writing.decimals === 0 || (hasSymbol && mark === writing.group)) return clear(grouped);
  return grouped === null ? null : { kind: 'ambiguous', amounts: [grouped, decimal ?? rounded(digits, last, writing)] };
}

const clear = (amount: Cents | null): MoneyReading => (amount === null ? null : { kind: 'clear', amount });

/** Null when there are too many digits for the currency, or for an amount. */
function minor(whole: string, fraction: string, { decimals }: MoneyWriting): Cents | null {
  if (whole.length > 12 || fraction.replace(/0+$/, '').length > decimals) return null;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

const rounded = (whole: string, fraction: string, { decimals }: MoneyWriting): Cents =>
  Number(whole + fraction.slice(0, decimals)) + ((fraction[decimals] ?? '0') >= '5' ? 1 : 0);

function withoutSymbol(
  text: string,
  symbols: readonly string[],
): { readonly number: string; readonly hasSymbol: boolean } {
  const lower = text.toLowerCase();
  for (const symbol of symbols.map((one) => one.toLowerCase())) {
    if (lower.startsWith(symbol)) return { number: text.slice(symbol.length).replace(/^\.?\s*/u, ''), hasSymbol: true };
    if (lower.endsWith(symbol)) return { number: text.slice(0, -symbol.length).trimEnd(), hasSymbol: true };
  }
  return { number: text, hasSymbol: false };
}
