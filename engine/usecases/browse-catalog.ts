import type { ProductQuery } from '#engine/domain/search/product-query.ts';
import type { Catalog } from './ports/catalog.ts';
import type { Needs } from './ports.ts';

/** The catalogue's reads, with sale windows judged at the shop's own clock. */
export interface CatalogBrowser extends Omit<Catalog, 'products'> {
  products(query: Omit<ProductQuery, 'at'>): ReturnType<Catalog['products']>;
}

export const browseCatalog = ({ catalog, now }: Pick<Needs, 'catalog' | 'now'>): CatalogBrowser => ({
  products: (query) => catalog.products({ ...query, at: now() }),
  product: (address, language) => catalog.product(address, language),
  productsByIds: (ids, language) => catalog.productsByIds(ids, language),
  related: (productId, limit, language) => catalog.related(productId, limit, language),
  categories: (language) => catalog.categories(language),
  attributes: (language) => catalog.attributes(language),
  reviews: (productIds) => catalog.reviews(productIds),
  articles: (query) => catalog.articles(query),
  article: (address, language) => catalog.article(address, language),
  articleCategories: (language) => catalog.articleCategories(language),
});
