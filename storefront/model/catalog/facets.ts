import type { Cents } from '../money.ts';
import type { ProductSummary } from '../product/product.ts';
import type { CatalogQuery } from './catalog-query.ts';
import type { FilterOptions, Names } from './filter-options.ts';
import { IN_STOCK, marksOf, ON_SALE } from './list-facts.ts';
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
  /** Counts the product at this place of the list in the named group, or in all of them. Null: it is shown as it stands there. */
  readonly count: (place: number, shown: ProductSummary | null, group: string | null) => void;
  /** Takes its prices, as it is shown without price limits, into their bounds. */
  readonly countPrices: (place: number, shown: ProductSummary | null) => void;
  readonly facets: () => Facets;
}

function countRating(counts: Uint32Array, rating: number): void {
  for (let at = 0; at < RATINGS.length; at += 1) if (rating >= (RATINGS[at] ?? 0)) counts[at] = (counts[at] ?? 0) + 1;
}

export function createFacetCounter(options: FilterOptions, query: CatalogQuery): FacetCounter {
  const { held, facts: listed } = options;
  const { offsets, values, groups } = held;
  const counts = new Uint32Array(groups.length);
  const ratings = new Uint32Array(RATINGS.length);
  let [onSale, inStock, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function count(place: number, shown: ProductSummary | null, group: string | null): void {
    const end = offsets[place + 1] ?? 0;
    for (let at = offsets[place] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      if (group === null || groups[value] === group) counts[value] = (counts[value] ?? 0) + 1;
    }
    if (group === null || group === 'rating') countRating(ratings, listed.ratings[place] ?? 0);
    const marks = shown === null ? (listed.marks[place] ?? 0) : marksOf(shown);
    if ((group === null || group === 'sale') && marks & ON_SALE) onSale += 1;
    if ((group === null || group === 'stock') && marks & IN_STOCK) inStock += 1;
  }

  function countPrices(place: number, shown: ProductSummary | null): void {
    const price = shown === null ? listed.prices[place] : shown.price?.current;
    const dearest = shown === null ? listed.dearest[place] : dearestUnder(shown, query.terms);
    // Neither holds of what is not a number.
    if (price !== undefined && price < lowest) lowest = price;
    if (dearest != null && dearest > highest) highest = dearest;
  }

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
