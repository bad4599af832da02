/** A whole number of the currency's minor units: cents of a euro, whole rupiah. Never a fraction. */
export type Cents = number;

/** One change of a price, with the reason for it. Totals are sums of these and of listed prices. */
export interface Adjustment {
  /** Who changed it: `coupon:race10`, `sale`. */
  readonly source: string;
  readonly label: string;
  /** Below zero lowers the price. Entered like prices: with or without tax as the shop's settings say. */
  readonly amount: Cents;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

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
