import type { CatalogueQuery } from './catalogue-query.ts';
import { fold } from './fold.ts';
import type { ProductCard } from './product.ts';

/** One question of the shopper: alternatives inside it are joined by "or", the filters by "and". */
export interface Filter {
  readonly key: string;
  readonly admits: (product: ProductCard) => boolean;
}

// Cards are immutable and live as long as the snapshot, so each text is folded once.
const foldedTexts = new WeakMap<ProductCard, string>();

function foldedText(product: ProductCard): string {
  const known = foldedTexts.get(product);
  if (known !== undefined) return known;
  const folded = fold(`${product.name} ${product.shortDescription} ${product.searchText}`);
  foldedTexts.set(product, folded);
  return folded;
}

function searchFilter(search: string): Filter[] {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return [{ key: 'search', admits: (product) => words.every((word) => foldedText(product).includes(word)) }];
}

function categoryFilter(categories: readonly string[]): Filter[] {
  if (categories.length === 0) return [];
  const chosen = new Set(categories);
  return [{ key: 'category', admits: (product) => product.categories.some(({ slug }) => chosen.has(slug)) }];
}

function priceFilter({ minPrice, maxPrice }: CatalogueQuery): Filter[] {
  if (minPrice === null && maxPrice === null) return [];
  const [low, high] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return [{ key: 'price', admits: ({ price }) => price !== null && price.current >= low && price.current <= high }];
}

const termFilter = ([attribute, slugs]: readonly [string, readonly string[]]): Filter => {
  const chosen = new Set(slugs);
  return {
    key: termKey(attribute),
    admits: ({ terms }) => terms.some((term) => term.attribute === attribute && chosen.has(term.slug)),
  };
};

export const termKey = (attribute: string): string => `term ${attribute}`;

export function filtersOf(query: CatalogueQuery): readonly Filter[] {
  const { minRating, onSale } = query;
  return [
    ...searchFilter(query.search),
    ...categoryFilter(query.categories),
    ...priceFilter(query),
    ...(minRating === null ? [] : [{ key: 'rating', admits: ({ rating }: ProductCard) => rating >= minRating }]),
    ...(onSale ? [{ key: 'sale', admits: (product: ProductCard) => product.onSale }] : []),
    ...Object.entries(query.terms).map(termFilter),
  ];
}

export const matching = (products: readonly ProductCard[], query: CatalogueQuery): readonly ProductCard[] => {
  const filters = filtersOf(query);
  return products.filter((product) => filters.every(({ admits }) => admits(product)));
};
