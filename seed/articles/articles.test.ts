import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import type { ArticleSeed } from './article-seed.ts';
import { ARTICLE_CATEGORIES } from './categories.ts';
import { ARTICLES } from './index.ts';

const LANGUAGES = ['id', 'en'] as const;
const BLOCKS = 'p h2 h3 ul ol li strong em blockquote table thead tbody tr th td'.split(' ');
const STILLS = 'dip odo fuel pour brake care flush indy track'.split(' ').map((still) => `art-${still}`);

const slugs = (things: readonly { readonly slug: string }[]) => things.map(({ slug }) => slug);

/** Where an article may lead to: pages that every shop of this brand has, its categories, products and other articles. */
const PLACES = new Set([
  ...'/about /articles /categories /contact /faq /products'.split(' '),
  ...'/racing/legacy-motor-club /racing/richard-petty /racing/stp-racing'.split(' '),
  ...slugs(CATEGORIES).map((slug) => `/product-category/${slug}`),
  ...slugs(PRODUCTS).map((slug) => `/product/${slug}`),
  ...slugs(ARTICLES).map((slug) => `/article/${slug}`),
]);

const tagsOf = (markup: string) => markup.match(/<[^>]*>/g) ?? [];
const linksOf = (markup: string) => [...markup.matchAll(/<a href="([^"]*)">/g)].map(([, address]) => address);
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
const isPlain = (tag: string) =>
  /^<a href="\/[^"]*">$/.test(tag) || [...BLOCKS, 'a'].some((block) => tag === `<${block}>` || tag === `</${block}>`);

/** The tags left open or closed out of turn; none in sound markup. */
const unbalanced = (markup: string): readonly string[] => {
  const open: string[] = [];
  for (const tag of tagsOf(markup)) {
    if (tag.startsWith('</') && open.at(-1)?.split(/[ >]/)[0] === tag.replace(/[/>]/g, '')) open.pop();
    else open.push(tag);
  }
  return open;
};

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const pages = ARTICLES.flatMap((article) =>
  LANGUAGES.map((language) => [`${article.slug} in ${language}`, article.copy[language]] as const),
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
    expect(unbalanced(content)).toEqual([]);
  });

  test('leads only to pages that exist', () => {
    expect(linksOf(content).length).toBeGreaterThan(0);
    expect(linksOf(content).filter((address) => !PLACES.has(address ?? ''))).toEqual([]);
  });

  test('does not shout', () => {
    expect(content).not.toContain('!');
  });
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('both languages of %s', (_slug, article) => {
  test('are written, not copied', () => {
    for (const part of ['title', 'excerpt', 'content'] as const) {
      expect(article.copy.id[part]).not.toBe(article.copy.en[part]);
    }
  });

  test('are built alike and lead to the same places', () => {
    const { id, en } = article.copy;
    const headings = (markup: string) => tagsOf(markup).filter((tag) => /^<(h2|h3|table|tr|li|blockquote)>$/.test(tag));
    expect(headings(id.content)).toEqual(headings(en.content));
    expect(new Set(linksOf(id.content))).toEqual(new Set(linksOf(en.content)));
  });
});

test.each([
  ['products', ({ products }: ArticleSeed) => products, slugs(PRODUCTS)],
  ['categories', ({ categories }: ArticleSeed) => categories, slugs(ARTICLE_CATEGORIES)],
  ['picture', ({ picture }: ArticleSeed) => [picture], STILLS],
])('the %s that an article names exist', (_what, named, known) => {
  for (const article of ARTICLES) {
    expect(named(article).length).toBeGreaterThan(0);
    expect(named(article).filter((name) => !known.includes(name))).toEqual([]);
    expect(repeated(named(article))).toEqual([]);
  }
});

test('every product that an article shows is named in its text', () => {
  for (const { products, copy } of ARTICLES) {
    const linked = linksOf(copy.id.content);
    expect(products.filter((slug) => !linked.includes(`/product/${slug}`))).toEqual([]);
  }
});

test('every article category has an article and a name of its own in both languages', () => {
  const used = ARTICLES.flatMap(({ categories }) => categories);
  expect(slugs(ARTICLE_CATEGORIES).filter((slug) => !used.includes(slug))).toEqual([]);
  for (const language of LANGUAGES) expect(repeated(ARTICLE_CATEGORIES.map(({ name }) => name[language]))).toEqual([]);
});

test('eight articles stand newest first, each at an address, with a picture and at a time of its own', () => {
  expect(ARTICLES).toHaveLength(8);
  expect(repeated(slugs(ARTICLES))).toEqual([]);
  expect(repeated(ARTICLES.map(({ picture }) => picture))).toEqual([]);
  const dates = ARTICLES.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
});
