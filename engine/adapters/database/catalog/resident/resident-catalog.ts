import type { Product } from '#engine/domain/catalog/product.ts';
import { tagsOf } from '#engine/domain/catalog/tags-of.ts';
import type { Language } from '#engine/domain/language.ts';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { ResidentIndexes } from './resident-indexes.ts';

type Resident = Pick<
  Catalog,
  'products' | 'product' | 'productsByIds' | 'related' | 'nextPriceChange' | 'categories' | 'productTags' | 'attributes'
>;

/** The part of the catalogue that is answered from memory. */
export function createResidentCatalog(indexes: ResidentIndexes): Resident {
  const index = async (language: Language): Promise<CatalogIndex> => (await indexes.current())[language];
  return {
    async products({ language, page, ...question }) {
      const { lists, product } = await index(language);
      const { ids, isNearest } = lists.find(question);
      const { rows, ...rest } = pageOf(ids, page);
      return { ...rest, isNearest, rows: rows.flatMap((id) => product(id) ?? []) };
    },
    async product(address, language) {
      const { product, bySlug, bySku } = await index(language);
      if ('id' in address) return product(address.id);
      return 'slug' in address ? bySlug(address.slug) : bySku(address.sku);
    },
    async productsByIds(ids, language) {
      const { ofFamily } = await index(language);
      return [...new Set<Product>(ids.flatMap((id) => ofFamily(id) ?? []))];
    },
    related: async (productId, limit, language) => (await index(language)).related.to(productId, limit),
    nextPriceChange: async (at) => (await index('en')).lists.nextPriceChange(at),
    categories: async (language) => (await index(language)).categories,
    productTags: async (language) => tagsOf((await index(language)).listings.values()),
    attributes: async (language) => (await index(language)).attributes,
  };
}
