import { z } from 'zod';
import { COUNTRIES } from '#contract/geography/countries.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { statesOf } from '#contract/geography/states.ts';
import { readIconName } from '#contract/icons.ts';
import { isEmail } from '#engine/domain/addresses/check-address.ts';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import { decimalOf } from '#engine/domain/money/money.ts';
import { type MoneyWriting, readMoney } from '#engine/domain/money/read-money.ts';
import { coloursIn } from './colours.ts';
import type { ProblemTexts } from './problem-texts.ts';

/** Null for a text that means nothing. */
type Reader<T> = (written: string) => T | null;

const read = <T>(reader: Reader<T>, problem: string) =>
  z.string().transform((written, check): T => {
    const value = reader(written);
    if (value !== null) return value;
    check.addIssue(problem);
    return z.NEVER;
  });

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
};

function wholeNumberIn(written: string, least: number, most: number): number | null {
  const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/** `11` or `11.5`, as parts per million. */
function percentageIn(written: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,4}))? ?%?$/.exec(written) ?? [];
  return whole === undefined ? null : Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
}

const PROVINCES = new Map(
  statesOf(HOME_COUNTRY).flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What an operator may write with a plus, blanks and hyphens; `0811 …` is a number of Indonesia. */
function whatsappIn(written: string): string | null {
  const number = written.replaceAll(/[\s+()-]/g, '').replace(/^0(?=8)/, '62');
  return /^[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** Minor units of the currency. */
const amountField = (texts: ProblemTexts, writing: MoneyWriting) =>
  z.string().transform((written, check): number => {
    const reading = readMoney(written, writing);
    if (reading?.kind === 'clear') return reading.amount;
    const [grouped = '', decimal = ''] = reading?.amounts.map((amount) => decimalOf(amount, writing.decimals)) ?? [];
    check.addIssue(reading ? texts.ambiguous(grouped, decimal) : texts.amount(decimalOf(85_000, writing.decimals)));
    return z.NEVER;
  });

/** A setting that can be switched off. */
const orNone =
  (texts: ProblemTexts) =>
  <T>(type: z.ZodType<T, string>) =>
    z.string().transform((written, check): T | null => {
      if (written === 'none') return null;
      const { data, error } = type.safeParse(written);
      if (!error) return data;
      check.addIssue(texts.orNone(error.issues[0]?.message ?? ''));
      return z.NEVER;
    });

/** `2027-03-08`, and such a day must be there. */
const isDay = (written: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(written) && new Date(`${written}T00:00:00Z`).toJSON()?.slice(0, 10) === written;

/** Neither databases nor emails take control characters. */
const isPrintable = (written: string): boolean => !/[^\P{Cc}\n\t]/u.test(written);

/** `[id, en]`, or `id, en`. */
const languagesIn = (written: unknown): unknown => (typeof written === 'string' ? written.split(/[\s,]+/) : written);

const isOrder = (written: unknown): boolean =>
  Array.isArray(written) && written.length === LANGUAGES.length && LANGUAGES.every((code) => written.includes(code));

/** A list that `none` empties, as it takes away other settings. */
const listOrNone = <T extends z.ZodType>(list: T) =>
  z.preprocess((written) => (written === 'none' ? [] : written), list);

/**
 * Types of settings, with what is wrong in the reader's language. Every value comes as the text that stands in the file, so that
 * `85.000` and `0811` are what was written.
 */
export function createFields(texts: ProblemTexts, money: MoneyWriting) {
  const lines = (most = 2000) =>
    z.string().trim().min(1, texts.empty).max(most, texts.tooLong(most)).refine(isPrintable, texts.unprintable);
  const text = (most = 2000) => lines(most).refine((written) => !written.includes('\n'), texts.oneLine);
  const known = (isKnown: (written: string) => boolean, problem: string) => text().refine(isKnown, problem);
  return {
    text,
    /** In both languages. */
    translated: z.strictObject({ id: lines(), en: lines() }),
    flag: read((written) => FLAGS[written.toLowerCase()] ?? null, texts.flag),
    wholeNumber: (least: number, most: number) =>
      read((written) => wholeNumberIn(written, least, most), texts.wholeNumber(least, most)),
    percentage: read(percentageIn, texts.percentage),
    amount: amountField(texts, money),
    orNone: orNone(texts),
    oneOf: <const Words extends readonly string[]>(words: Words) => z.enum(words, texts.oneOf(words.join(', '))),
    list: <T extends z.ZodType>(type: T, { least = 0, most = 100 } = {}) =>
      z.array(type).min(least, texts.tooFew).max(most, texts.tooMany(most)),
    listOrNone,
    /** All of the shop's, in the brand's order. */
    languages: z.preprocess(languagesIn, z.custom<readonly Language[]>(isOrder, texts.languages)),
    slug: known((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), texts.slug),
    day: known(isDay, texts.day),
    email: known(isEmail, texts.email),
    country: known((code) => COUNTRIES.has(code), texts.country),
    province: read((written) => PROVINCES.get(written.trim().toLowerCase()) ?? null, texts.province),
    timeZone: known((zone) => Intl.supportedValuesOf('timeZone').includes(zone), texts.timeZone),
    currency: known((code) => Intl.supportedValuesOf('currency').includes(code), texts.currency),
    locale: known(isLocale, texts.locale),
    /** `auto`: the language of the page. */
    dates: known((tag) => tag === 'auto' || isLocale(tag), texts.locale),
    accountNumber: known((number) => /^[\dA-Z .-]*\d[\dA-Z .-]*$/i.test(number), texts.accountNumber),
    whatsapp: read(whatsappIn, texts.whatsapp),
    invoicePrefix: known((prefix) => /^[A-Za-z0-9-]{1,12}$/.test(prefix), texts.invoicePrefix),
    icon: known((icon) => readIconName(icon) !== null, texts.icon),
    webAddress: z.url({ protocol: /^https$/, error: texts.webAddress }),
    colours: coloursIn(texts),
  };
}

export type Fields = ReturnType<typeof createFields>;
