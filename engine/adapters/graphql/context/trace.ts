import type { Product } from '#engine/domain/catalog/product.ts';
import { dependsOnStock } from '#engine/domain/search/product-query.ts';
import type { CatalogBrowser } from '#engine/usecases/catalog/browse-catalog.ts';

/** What a response was made from: whether it may be cached for others, and which changes make it stale. */
export interface Trace {
  /** More than the catalog was read. */
  isPersonal: boolean;
  /** It has a list that a sale may change. */
  dependsOnStock: boolean;
  /** Articles appear by themselves when their day has come. */
  dependsOnArticles: boolean;
  /** Another one for each request. */
  isRandom: boolean;
  readonly products: Set<number>;
}

export const createTrace = (): Trace => ({
  isPersonal: false,
  dependsOnStock: false,
  dependsOnArticles: false,
  isRandom: false,
  products: new Set(),
});

/** The catalog, recording in `trace` what is read of it. */
export function traceCatalog(catalog: CatalogBrowser, trace: Trace): CatalogBrowser {
  const seen = <Products extends readonly Product[]>(products: Products): Products => {
    for (const { id } of products) trace.products.add(id);
    return products;
  };
  const article = <T>(read: Promise<T>): Promise<T> => {
    trace.dependsOnArticles = true;
    return read;
  };
  return {
    ...catalog,
    async products(query) {
      trace.dependsOnStock ||= dependsOnStock(query);
      const page = await catalog.products(query);
      seen(page.rows);
      return page;
    },
    async productsAndVariations(query) {
      trace.dependsOnStock ||= dependsOnStock(query);
      const page = await catalog.productsAndVariations(query);
      seen(page.rows.map((row) => (row.kind === 'variation' ? row.product : row)));
      return page;
    },
    async product(address, language) {
      const product = await catalog.product(address, language);
      if (product) trace.products.add(product.id);
      return product;
    },
    productsByIds: async (ids, language) => seen(await catalog.productsByIds(ids, language)),
    related: async (productId, limit, language) => seen(await catalog.related(productId, limit, language)),
    articles: (query) => article(catalog.articles(query)),
    article: (address, language) => article(catalog.article(address, language)),
    articleCategories: (language) => article(catalog.articleCategories(language)),
    articleTags: (language) => article(catalog.articleTags(language)),
  };
}
