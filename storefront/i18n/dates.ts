import { useContext } from 'react';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { useLanguage } from './bilingual.ts';
import { TimeZoneContext } from './time-zone.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one costs a hundred times more than using it. */
function formatterOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** How dates are written; `auto` follows the language of the page. */
const localeOf = (language: Language, dateLocale: string): string =>
  dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale;

/** A calendar day, which is the same in every zone: "2026-11-20" is "20 November 2026". */
export const formatDay = (day: string, language: Language, dateLocale: string = SITE.dateLocale): string =>
  formatterOf(localeOf(language, dateLocale), 'UTC').format(new Date(day));

/** The day of an instant on a clock: "20 November 2026". */
export const formatInstant = (
  iso: string,
  { language, timeZone, dateLocale = SITE.dateLocale }: InstantFormat,
): string => formatterOf(localeOf(language, dateLocale), timeZone).format(new Date(iso));

interface InstantFormat {
  readonly language: Language;
  readonly timeZone: string;
  readonly dateLocale?: string;
}

/** Within a sentence, so in its language. Both tell the time by 24 hours. */
const MOMENT_LOCALES = { id: 'id-ID', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Writes the minute of an instant on the shop's clock, in the language of the page: "20 November pukul 14.30 WIB". */
export function useMoment(): (iso: string) => string {
  const locale = MOMENT_LOCALES[useLanguage()];
  const timeZone = useContext(TimeZoneContext);
  return (iso) =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
      ...{ timeZoneName: 'short', timeZone },
    }).format(new Date(iso));
}

/** Writes the day of an instant on the shop's clock, in the language of the page. */
export function useDate(): (iso: string) => string {
  const language = useLanguage();
  const timeZone = useContext(TimeZoneContext);
  return (iso) => formatInstant(iso, { language, timeZone });
}
