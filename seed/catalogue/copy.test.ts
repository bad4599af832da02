import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { PRODUCTS } from './index.ts';
import type { ProductCopy } from './product-seed.ts';

const BLOCKS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'table', 'tbody', 'tr', 'th', 'td'];
const LANGUAGES = ['id', 'en'] as const;

/** Both languages must say something of their own here; names, figures and grades may be the same. */
const TRANSLATED = ['shortDescription', 'description', 'extraDescription', 'customTextarea'] as const;

const tagsOf = (markup: string) => markup.match(/<[^>]*>/g) ?? [];

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '\n');

/** The tags left open or closed out of turn; none in sound markup. */
const unbalanced = (markup: string): readonly string[] => {
  const open: string[] = [];
  for (const tag of tagsOf(markup)) {
    if (tag.startsWith('</') && open.at(-1) === tag.replace('/', '')) open.pop();
    else open.push(tag);
  }
  return open;
};

const sentencesOf = (copy: ProductCopy): readonly string[] =>
  TRANSLATED.flatMap((part) => textOf(copy[part]).split(/(?<=[.:])\s|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30);

const pages = PRODUCTS.flatMap((product) =>
  LANGUAGES.map((language) => [`${product.slug} in ${language}`, product.copy[language]] as const),
);

describe.each(pages)('the copy of %s', (_page, copy) => {
  test('is complete', () => {
    for (const part of ['name', ...TRANSLATED] as const) expect(copy[part].trim()).not.toBe('');
    expect(copy.specifications.length).toBeGreaterThanOrEqual(3);
    for (const cell of [...copy.productCardLists, ...copy.specifications.flat()]) expect(cell.trim()).not.toBe('');
  });

  test('has a short description of one sentence that fits a card', () => {
    expect(copy.shortDescription.length).toBeLessThanOrEqual(140);
    expect(copy.shortDescription).toMatch(/^[^<>!]+\.$/);
  });

  test('has three to five points for the card', () => {
    expect(copy.productCardLists.length).toBeGreaterThanOrEqual(3);
    expect(copy.productCardLists.length).toBeLessThanOrEqual(5);
  });

  test('uses only plain blocks, properly nested', () => {
    for (const markup of [copy.description, copy.extraDescription]) {
      for (const tag of tagsOf(markup)) expect(BLOCKS).toContain(tag.replace(/^<\/?(.*)>$/, '$1'));
      expect(unbalanced(markup)).toEqual([]);
      expect(markup).not.toMatch(/&(?!amp;|lt;|gt;)/);
    }
  });

  test('does not shout', () => {
    expect(JSON.stringify(copy)).not.toContain('!');
  });
});

describe.each(PRODUCTS.map((product) => [product.slug, product.copy] as const))(
  'both languages of %s',
  (_slug, copy) => {
    test('are written, not copied', () => {
      for (const part of TRANSLATED) expect(copy.id[part]).not.toBe(copy.en[part]);
      expect(copy.id.productCardLists).not.toEqual(copy.en.productCardLists);
      expect(copy.id.specifications).not.toEqual(copy.en.specifications);
    });

    test('say as much as each other', () => {
      expect(copy.id.specifications).toHaveLength(copy.en.specifications.length);
      expect(copy.id.productCardLists).toHaveLength(copy.en.productCardLists.length);
      expect(tagsOf(copy.id.extraDescription)).toEqual(tagsOf(copy.en.extraDescription));
    });
  },
);

test.each(LANGUAGES)('no two products share a sentence (%s)', (language) => {
  const all = PRODUCTS.flatMap((product) => [...new Set(sentencesOf(product.copy[language]))]);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

test('no two products share a name', () => {
  for (const language of LANGUAGES) {
    const names = PRODUCTS.map((product) => product.copy[language].name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every category introduces itself in both languages in one sentence', () => {
  for (const { name, description } of CATEGORIES) {
    expect(name.id).not.toBe(name.en);
    for (const language of LANGUAGES) expect(description[language]).toMatch(/^(?!.*\. ).{40,160}\.$/);
    expect(description.id).not.toBe(description.en);
  }
});
