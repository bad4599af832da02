import { currencyFormat, minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';

/** Whole minor units of the shop's currency. */
export type Cents = number;

export interface Price {
  /** What the shopper pays today: the lowest of the variations. */
  readonly current: Cents;
  /** The regular price of the same piece; equals `current` when it is not on sale. */
  readonly regular: Cents;
  /** True when other variations cost more: shown as "from". */
  readonly isFrom: boolean;
  /** The largest rounded discount of any variation, 0 when none. */
  readonly percentOff: number;
  /** Some variations are reduced by less, or not at all: shown as "up to". */
  readonly isUpTo?: boolean;
}

export interface UnitPrice {
  readonly cents: Cents;
  readonly per: 'L' | 'kg';
}

/** What one pack holds. */
export interface PackContent {
  readonly amount: number;
  readonly unit: 'ml' | 'g';
}

let formatter: Intl.NumberFormat | undefined;

/** Numbers as the shop's money locale writes them. Made when it is first used, because making one is slow. */
export function moneyFormatter(): Intl.NumberFormat {
  const { currency, moneyLocale: locale } = SITE;
  formatter ??= currencyFormat({ currency, decimals: minorDigits(currency), locale });
  return formatter;
}

/** Minor units in one major unit: 100 for the euro, 1 for a currency shown without decimals. */
export const minorUnits = (): number => 10 ** minorDigits(SITE.currency);

/** As it stands beside amounts: "€", "Rp". */
export const currencySymbol = (): string =>
  moneyFormatter()
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? SITE.currency;
