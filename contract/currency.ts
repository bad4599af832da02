/** Minor digits that a currency is written with. ISO 4217 gives the rupiah cents that are out of use. */
export const minorDigits = (currency: string): number =>
  currency === 'IDR'
    ? 0
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

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
