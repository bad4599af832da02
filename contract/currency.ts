/** ISO 4217 gives the rupiah cents that are out of use. */
const digitsOf = new Map([['IDR', 0]]);

/** Minor digits that a currency is written with. Noted, because making a number format is slow. */
export function minorDigits(currency: string): number {
  const noted = digitsOf.get(currency);
  if (noted !== undefined) return noted;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

export interface MoneyStyle {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor digits the shop counts in. */
  readonly decimals: number;
  /** BCP 47 tag of the number format. */
  readonly locale: string;
}

/** Writes amounts in whole units, always with all their minor digits. Making one is slow: reuse it. */
export const currencyFormat = ({ currency, decimals, locale }: MoneyStyle): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
