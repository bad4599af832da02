import { productForSale, sellableOf } from '#engine/domain/cart/sellable-of.ts';
import type { KnownGoods } from '#engine/usecases/ports/unit-of-work.ts';
import type { ResidentIndexes } from './resident-indexes.ts';

/** What the catalogue in memory knows of goods. */
export async function readKnownGoods(indexes: ResidentIndexes): Promise<KnownGoods> {
  const current = await indexes.current();
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
