import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/domain/language.ts';
import { readSeed } from './read/read-seed.ts';
import { tagsOf, unbalancedTags } from './testing/markup.ts';

const { articles, categories, pictures, products } = readSeed();

const BLOCKS = 'p h2 h3 ul ol li strong em blockquote table thead tbody tr th td'.split(' ');

const slugs = (things: readonly { readonly slug: string }[]) => things.map(({ slug }) => slug);

/** Where an article may link to: pages that every shop of this brand has, its categories, products and other articles. */
const ADDRESSES = new Set([
  ...'/about /articles /categories /contact /faq /products'.split(' '),
  ...'/racing/legacy-motor-club /racing/richard-petty /racing/stp-racing'.split(' '),
  ...slugs(categories).map((slug) => `/product-category/${slug}`),
  ...slugs(products).map((slug) => `/product/${slug}`),
  ...slugs(articles).map((slug) => `/article/${slug}`),
]);

const linksOf = (markup: string) => [...markup.matchAll(/<a href="([^"]*)">/g)].map(([, address = '']) => address);
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
const isPlain = (tag: string) =>
  /^<a href="\/[^"]*">$/.test(tag) || [...BLOCKS, 'a'].some((block) => tag === `<${block}>` || tag === `</${block}>`);

const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);

const pages = articles.flatMap(({ slug, text }) =>
  LANGUAGES.map((language) => [`${slug} in ${language}`, text[language]] as const),
);

describe.each(pages)('%s', (_page, { title, excerpt, content }) => {
  test('has a title and an excerpt that fit a card', () => {
    expect(title).toMatch(/^[^<>!]{20,70}$/);
    expect(excerpt).toMatch(/^[^<>!]{40,160}\.$/);
  });

  test('takes three to five minutes to read', () => {
    expect(wordsOf(content).length).toBeGreaterThanOrEqual(500);
    expect(wordsOf(content).length).toBeLessThanOrEqual(900);
  });

  test('uses only plain blocks and links within the site, properly nested', () => {
    expect(tagsOf(content).filter((tag) => !isPlain(tag))).toEqual([]);
    expect(unbalancedTags(content)).toEqual([]);
  });

  test('links to pages that exist, and to at least one product', () => {
    const links = linksOf(content);
    expect(links.filter((address) => !ADDRESSES.has(address))).toEqual([]);
    expect(links.filter((address) => address.startsWith('/product/'))).not.toEqual([]);
  });

  test('has no exclamation mark', () => {
    expect(content).not.toContain('!');
  });
});

describe.each(articles.map(({ slug, text }) => [slug, text] as const))('both languages of %s', (_slug, { id, en }) => {
  test('differ in every text', () => {
    for (const part of ['title', 'excerpt', 'content'] as const) expect(id[part]).not.toBe(en[part]);
  });

  test('are built alike and link to the same pages', () => {
    const structure = (markup: string) =>
      tagsOf(markup).filter((tag) => /^<(h2|h3|table|tr|li|blockquote)>$/.test(tag));
    expect(structure(id.content)).toEqual(structure(en.content));
    expect(new Set(linksOf(id.content))).toEqual(new Set(linksOf(en.content)));
  });
});

test('an article category has one name wherever it is used, and no other category has it', () => {
  const used = articles.flatMap((article) => article.categories);
  const bySlug = new Map(used.map((category) => [category.slug, category]));
  for (const category of used) expect(category).toEqual(bySlug.get(category.slug));
  expect(bySlug.size).toBe(7);
  for (const language of LANGUAGES)
    expect(repeated([...bySlug.values()].map(({ name }) => name[language]))).toEqual([]);
});

test('an article is in a category, and in none twice', () => {
  for (const article of articles) {
    expect(article.categories.length).toBeGreaterThan(0);
    expect(repeated(slugs(article.categories))).toEqual([]);
  }
});

test('eight articles stand newest first, each at an address, with a picture and at a time of its own', () => {
  expect(articles).toHaveLength(8);
  expect(repeated(slugs(articles))).toEqual([]);
  expect(repeated(articles.map(({ picture }) => picture))).toEqual([]);
  const files = pictures.map(({ file }) => file);
  for (const { picture } of articles) expect(files).toContain(picture);
  const times = articles.map(({ publishedAt }) => publishedAt.getTime());
  expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
});
