/** The two languages of the shop. Paths and content use the short code, cookies and the accounts of the API the locale. */
export const LANGUAGES = {
  id: { locale: 'id_ID', tag: 'id-ID', name: 'Bahasa Indonesia' },
  en: { locale: 'en_US', tag: 'en-US', name: 'English' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** One value for each language of the shop. */
export type Translated<Value = string> = Readonly<Record<Language, Value>>;

export const isLanguage = (text: string | null | undefined): text is Language => Object.hasOwn(LANGUAGES, text ?? '');

/** The brand's own order is that of `SITE.languages`. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES) as Language[];

/** The tag that dates are written by; a `dateLocale` of `auto` follows the language of their reader. */
export const dateTag = (dateLocale: string, language: Language): string =>
  dateLocale === 'auto' ? LANGUAGES[language].tag : dateLocale;

/** `1 second`, `12 seconds`, in Indonesian `12 detik`. */
export const formatSeconds = (seconds: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGES[language].tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    seconds,
  );

/** The shop's best match for an `Accept-Language` header (RFC 9110 §12.5.4), or `fallback`. */
export function preferredLanguage(header: string | null | undefined, fallback: Language): Language {
  const ranges = (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  // `in` is the withdrawn code of Indonesian that old Android browsers still send.
  const known = ranges.map(({ primary }) => (primary === 'in' ? 'id' : primary)).find(isLanguage);
  return known ?? fallback;
}
