/** Minor digits a currency is written with. Rupiah has cents in ISO 4217 that nobody has used for decades. */
export const minorDigits = (currency: string): number =>
  currency === 'IDR'
    ? 0
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
