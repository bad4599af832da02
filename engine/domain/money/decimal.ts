import type { Cents } from './cents.ts';

/** `9.9` with two decimals → 990. A comma does as well. Null for anything else: thousands marks, signs, too many decimals. */
export function centsOf(text: string, decimals: number): Cents | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.replace(/0+$/, '').length > decimals) return null;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** 990 with two decimals → `9.90`. */
export function decimalOf(cents: Cents, decimals: number): string {
  if (decimals === 0) return String(cents);
  const digits = String(cents).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
