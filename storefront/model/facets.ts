import { termKey } from './catalogue-filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { FilterOptions } from './filter-options.ts';
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

/** Collects the counts while the list is walked once. */
export interface FacetTally {
  /** Counts a product in the named group, or in all of them. */
  readonly count: (product: ProductCard, group: string | null) => void;
  readonly facets: (options: FilterOptions, query: CatalogueQuery) => Facets;
}

export function facetTally(): FacetTally {
  const tallies = new Map<string, Map<string, number>>();
  const prices: Cents[] = [];
  const add = (key: string, value: string) => {
    const tally = tallies.get(key) ?? new Map<string, number>();
    tallies.set(key, tally);
    tally.set(value, (tally.get(value) ?? 0) + 1);
  };
  const counted = (key: string, value: string) => tallies.get(key)?.get(value) ?? 0;

  const count = (product: ProductCard, group: string | null) => {
    const counts = (key: string) => group === null || group === key;
    if (counts('category')) for (const { slug } of product.categories) add('category', slug);
    for (const { attribute, slug } of product.terms) if (counts(termKey(attribute))) add(termKey(attribute), slug);
    if (counts('rating')) for (const minimum of RATINGS) if (product.rating >= minimum) add('rating', String(minimum));
    if (counts('sale') && product.onSale) add('sale', '1');
    if (counts('price') && product.price) prices.push(product.price.current);
  };

  const values = (names: ReadonlyMap<string, string>, key: string, chosen: readonly string[] = []): FacetValue[] =>
    [...names].map(([slug, name]) => ({ slug, name, count: counted(key, slug), isChosen: chosen.includes(slug) }));

  const facets = (options: FilterOptions, query: CatalogueQuery): Facets => ({
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
