import { isStock } from '#engine/domain/catalog/import/check-stock.ts';
import type { StockRefusal } from '#engine/domain/catalog/refusals.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

export interface StockSetting {
  readonly sku: string;
  readonly stock: StockPolicy;
}

/** For a variation that shares its product's pieces, the product's are set. */
export const setStock = (
  { unitOfWork, settings }: Pick<Needs, 'unitOfWork' | 'settings'>,
  { sku, stock }: StockSetting,
): Promise<Result<null, StockRefusal>> =>
  unitOfWork(async (shop) => {
    if (!isStock(stock)) return refused({ code: 'STOCK_INVALID', sku });
    const owner = await shop.stock.ownerOf(sku);
    if (owner === null) return refused({ code: 'SKU_UNKNOWN', sku });
    await shop.stock.set(owner, stock);
    const product = await shop.sellables.product(owner, settings.shopLanguage);
    await shop.changes.announce([{ kind: 'product', id: product?.productId ?? owner }]);
    return granted(null);
  });
