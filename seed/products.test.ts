import { describe, expect, test } from 'vitest';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import { readSeed } from './read/read-seed.ts';

const OPENING = new Date('2026-11-21');

const { attributes, categories, products } = readSeed();

const simple = products.flatMap((product) => (product.kind === 'simple' && !product.virtual ? [product] : []));
const virtual = products.filter((product) => product.kind === 'simple' && product.virtual);
const external = products.filter((product) => product.kind === 'external');
const variable = products.flatMap((product) => (product.kind === 'variable' ? [product] : []));
const priced = [
  ...products.filter((product) => product.kind === 'simple'),
  ...variable.flatMap(({ variations }) => variations),
];
const sales = priced.flatMap(({ sku, price: { regular, sale } }) => (sale ? [{ sku, regular, sale }] : []));

const stateOf = (stock: StockPolicy): string => {
  if (stock.kind === 'unmanaged') return 'unmanaged';
  if (stock.onHand === 0) return stock.backorders === 'no' ? 'out of stock' : 'on backorder';
  return stock.onHand <= (stock.lowAmount ?? 0) ? 'low on stock' : 'in stock';
};

const termsOf = (slug: string) =>
  attributes.find((attribute) => attribute.slug === slug)?.terms.map((term) => term.slug) ?? [];

const repeated = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the categories', () => {
  test('there are eight, each in a position of its own', () => {
    expect(categories.map((category) => category.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('introduce themselves in both languages in one sentence', () => {
    for (const { text } of categories) {
      expect(text.id.name).not.toBe(text.en.name);
      expect(text.id.description).not.toBe(text.en.description);
      for (const { description } of [text.id, text.en]) expect(description).toMatch(/^(?!.*\. ).{40,160}\.$/);
    }
  });

  test('hold at least 48 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    const known = categories.map(({ slug }) => slug);
    for (const product of products) expect(product.categories.filter((slug) => !known.includes(slug))).toEqual([]);
  });

  test.each(categories.map((category) => category.slug))('%s is the main one of at least four', (slug) => {
    expect(products.filter((product) => product.categories[0] === slug).length).toBeGreaterThanOrEqual(4);
  });

  test('list a product once', () => {
    for (const product of products) expect(repeated(product.categories)).toEqual([]);
  });
});

describe('the products', () => {
  test('stand in an order without ties or gaps', () => {
    expect(products.map(({ menuOrder }) => menuOrder)).toEqual(products.map((_, index) => index));
  });

  test('have an address each', () => {
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
  });

  test('have a stock number each, and so have their variations', () => {
    const skus = [...products, ...variable.flatMap((product) => product.variations)].map((item) => item.sku);
    expect(repeated(skus)).toEqual([]);
    for (const sku of skus) expect(sku).toMatch(/^STP(-[A-Z0-9]+)+$/);
  });

  test.each([
    ['simple', 20, simple],
    ['variable', 8, variable],
    ['virtual', 2, virtual],
    ['external', 1, external],
  ])('%s ones: at least %i', (_kind, least, found) => {
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  test.each(['in stock', 'low on stock', 'out of stock', 'on backorder', 'unmanaged'])('one is %s', (state) => {
    expect(simple.filter((product) => stateOf(product.stock) === state)).not.toEqual([]);
  });

  test('were published in both years before the shop opened', () => {
    const [firstMonth, year] = [new Date('2025-02'), new Date('2026')];
    for (const { slug, publishedAt } of products)
      expect(publishedAt >= firstMonth && publishedAt < OPENING, slug).toBe(true);
    expect(products.some(({ publishedAt }) => publishedAt < year)).toBe(true);
    expect(products.some(({ publishedAt }) => publishedAt > year)).toBe(true);
  });

  test('weigh more than their content, packed', () => {
    for (const { slug, content, dimensions } of simple) {
      expect(dimensions, slug).not.toBeNull();
      // Solvents and propellants are the lightest contents: 0.65 g per ml.
      if (content) expect(dimensions?.weight, slug).toBeGreaterThan(content.amount * (content.unit === 'g' ? 1 : 0.65));
    }
  });
});

describe('sale prices', () => {
  test('are below the regular ones', () => {
    for (const { sku, regular, sale } of sales) expect(sale.price, sku).toBeLessThan(regular ?? 0);
  });

  test('begin before they end', () => {
    for (const { sale } of sales) if (sale.from && sale.to) expect(sale.from < sale.to).toBe(true);
  });

  test('run now, wait for their day, or end by themselves', () => {
    const waiting = sales.filter(({ sale }) => sale.from !== null && sale.from > OPENING);
    expect(waiting.map(({ sale }) => sale.from)).toContainEqual(new Date('2027-01-10T00:00:00Z'));
    expect(sales.length - waiting.length).toBeGreaterThanOrEqual(5);
    expect(sales.some(({ sale }) => sale.to?.toISOString().startsWith('2027'))).toBe(true);
  });
});

describe.each(variable.map((product) => [product.slug, product] as const))('the variations of %s', (_slug, product) => {
  test('name existing terms, in the order the shopper chooses', () => {
    for (const { slug, terms } of product.attributes) {
      const used = new Set(product.variations.map(({ choices }) => choices[slug]));
      expect(terms).toEqual(termsOf(slug).filter((term) => used.has(term)));
    }
    for (const { sku, choices } of product.variations) {
      expect(Object.keys(choices), sku).toEqual(product.attributes.map(({ slug }) => slug));
      for (const [slug, term] of Object.entries(choices)) expect(termsOf(slug), sku).toContain(term);
    }
  });

  test('are all different, and the default is one of them', () => {
    const choices = product.variations.map((variation) => JSON.stringify(variation.choices));
    expect(repeated(choices)).toEqual([]);
    expect(choices).toContain(JSON.stringify(product.defaults));
  });

  test('hold what their size says', () => {
    const milliliters = (size = '') => Number.parseInt(size, 10) * (size.endsWith('ml') ? 1 : 1000);
    for (const { sku, choices, content } of product.variations)
      expect(content, sku).toEqual({ amount: milliliters(choices.size), unit: 'ml' });
  });
});

test('some choices of viscosity and size do not exist, and some are sold out', () => {
  const both = variable.filter((product) => product.attributes.length === 2);
  const gaps = both.filter(({ attributes: carried, variations }) => {
    const combinations = carried.reduce((count, { terms }) => count * terms.length, 1);
    return variations.length < combinations;
  });
  expect(gaps).not.toEqual([]);
  const states = variable.flatMap(({ variations }) =>
    variations.map(({ stock }) => (stock.kind === 'shared' ? 'shared' : stateOf(stock))),
  );
  expect(states).toEqual(expect.arrayContaining(['in stock', 'low on stock', 'out of stock']));
});
