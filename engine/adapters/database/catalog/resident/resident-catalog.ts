import type { Product } from '#engine/domain/catalog/product.ts';
import { tagsOf } from '#engine/domain/catalog/tags-of.ts';
import type { Language } from '#engine/domain/language.ts';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import type { ResidentShelves } from './resident-shelves.ts';
import type { Shelf } from './shelf.ts';

type Resident = Pick<
  Catalog,
  'products' | 'product' | 'productsByIds' | 'related' | 'nextPriceChange' | 'categories' | 'productTags' | 'attributes'
>;

/** The part of the catalogue that is answered from memory. */
export function createResidentCatalog(shelves: ResidentShelves): Resident {
  const shelf = async (language: Language): Promise<Shelf> => (await shelves.current())[language];
  return {
    async products({ language, page, ...question }) {
      const { lists, product } = await shelf(language);
      const { ids, isNearest } = lists.find(question);
      const { rows, ...rest } = pageOf(ids, page);
      return { ...rest, isNearest, rows: rows.flatMap((id) => product(id) ?? []) };
    },
    async product(address, language) {
      const { product, bySlug, bySku } = await shelf(language);
      if ('id' in address) return product(address.id);
      return 'slug' in address ? bySlug(address.slug) : bySku(address.sku);
    },
    async productsByIds(ids, language) {
      const { ofFamily } = await shelf(language);
      return [...new Set<Product>(ids.flatMap((id) => ofFamily(id) ?? []))];
    },
    related: async (productId, limit, language) => (await shelf(language)).related.to(productId, limit),
    nextPriceChange: async (at) => (await shelf('en')).lists.nextPriceChange(at),
    categories: async (language) => (await shelf(language)).categories,
    productTags: async (language) => tagsOf((await shelf(language)).listings.values()),
    attributes: async (language) => (await shelf(language)).attributes,
  };
}
