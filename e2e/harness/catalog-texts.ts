import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#contract/languages.ts';

const MESSAGES = join(import.meta.dirname, '../../storefront/i18n/messages');

/** Stands for whatever a message is filled with. */
const FILLED = '\u0000';

/** Texts of a catalog, however deep: strings, and what messages with facts return. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+\}/g, FILLED)];
  if (value instanceof Function) return textsOf(filled(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A message whose facts are neither texts nor numbers is left out. */
function filled(message: CallableFunction): unknown {
  try {
    return Reflect.apply(message, null, [FILLED, FILLED, FILLED]);
  } catch {
    return [];
  }
}

const lengthInWords = (text: string): number => text.match(/\p{Letter}/gu)?.length ?? 0;

/** A message says enough by itself to be told from what shoppers write: "{from} to {to}" could be anything. */
const hasWords = (text: string): boolean => lengthInWords(text) >= (text.includes(FILLED) ? 9 : 3);

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.split(FILLED).map(escapeRegExp).join('.{1,60}')}$`, 'su');

/** Every text of every catalog in one language. */
async function loadTexts(): Promise<Readonly<Record<Language, ReadonlySet<string>>>> {
  const files = readdirSync(MESSAGES).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(MESSAGES, file)).href)));
  const catalogs = modules.flatMap((module) => Object.values(module)).filter(isBilingual);
  const all = (language: Language) => new Set(catalogs.flatMap((catalog) => textsOf(catalog[language])));
  return { en: all('en'), id: all('id') };
}

const isBilingual = (value: unknown): value is Readonly<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null && 'en' in value && 'id' in value;

/** Every language is offered under the name that it has for itself: "English" also stands on Indonesian pages. */
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(Object.values(LANGUAGES).map(({ name }) => name));

/**
 * Recognises texts that only the other language has: a word that both languages use is in both catalogs.
 * @param language of the page
 */
export async function foreignTextFinder(language: Language): Promise<(texts: readonly string[]) => readonly string[]> {
  const texts = await loadTexts();
  const foreign = [...texts[language === 'id' ? 'en' : 'id']].filter(
    (text) => hasWords(text) && !texts[language].has(text) && !LANGUAGE_NAMES.has(text),
  );
  const whole = new Set(foreign.filter((text) => !text.includes(FILLED)));
  const patterns = foreign.filter((text) => text.includes(FILLED)).map(patternOf);
  const own = [...texts[language]].filter((text) => text.includes(FILLED) && hasWords(text)).map(patternOf);
  const isForeign = (text: string) =>
    whole.has(text) ||
    (!texts[language].has(text) &&
      !own.some((pattern) => pattern.test(text)) &&
      patterns.some((pattern) => pattern.test(text)));
  return (shown) => [...new Set(shown)].filter(isForeign);
}
