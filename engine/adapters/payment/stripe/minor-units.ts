import type { Cents } from '#engine/domain/money/cents.ts';

/** Digits after the point in Stripe's amounts; two where it names no others (docs.stripe.com/currencies). */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((currency) => [currency, 3])),
};

export interface MinorUnits {
  toStripe(amount: Cents): number;
  fromStripe(amount: number): Cents;
}

/** The shop counts whole rupiah, Stripe their hundredths: both speak of the same money. */
export function minorUnits(currency: string, decimals: number): MinorUnits {
  const factor = 10 ** ((DIGITS[currency] ?? 2) - decimals);
  return {
    toStripe: (amount) => Math.round(amount * factor),
    fromStripe: (amount) => Math.round(amount / factor),
  };
}
