import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/domain/language.ts';
import { readSeed } from './read/read-seed.ts';
import { tagsOf, unbalancedTags } from './testing/markup.ts';

const { products } = readSeed();

type Text = (typeof products)[number]['text']['id'];

const BLOCKS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'table', 'tbody', 'tr', 'th', 'td'];

/** Both languages must say something of their own here; names, figures and grades may be the same. */
const TRANSLATED = ['shortDescription', 'description', 'extraDescription', 'customTextarea'] as const;

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '\n');

const sentencesOf = (text: Text): readonly string[] =>
  TRANSLATED.flatMap((part) => textOf(text[part]).split(/(?<=[.:])\s|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30);

const pages = products.flatMap(({ slug, text }) =>
  LANGUAGES.map((language) => [`${slug} in ${language}`, text[language]] as const),
);

describe.each(pages)('the text of %s', (_page, text) => {
  test('is complete', () => {
    for (const part of ['name', ...TRANSLATED] as const) expect(text[part].trim()).not.toBe('');
    expect(text.specifications.length).toBeGreaterThanOrEqual(3);
    const cells = text.specifications.flatMap(({ name, value }) => [name, value]);
    for (const cell of [...text.productCardLists, ...cells]) expect(cell.trim()).not.toBe('');
  });

  test('has a short description of one sentence that fits a card', () => {
    expect(text.shortDescription.length).toBeLessThanOrEqual(140);
    expect(text.shortDescription).toMatch(/^[^<>!]+\.$/);
  });

  test('has three to five points for the card', () => {
    expect(text.productCardLists.length).toBeGreaterThanOrEqual(3);
    expect(text.productCardLists.length).toBeLessThanOrEqual(5);
  });

  test('uses only plain blocks, properly nested', () => {
    for (const markup of [text.description, text.extraDescription]) {
      for (const tag of tagsOf(markup)) expect(BLOCKS).toContain(tag.replace(/^<\/?(.*)>$/, '$1'));
      expect(unbalancedTags(markup)).toEqual([]);
      expect(markup).not.toMatch(/&(?!amp;|lt;|gt;)/);
    }
  });

  test('has no exclamation mark', () => {
    expect(JSON.stringify(text)).not.toContain('!');
  });
});

describe.each(products.map(({ slug, text }) => [slug, text] as const))('both languages of %s', (_slug, text) => {
  test('differ in every text', () => {
    for (const part of TRANSLATED) expect(text.id[part]).not.toBe(text.en[part]);
    expect(text.id.productCardLists).not.toEqual(text.en.productCardLists);
    expect(text.id.specifications).not.toEqual(text.en.specifications);
  });

  test('have the same structure', () => {
    expect(text.id.specifications).toHaveLength(text.en.specifications.length);
    expect(text.id.productCardLists).toHaveLength(text.en.productCardLists.length);
    expect(tagsOf(text.id.extraDescription)).toEqual(tagsOf(text.en.extraDescription));
  });
});

test.each(LANGUAGES)('no two products share a sentence (%s)', (language) => {
  const all = products.flatMap(({ text }) => [...new Set(sentencesOf(text[language]))]);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

test.each(LANGUAGES)('no two products share a name (%s)', (language) => {
  const names = products.map(({ text }) => text[language].name);
  expect(new Set(names).size).toBe(names.length);
});
