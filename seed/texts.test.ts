import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UPLOADS } from './load/copy-files.ts';
import { readSeed } from './read/read-seed.ts';

const { articles, categories, pictures, products } = readSeed();

const TRANSLATED = ['shortDescription', 'description', 'extraDescription', 'customTextarea'] as const;

const tagsOf = (markup: string): readonly string[] => markup.match(/<\/?(?:h2|h3|table|tr|li|blockquote)>/g) ?? [];

test('both languages of a product say something of their own, in the same parts', () => {
  for (const { slug, text } of products) {
    for (const part of TRANSLATED) expect(text.id[part], slug).not.toBe(text.en[part]);
    expect(text.id.specifications, slug).toHaveLength(text.en.specifications.length);
    expect(text.id.productCardLists, slug).toHaveLength(text.en.productCardLists.length);
    expect(tagsOf(text.id.extraDescription), slug).toEqual(tagsOf(text.en.extraDescription));
  }
});

test('both languages of an article say something of their own, in the same parts', () => {
  for (const { slug, text } of articles) {
    for (const part of ['title', 'excerpt', 'content'] as const) expect(text.id[part], slug).not.toBe(text.en[part]);
    expect(tagsOf(text.id.content), slug).toEqual(tagsOf(text.en.content));
  }
});

test('every picture that is shown is there', () => {
  const shown = [
    ...products.flatMap((product) => [
      ...product.pictures,
      ...(product.kind === 'variable' ? product.variations.map(({ picture }) => picture) : []),
    ]),
    ...[...categories, ...articles].map(({ picture }) => picture),
    ...pictures.map(({ file }) => file),
  ];
  expect(shown.filter((file) => file !== null && !existsSync(join(UPLOADS, file)))).toEqual([]);
});
