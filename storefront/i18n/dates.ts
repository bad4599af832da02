import { useContext } from 'react';
import { dateTag, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { useLanguage } from './bilingual.ts';
import { TimeZoneContext } from './time-zone.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one costs a hundred times more than using it. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

const dayFormatter = (language: Language, timeZone: string) =>
  formatterOf(dateTag(SITE.dateLocale, language), { dateStyle: 'long', timeZone });

/** The present one by the shop's clock: a server has another. */
export const yearIn = (timeZone: string): number =>
  Number(formatterOf('en', { year: 'numeric', timeZone }).format(Date.now()));

/** A calendar day, which is the same in every zone: "2026-11-20" is "20 November 2026". */
export const formatDay = (day: string, language: Language): string =>
  dayFormatter(language, 'UTC').format(new Date(day));

/** Within a sentence, so in its language. Both tell the time by 24 hours. */
const MOMENT_LOCALES = { id: 'id-ID', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Writes the minute of an instant on the shop's clock, in the language of the page: "20 November pukul 14.30 WIB". */
export function useMoment(): (iso: string) => string {
  const locale = MOMENT_LOCALES[useLanguage()];
  const timeZone = useContext(TimeZoneContext);
  return (iso) =>
    formatterOf(locale, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(new Date(iso));
}

/** Writes the day of an instant on the shop's clock, in the language of the page. */
export function useDate(): (iso: string) => string {
  const language = useLanguage();
  const timeZone = useContext(TimeZoneContext);
  const formatter = dayFormatter(language, timeZone);
  return (iso) => formatter.format(new Date(iso));
}
