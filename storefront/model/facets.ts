import { CATEGORY_TILES } from '#contract/site.ts';
import { isInStock, termKey } from './catalog-filters.ts';
import type { CatalogQuery } from './catalog-query.ts';
import type { Cents } from './money.ts';
import type { ProductSummary } from './product.ts';

export interface FacetValue {
  readonly slug: string;
  readonly name: string;
  /** Products of the list if this were the only choice in its group. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface AttributeFacet {
  readonly attribute: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

export interface Facets {
  readonly categories: readonly FacetValue[];
  readonly attributes: readonly AttributeFacet[];
  readonly ratings: readonly { readonly minimum: number; readonly count: number; readonly isChosen: boolean }[];
  readonly sale: { readonly count: number; readonly isChosen: boolean };
  readonly stock: { readonly count: number; readonly isChosen: boolean };
  /** Cheapest and dearest under the other filters; null when nothing has a price. */
  readonly prices: { readonly lowest: Cents; readonly highest: Cents } | null;
}

const RATINGS = [4, 3, 2] as const;

/** Counts in one pass over the list. */
export interface FacetCounter {
  /** Counts a product in the named group, or in all of them. */
  readonly count: (product: ProductSummary, group: string | null) => void;
  readonly facets: (options: FilterOptions, query: CatalogQuery) => Facets;
}

export function createFacetCounter(): FacetCounter {
  const counts = new Map<string, Map<string, number>>();
  const prices: Cents[] = [];
  const add = (key: string, value: string) => {
    const group = counts.get(key) ?? new Map<string, number>();
    counts.set(key, group);
    group.set(value, (group.get(value) ?? 0) + 1);
  };
  const counted = (key: string, value: string) => counts.get(key)?.get(value) ?? 0;

  const count = (product: ProductSummary, group: string | null) => {
    const isCounted = (key: string) => group === null || group === key;
    if (isCounted('category')) for (const { slug } of product.categories) add('category', slug);
    for (const { attribute, slug } of product.terms) if (isCounted(termKey(attribute))) add(termKey(attribute), slug);
    if (isCounted('rating'))
      for (const minimum of RATINGS) if (product.rating >= minimum) add('rating', String(minimum));
    if (isCounted('sale') && product.onSale) add('sale', '1');
    if (isCounted('stock') && isInStock(product)) add('stock', '1');
    if (isCounted('price') && product.price) prices.push(product.price.current);
  };

  const values = (names: ReadonlyMap<string, string>, key: string, chosen: readonly string[] = []): FacetValue[] =>
    [...names].map(([slug, name]) => ({ slug, name, count: counted(key, slug), isChosen: chosen.includes(slug) }));

  const facets = (options: FilterOptions, query: CatalogQuery): Facets => ({
    categories: values(options.categories, 'category', query.categories),
    attributes: [...options.attributes].map(([attribute, { label, terms }]) => ({
      attribute,
      label,
      values: values(terms, termKey(attribute), query.terms[attribute]),
    })),
    ratings: RATINGS.map((minimum) => ({
      minimum,
      count: counted('rating', String(minimum)),
      isChosen: query.minRating === minimum,
    })),
    sale: { count: counted('sale', '1'), isChosen: query.onSale },
    stock: { count: counted('stock', '1'), isChosen: query.inStock },
    prices: bounds(prices),
  });

  return { count, facets };
}

const bounds = (prices: readonly Cents[]): Facets['prices'] =>
  prices.length === 0
    ? null
    : {
        lowest: prices.reduce((low, price) => Math.min(low, price)),
        highest: prices.reduce((high, price) => Math.max(high, price)),
      };

type SlugAndName = readonly [slug: string, name: string];

const tileOrder = new Map<string, number>(CATEGORY_TILES.map(({ slug }, index) => [slug, index]));

/** Categories with a tile in the order of the tiles, then the others by name. */
const byTileOrder = (a: SlugAndName, b: SlugAndName): number =>
  (tileOrder.get(a[0]) ?? tileOrder.size) - (tileOrder.get(b[0]) ?? tileOrder.size) || a[1].localeCompare(b[1], 'en');

const UNITS = new Map([
  ['ml', 1],
  ['l', 1000],
  ['g', 1],
  ['kg', 1000],
]);

/** "500 ml" before "1 L". Other names by their text, numbers in them by value. */
function byPackSize(a: SlugAndName, b: SlugAndName): number {
  const [left, right] = [amountOf(a[1]), amountOf(b[1])];
  return left !== null && right !== null ? left - right : a[1].localeCompare(b[1], 'en', { numeric: true });
}

function amountOf(name: string): number | null {
  const [, amount, unit] = /^([\d.,]+)\s*(ml|l|kg|g)$/i.exec(name.trim()) ?? [];
  const factor = UNITS.get(unit?.toLowerCase() ?? '');
  return amount === undefined || factor === undefined ? null : Number(amount.replace(',', '.')) * factor;
}

/** Slug → name, in display order. */
type Names = ReadonlyMap<string, string>;

/** Everything a list of products can be filtered by. */
export interface FilterOptions {
  readonly categories: Names;
  /** By attribute. */
  readonly attributes: ReadonlyMap<string, { readonly label: string; readonly terms: Names }>;
}

function collect(products: readonly ProductSummary[]): FilterOptions {
  const categories = new Map<string, string>();
  const attributes = new Map<string, { readonly label: string; readonly terms: Map<string, string> }>();
  for (const product of products) {
    for (const { slug, name } of product.categories) categories.set(slug, name);
    for (const { attribute, attributeLabel: label, slug, name } of product.terms) {
      const known = attributes.get(attribute) ?? { label, terms: new Map() };
      attributes.set(attribute, known);
      known.terms.set(slug, name);
    }
  }
  return {
    categories: new Map([...categories].sort(byTileOrder)),
    attributes: new Map(
      [...attributes].map(([attribute, { label, terms }]) => [
        attribute,
        { label, terms: new Map([...terms].sort(byPackSize)) },
      ]),
    ),
  };
}

// A list is immutable and lives as long as its snapshot.
const collected = new WeakMap<readonly ProductSummary[], FilterOptions>();

export function filterOptionsOf(products: readonly ProductSummary[]): FilterOptions {
  const options = collected.get(products) ?? collect(products);
  collected.set(products, options);
  return options;
}
