import type { Language } from '#engine/domain/language.ts';
import type { ProductQuery } from '#engine/domain/search/product-query.ts';
import type { ArticleAddress, ArticleQuery, Catalog } from '../ports/catalog.ts';
import type { Needs } from '../ports/ports.ts';

/** The catalog's reads, with sale periods and publication evaluated by the shop's own clock. */
export interface CatalogBrowser
  extends Omit<
    Catalog,
    'products' | 'productsAndVariations' | 'articles' | 'article' | 'articleCategories' | 'articleTags'
  > {
  products(query: Omit<ProductQuery, 'at'>): ReturnType<Catalog['products']>;
  productsAndVariations(query: Omit<ProductQuery, 'at'>): ReturnType<Catalog['productsAndVariations']>;
  articles(query: Omit<ArticleQuery, 'at'>): ReturnType<Catalog['articles']>;
  article(address: ArticleAddress, language: Language): ReturnType<Catalog['article']>;
  articleCategories(language: Language): ReturnType<Catalog['articleCategories']>;
  articleTags(language: Language): ReturnType<Catalog['articleTags']>;
}

export const browseCatalog = ({ catalog, now }: Pick<Needs, 'catalog' | 'now'>): CatalogBrowser => ({
  products: (query) => catalog.products({ ...query, at: now() }),
  productsAndVariations: (query) => catalog.productsAndVariations({ ...query, at: now() }),
  product: (address, language) => catalog.product(address, language),
  productsByIds: (ids, language) => catalog.productsByIds(ids, language),
  related: (productId, limit, language) => catalog.related(productId, limit, language),
  nextPriceChange: (at) => catalog.nextPriceChange(at),
  categories: (language) => catalog.categories(language),
  productTags: (language) => catalog.productTags(language),
  attributes: (language) => catalog.attributes(language),
  reviews: (productIds) => catalog.reviews(productIds),
  review: (id) => catalog.review(id),
  articles: (query) => catalog.articles({ ...query, at: now() }),
  article: (address, language) => catalog.article(address, { language, at: now() }),
  articleCategories: (language) => catalog.articleCategories({ language, at: now() }),
  articleTags: (language) => catalog.articleTags({ language, at: now() }),
});
