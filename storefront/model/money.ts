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

export interface MoneySettings {
  readonly currency: string;
  readonly moneyLocale: string;
}

interface MoneyFormat {
  readonly formatter: Intl.NumberFormat;
  readonly minorUnits: number;
}

const formats = new Map<string, MoneyFormat>();

/** Formatters are cached: creating one is slow. */
function moneyFormat({ currency, moneyLocale }: MoneySettings): MoneyFormat {
  const key = `${moneyLocale} ${currency}`;
  const existing = formats.get(key);
  if (existing) return existing;
  const decimals = minorDigits(currency);
  const formatter = currencyFormat({ currency, decimals, locale: moneyLocale });
  const format = { formatter, minorUnits: 10 ** decimals };
  formats.set(key, format);
  return format;
}

/** Numbers as the shop's money locale writes them. */
export const moneyFormatter = (settings: MoneySettings): Intl.NumberFormat => moneyFormat(settings).formatter;

/** Minor units in one major unit: 100 for the euro, 1 for a currency shown without decimals. */
export const minorUnits = (settings: MoneySettings = SITE): number => moneyFormat(settings).minorUnits;

/** As it stands beside amounts: "€", "Rp". */
export const currencySymbol = (settings: MoneySettings = SITE): string =>
  moneyFormatter(settings)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? settings.currency;
