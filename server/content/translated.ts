import { z } from 'zod';
import { LANGUAGE_CODES, type Language, type Translated } from '#contract/languages.ts';
import { markdownToHtml } from '#engine/adapters/markdown/markdown-file.ts';
import { type TextWithHeadings, withHeadingIds } from '#storefront/model/content/headings.ts';
import { fillInShopFacts } from './shop-facts.ts';

const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text: put it between quotes') })
  .trim()
  .min(1, 'is empty');

const textIn = (language: Language) =>
  text.transform((written, check): string => {
    const { filled, unknown } = fillInShopFacts(written, language);
    if (unknown.length === 0) return filled;
    check.addIssue({ code: 'custom', message: `names the unknown fact {{${unknown[0]}}}` });
    return z.NEVER;
  });

/** Plain text, in which `{{email}}` and other facts of the shop are filled in. */
export const translatedText = z.strictObject({ id: textIn('id'), en: textIn('en') });

const htmlIn = (language: Language) =>
  textIn(language).transform((markdown, check): string => {
    const html = markdownToHtml(markdown);
    if (html !== null) return html;
    check.addIssue({ code: 'custom', message: 'has too much in one paragraph, or too deep in one another' });
    return z.NEVER;
  });

/** Markdown that becomes sanitised HTML. */
export const translatedMarkdown = z.strictObject({ id: htmlIn('id'), en: htmlIn('en') });

const longTextIn = (language: Language) => htmlIn(language).transform((html): TextWithHeadings => withHeadingIds(html));

/** Markdown with headings to which links may lead. */
export const translatedLongText = z.strictObject({ id: longTextIn('id'), en: longTextIn('en') });

/** The same value without its other language, however deep it holds translated parts. */
export type InLanguage<Value> =
  Value extends Translated<infer Text>
    ? Text
    : Value extends readonly (infer Item)[]
      ? readonly InLanguage<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

const isTranslated = (value: object): value is Translated<unknown> =>
  Object.keys(value).length === LANGUAGE_CODES.length && 'id' in value && 'en' in value;

export const inLanguage = <Value>(value: Value, language: Language): InLanguage<Value> =>
  pick(value, language) as InLanguage<Value>;

function pick(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (isTranslated(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pick(part, language)]));
}
