import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from './attributes.ts';
import { CATEGORIES } from './categories.ts';
import { PRODUCTS } from './index.ts';
import type { SalePrice, SeedStock, Sellable, VariableProductSeed } from './product-seed.ts';

const OPENING = '2026-11-21';

const variable = PRODUCTS.filter((product): product is VariableProductSeed => product.type === 'variable');
const simple = PRODUCTS.filter((product) => product.type === 'simple');
const sellables: readonly Sellable[] = [...simple, ...variable.flatMap((product) => product.variations)];
const priced = [...sellables, ...PRODUCTS.filter((product) => product.type === 'virtual')];
const sales = priced.flatMap((item) => (item.sale ? [{ sku: item.sku, cents: item.cents, sale: item.sale }] : []));

const stateOf = (stock: SeedStock): string => {
  if (stock.kind === 'unmanaged') return 'unmanaged';
  if (stock.quantity === 0) return (stock.backorders ?? 'no') === 'no' ? 'out of stock' : 'on backorder';
  return stock.quantity <= (stock.lowAmount ?? 0) ? 'low on stock' : 'in stock';
};

const termOf = (attribute: string, slug: string | undefined) =>
  ATTRIBUTES.find((candidate) => candidate.slug === attribute)?.terms.find((term) => term.slug === slug);

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the categories', () => {
  test('there are eight, each in a place of its own', () => {
    expect(CATEGORIES.map((category) => category.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(repeated(CATEGORIES.map((category) => category.colour))).toEqual([]);
  });

  test('at least 48 products are in them', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(48);
  });

  test.each(CATEGORIES.map((category) => category.slug))('%s offers a choice', (slug) => {
    expect(PRODUCTS.filter((product) => product.category === slug).length).toBeGreaterThanOrEqual(4);
  });

  test('a product is listed in a category once', () => {
    for (const product of PRODUCTS) expect(repeated([product.category, ...(product.alsoIn ?? [])])).toEqual([]);
  });

  test('neighbours in a category never look alike', () => {
    const looks = PRODUCTS.map((product) => {
      const packshot = product.type === 'variable' ? product.variations[0]?.packshot : product.packshot;
      return JSON.stringify([product.category, packshot?.container, packshot?.colours]);
    });
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
  });
});

describe('what is sold', () => {
  test('no two products share an address', () => {
    expect(repeated(PRODUCTS.map((product) => product.slug))).toEqual([]);
  });

  test('no two things share a stock number', () => {
    const skus = [...PRODUCTS, ...variable.flatMap((product) => product.variations)].map((item) => item.sku);
    expect(repeated(skus)).toEqual([]);
    for (const sku of skus) expect(sku).toMatch(/^STP(-[A-Z0-9]+)+$/);
  });

  test.each([
    ['simple', 20],
    ['variable', 8],
    ['virtual', 2],
    ['external', 1],
  ])('there are %s products, at least %i', (type, least) => {
    expect(PRODUCTS.filter((product) => product.type === type).length).toBeGreaterThanOrEqual(least);
  });

  test.each(['in stock', 'low on stock', 'out of stock', 'on backorder', 'unmanaged'])('something is %s', (state) => {
    expect(simple.filter((product) => stateOf(product.stock) === state)).not.toEqual([]);
  });

  test('something was published in each year, and nothing after the shop opened', () => {
    for (const { slug, date } of PRODUCTS) expect(date >= '2025-02' && date < OPENING, slug).toBe(true);
    expect(PRODUCTS.some((product) => product.date < '2026')).toBe(true);
    expect(PRODUCTS.some((product) => product.date > '2026')).toBe(true);
  });

  test('a parcel weighs more than what is in it', () => {
    for (const { slug, content, parcel } of simple) {
      // Solvents and propellants are the lightest contents: 0.65 g per ml.
      if (content) expect(parcel.weight, slug).toBeGreaterThan(content.amount * (content.unit === 'g' ? 1 : 0.65));
    }
  });
});

describe('sale prices', () => {
  test('a sale price is below the regular one', () => {
    for (const { sku, cents, sale } of sales) expect(sale.cents, sku).toBeLessThan(cents);
  });

  test('a sale begins before it ends', () => {
    const bounded = sales
      .map(({ sale }) => sale)
      .filter((sale): sale is Required<SalePrice> => 'from' in sale && 'to' in sale);
    for (const { from, to } of bounded) expect(from < to).toBe(true);
  });

  test('several run now, some wait for their day and some end by themselves', () => {
    const waiting = sales.filter(({ sale }) => (sale.from ?? '') > OPENING);
    expect(waiting.map(({ sale }) => sale.from)).toContain('2027-01-10T00:00:00Z');
    expect(sales.length - waiting.length).toBeGreaterThanOrEqual(5);
    expect(sales.some(({ sale }) => sale.to?.startsWith('2027'))).toBe(true);
  });
});

describe.each(variable.map((product) => [product.slug, product] as const))('the variations of %s', (_slug, product) => {
  test('name existing terms, in the order the shopper chooses', () => {
    for (const { sku, attributes } of product.variations) {
      expect(Object.keys(attributes), sku).toEqual(product.attributes);
      for (const name of product.attributes) expect(termOf(name, attributes[name]), sku).toBeDefined();
    }
  });

  test('are all different, and the default is one of them', () => {
    const choices = product.variations.map(({ attributes }) => JSON.stringify(attributes));
    expect(repeated(choices)).toEqual([]);
    expect(choices).toContain(JSON.stringify(product.defaults));
  });

  test('carry the chosen size and grade on the pack', () => {
    for (const { sku, attributes, packshot } of product.variations) {
      expect(packshot.label.volume, sku).toBe(termOf('size', attributes.size)?.name);
      if (attributes.viscosity) expect(packshot.label.grade, sku).toBe(termOf('viscosity', attributes.viscosity)?.name);
    }
  });
});

test('some choices of viscosity and size do not exist, and some are sold out', () => {
  const both = variable.filter((product) => product.attributes.length === 2);
  const gaps = both.filter(({ variations }) => {
    const kinds = (slug: 'viscosity' | 'size') => new Set(variations.map(({ attributes }) => attributes[slug])).size;
    return variations.length < kinds('viscosity') * kinds('size');
  });
  expect(gaps).not.toEqual([]);
  const states = variable.flatMap(({ variations }) => variations.map(({ stock }) => stateOf(stock)));
  expect(states).toEqual(expect.arrayContaining(['in stock', 'low on stock', 'out of stock']));
});
