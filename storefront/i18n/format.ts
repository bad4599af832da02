import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';

interface MoneySettings {
  readonly currency: string;
  readonly moneyLocale: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

function moneyFormatter({ currency, moneyLocale }: MoneySettings): Intl.NumberFormat {
  const key = `${moneyLocale} ${currency}`;
  const existing = formatters.get(key);
  if (existing) return existing;
  // Rupiah has cents in ISO 4217 that nobody has used for decades: shown without them.
  const fractionDigits = currency === 'IDR' ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const formatter = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, ...fractionDigits });
  formatters.set(key, formatter);
  return formatter;
}

/** Minor units in one major unit: 100 for the euro, 1 for a currency shown without decimals. */
export const minorUnits = (settings: MoneySettings = SITE): number =>
  10 ** (moneyFormatter(settings).resolvedOptions().maximumFractionDigits ?? 2);

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number, settings: MoneySettings = SITE): string =>
  moneyFormatter(settings).format(cents / minorUnits(settings));

/** Long English date by default ("20 November 2026"); `auto` follows the language of the page. */
export function formatDate(iso: string, language: Language, dateLocale: string = SITE.dateLocale): string {
  const locale = dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(new Date(iso));
}
