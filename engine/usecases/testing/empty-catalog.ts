import type { Catalog } from '../ports/catalog.ts';

const nothing = { rows: [], hasNext: false, hasPrevious: false, total: 0, isNearest: false };

/** For shops in tests that nobody browses. */
export const emptyCatalog: Catalog = {
  products: async () => nothing,
  product: async () => null,
  productsByIds: async () => [],
  related: async () => [],
  nextPriceChange: async () => null,
  categories: async () => [],
  productTags: async () => [],
  attributes: async () => [],
  reviews: async () => new Map(),
  review: async () => null,
  articles: async () => nothing,
  article: async () => null,
  articleCategories: async () => [],
  articleTags: async () => [],
};
