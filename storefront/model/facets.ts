import { isInStock } from './catalog-filters.ts';
import type { CatalogQuery } from './catalog-query.ts';
import type { FilterOptions, Names } from './filter-options.ts';
import type { Cents } from './money.ts';
import type { ProductSummary } from './product.ts';
import { dearestUnder } from './product-card.ts';

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
  /** Counts the product at this place of the list, as it is shown, in the named group, or in all of them. */
  readonly count: (place: number, product: ProductSummary, group: string | null) => void;
  /** Takes the prices of a product, as it is shown without price limits, into their bounds. */
  readonly countPrices: (product: ProductSummary) => void;
  readonly facets: () => Facets;
}

export function createFacetCounter(options: FilterOptions, query: CatalogQuery): FacetCounter {
  const { offsets, values, groups } = options.held;
  const counts = new Uint32Array(groups.length);
  const ratings = new Uint32Array(RATINGS.length);
  let [onSale, inStock, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const count = (place: number, product: ProductSummary, group: string | null) => {
    const end = offsets[place + 1] ?? 0;
    for (let at = offsets[place] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      if (group === null || groups[value] === group) counts[value] = (counts[value] ?? 0) + 1;
    }
    const isCounted = (key: string) => group === null || group === key;
    if (isCounted('rating'))
      RATINGS.forEach((minimum, at) => {
        if (product.rating >= minimum) ratings[at] = (ratings[at] ?? 0) + 1;
      });
    if (isCounted('sale') && product.onSale) onSale += 1;
    if (isCounted('stock') && isInStock(product)) inStock += 1;
  };

  const countPrices = (product: ProductSummary) => {
    lowest = Math.min(lowest, product.price?.current ?? lowest);
    highest = Math.max(highest, dearestUnder(product, query.terms) ?? highest);
  };

  const valuesOf = (names: Names, chosen: readonly string[] = []): FacetValue[] =>
    [...names].map(([slug, { name, value }]) => ({
      slug,
      name,
      count: counts[value] ?? 0,
      isChosen: chosen.includes(slug),
    }));

  const facets = (): Facets => ({
    categories: valuesOf(options.categories, query.categories),
    attributes: [...options.attributes].map(([attribute, { label, terms }]) => ({
      attribute,
      label,
      values: valuesOf(terms, query.terms[attribute]),
    })),
    ratings: RATINGS.map((minimum, at) => ({
      minimum,
      count: ratings[at] ?? 0,
      isChosen: query.minRating === minimum,
    })),
    sale: { count: onSale, isChosen: query.onSale },
    stock: { count: inStock, isChosen: query.inStock },
    prices: lowest > highest ? null : { lowest, highest },
  });

  return { count, countPrices, facets };
}
