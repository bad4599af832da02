/** A whole number of minor units: cents of a euro, whole rupiah. Never a fraction. */
export type Cents = number;

/** One change of a price and its reason. Totals are only sums of adjustments and list prices. */
export interface Adjustment {
  /** What caused it: `coupon:race10`. */
  readonly source: string;
  /** Negative for a discount. Includes tax if prices are entered with tax. */
  readonly amount: Cents;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** 990 with two decimals → `9.90`. */
export function decimalOf(cents: Cents, decimals: number): string {
  if (decimals === 0) return String(cents);
  const digits = String(cents).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
