import type { Cents } from '#engine/domain/money/money.ts';

/** Decimals of Stripe's amounts where they are not two (docs.stripe.com/currencies). */
const STRIPE_DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((currency) => [currency, 3])),
};

export interface MinorUnits {
  toStripe(amount: Cents): number;
  fromStripe(amount: number): Cents;
}

/** The shop may count in other units than Stripe: whole rupiah, for example, where Stripe counts hundredths. */
export function minorUnits(currency: string, decimals: number): MinorUnits {
  const factor = 10 ** ((STRIPE_DECIMALS[currency] ?? 2) - decimals);
  return {
    toStripe: (amount) => Math.round(amount * factor),
    fromStripe: (amount) => Math.round(amount / factor),
  };
}
