import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type MoneySettings, minorUnits, moneyFormatter } from '../model/money.ts';

/** Whole minor units as the shop writes them, for example `€36.90`. */
export const formatMoney = (cents: number, settings: MoneySettings = SITE): string =>
  moneyFormatter(settings).format(cents / minorUnits(settings));

/** Long English date by default ("20 November 2026"); `auto` follows the language of the page. */
export function formatDate(iso: string, language: Language, dateLocale: string = SITE.dateLocale): string {
  const locale = dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(new Date(iso));
}
