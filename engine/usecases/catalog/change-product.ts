import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import type { PriceRefusal, StockChangeRefusal } from '#engine/domain/catalog/refusals.ts';
import { type PriceRequest, revisePrice } from '#engine/domain/catalog/revise-price.ts';
import { type RevisedStock, reviseStock, type StockRequest } from '#engine/domain/catalog/revise-stock.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';

export interface PriceChange {
  readonly before: PriceTag;
  readonly after: PriceTag;
}

/** Of a product without variations, or of one variation. */
export const changePrice = (
  needs: Pick<Needs, 'unitOfWork'>,
  { sku, price }: { readonly sku: string; readonly price: PriceRequest },
): Promise<Result<PriceChange, PriceRefusal>> =>
  needs.unitOfWork(async ({ merchantCatalog, catalog, changes }) => {
    const [stored] = await merchantCatalog.draftsForUpdate({ skus: [sku] });
    if (!stored) return refuse({ code: 'SKU_UNKNOWN', sku });
    const decision = revisePrice(stored.draft, sku, price);
    if (!decision.ok) return decision;
    const { draft, before, after } = decision.value;
    await catalog.saveProduct(draft, 'keep');
    await changes.announce([{ kind: 'product', id: stored.id }]);
    return ok({ before, after });
  });

/** Sets the pieces of a SKU, or adds to them; a concurrent sale is not lost. */
export const changeStock = (
  needs: Pick<Needs, 'unitOfWork'>,
  { sku, request }: { readonly sku: string; readonly request: StockRequest },
): Promise<Result<RevisedStock, StockChangeRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const [stored] = await shop.merchantCatalog.draftsForUpdate({ skus: [sku] });
    const owner = await shop.stock.ownerOf(sku);
    if (!stored || owner === null) return refuse({ code: 'SKU_UNKNOWN', sku });
    const decision = reviseStock(stored.draft, sku, request);
    if (!decision.ok) return decision;
    await shop.stock.set(owner, decision.value.after);
    await shop.changes.announce([{ kind: 'product', id: stored.id }]);
    return ok(decision.value);
  });
