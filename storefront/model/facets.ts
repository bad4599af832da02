import { CATEGORY_TILES } from '#contract/site.ts';
import { termKey } from './catalogue-filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { Cents } from './money.ts';
import type { ProductCard } from './product.ts';

export interface FacetValue {
  readonly slug: string;
  readonly name: string;
  /** Products the list would show if this were the only choice in its group. */
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
  /** Cheapest and dearest under the other filters; null when nothing has a price. */
  readonly prices: { readonly lowest: Cents; readonly highest: Cents } | null;
}

const RATINGS = [4, 3, 2] as const;

interface Counted {
  readonly name: string;
  readonly label: string;
  count: number;
}

/** Collects the facets while the list is walked once. */
export interface FacetTally {
  /** Makes a product's values known, whether or not they count, so that an alternative with 0 stays on the page. */
  readonly see: (product: ProductCard) => void;
  /** Counts a product in the named group, or in all of them. */
  readonly count: (product: ProductCard, group: string | null) => void;
  readonly facets: (query: CatalogueQuery) => Facets;
}

export function facetTally(): FacetTally {
  const categories = new Map<string, Counted>();
  const attributes = new Map<string, Map<string, Counted>>();
  const ratings = new Map<number, number>();
  const prices: Cents[] = [];
  let onSale = 0;

  const see = (product: ProductCard) => {
    for (const { slug, name } of product.categories) know(categories, slug, { name, label: '' });
    for (const { attribute, attributeLabel, slug, name } of product.terms) {
      const values = attributes.get(attribute) ?? new Map<string, Counted>();
      attributes.set(attribute, know(values, slug, { name, label: attributeLabel }));
    }
  };

  const count = (product: ProductCard, group: string | null) => {
    const counts = (key: string) => group === null || group === key;
    if (counts('category')) for (const { slug } of product.categories) increase(categories.get(slug));
    for (const { attribute, slug } of product.terms)
      if (counts(termKey(attribute))) increase(attributes.get(attribute)?.get(slug));
    if (counts('rating'))
      for (const minimum of RATINGS)
        if (product.rating >= minimum) ratings.set(minimum, (ratings.get(minimum) ?? 0) + 1);
    if (counts('sale') && product.onSale) onSale += 1;
    if (counts('price') && product.price) prices.push(product.price.current);
  };

  const facets = (query: CatalogueQuery): Facets => ({
    categories: values(categories, query.categories).sort(byTile),
    attributes: [...attributes].map(([attribute, counted]) => ({
      attribute,
      label: [...counted.values()][0]?.label ?? attribute,
      values: values(counted, query.terms[attribute] ?? []).sort(byAmount),
    })),
    ratings: RATINGS.map((minimum) => ({
      minimum,
      count: ratings.get(minimum) ?? 0,
      isChosen: query.minRating === minimum,
    })),
    sale: { count: onSale, isChosen: query.onSale },
    prices: bounds(prices),
  });

  return { see, count, facets };
}

function know(into: Map<string, Counted>, slug: string, named: Omit<Counted, 'count'>) {
  if (!into.has(slug)) into.set(slug, { ...named, count: 0 });
  return into;
}

function increase(counted: Counted | undefined) {
  if (counted) counted.count += 1;
}

const values = (counted: ReadonlyMap<string, Counted>, chosen: readonly string[]): FacetValue[] =>
  [...counted].map(([slug, { name, count }]) => ({ slug, name, count, isChosen: chosen.includes(slug) }));

const bounds = (prices: readonly Cents[]): Facets['prices'] =>
  prices.length === 0
    ? null
    : {
        lowest: prices.reduce((low, price) => Math.min(low, price)),
        highest: prices.reduce((high, price) => Math.max(high, price)),
      };

const shelfOrder = new Map<string, number>(CATEGORY_TILES.map(({ slug }, index) => [slug, index]));

const byTile = (a: FacetValue, b: FacetValue): number =>
  (shelfOrder.get(a.slug) ?? shelfOrder.size) - (shelfOrder.get(b.slug) ?? shelfOrder.size) ||
  a.name.localeCompare(b.name, 'en');

const UNITS = new Map([
  ['ml', 1],
  ['l', 1000],
  ['g', 1],
  ['kg', 1000],
]);

/** "500 ml" before "1 L"; names that are no amounts by their text, numbers by value. */
function byAmount(a: FacetValue, b: FacetValue): number {
  const [left, right] = [amountOf(a.name), amountOf(b.name)];
  return left !== null && right !== null ? left - right : a.name.localeCompare(b.name, 'en', { numeric: true });
}

function amountOf(name: string): number | null {
  const [, amount, unit] = /^([\d.,]+)\s*(ml|l|kg|g)$/i.exec(name.trim()) ?? [];
  const factor = UNITS.get(unit?.toLowerCase() ?? '');
  return amount === undefined || factor === undefined ? null : Number(amount.replace(',', '.')) * factor;
}
