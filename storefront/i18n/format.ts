import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type MoneySettings, minorUnits, moneyFormatter } from '../model/money.ts';

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number, settings: MoneySettings = SITE): string =>
  moneyFormatter(settings).format(cents / minorUnits(settings));

const dateFormatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one costs a hundred times more than using it. */
function dateFormatter(locale: string): Intl.DateTimeFormat {
  const existing = dateFormatters.get(locale);
  if (existing) return existing;
  const formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SITE.timeZone });
  dateFormatters.set(locale, formatter);
  return formatter;
}

/** A long English date in the shop's time zone by default: "20 November 2026". `auto` follows the language of the page. */
export function formatDate(iso: string, language: Language, dateLocale: string = SITE.dateLocale): string {
  return dateFormatter(dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale).format(new Date(iso));
}

/** A number as the language writes it: "0.85", in Indonesian "0,85". Money has a format of its own. */
export const formatDecimal = (
  value: number,
  language: Language,
  { fractionDigits }: { readonly fractionDigits?: number } = {},
): string =>
  value.toLocaleString(LANGUAGES[language].tag, {
    minimumFractionDigits: fractionDigits ?? 0,
    maximumFractionDigits: fractionDigits ?? 3,
  });
