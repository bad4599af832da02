import { LIMITS } from '#contract/limits.ts';
import type { Price } from '../money.ts';
import { type PictureSet, PLACEHOLDER, pictureSet } from '../picture.ts';
import type { CategoryRef, ProductSummary } from '../product/product.ts';
import { foldText, type SearchResult } from './search.ts';

/** What the list under the search field shows of a product. */
export interface Suggestion extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'shortDescription'> {
  readonly price: Price | null;
  readonly picture: PictureSet;
}

export interface Suggestions extends Pick<SearchResult, 'isNearest' | 'missedWords'> {
  /** What they are for, normalized. */
  readonly text: string;
  /** The best first; empty for a blank text. */
  readonly products: readonly Suggestion[];
  /** For a blank text only: the categories that sell most. */
  readonly categories: readonly CategoryRef[];
}

const MAX_TEXT_LENGTH = 80;

/** Texts that find the same become one, so that they share a cached response. */
export const normalizeSearch = (typed: string): string => foldText(typed).slice(0, MAX_TEXT_LENGTH).trim();

/** The text in the query of an address. */
export const suggestedText = (parameters: URLSearchParams): string => normalizeSearch(parameters.get('q') ?? '');

/** The best of what a search has found. */
export function suggestedProducts(
  byId: ReadonlyMap<number, ProductSummary>,
  { ranks }: SearchResult,
): Suggestions['products'] {
  const suggested: Suggestion[] = [];
  for (const found of ranks.keys()) {
    const product = byId.get(found);
    if (product) suggested.push(suggestionOf(product));
    if (suggested.length === LIMITS.suggestions) break;
  }
  return suggested;
}

const suggestionOf = ({ id, slug, name, shortDescription, price, picture }: ProductSummary): Suggestion => ({
  id,
  slug,
  name,
  shortDescription,
  price,
  picture: pictureSet(picture ?? PLACEHOLDER),
});

/** The categories with most pieces sold; where the API hides sales, those with most products. */
export function popularCategories(products: readonly ProductSummary[]): Suggestions['categories'] {
  const found = new Map<string, CategoryRef & { sales: number; count: number }>();
  for (const { categories, totalSales } of products) {
    for (const { slug, name } of categories) {
      const { sales, count } = found.get(slug) ?? { sales: 0, count: 0 };
      found.set(slug, { slug, name, sales: sales + totalSales, count: count + 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.sales - a.sales || b.count - a.count)
    .slice(0, LIMITS.suggestions)
    .map(({ slug, name }) => ({ slug, name }));
}
