import { productForSale, sellableOf } from '#engine/domain/cart/sellable-of.ts';
import type { KnownGoods } from '#engine/usecases/ports/unit-of-work.ts';
import type { ResidentShelves } from './resident-shelves.ts';

/** What the catalogue in memory knows of goods. */
export async function readKnownGoods(shelves: ResidentShelves): Promise<KnownGoods> {
  const current = await shelves.current();
  return {
    sellable({ productId, variationId }, language) {
      const product = current[language].product(productId);
      return product && sellableOf(product, variationId);
    },
    product(id, language) {
      const product = current[language].ofFamily(id);
      return product && productForSale(product);
    },
  };
}
