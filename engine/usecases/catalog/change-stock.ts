import type { PiecesRefusal } from '#engine/domain/catalog/refusals.ts';
import { type PiecesWish, type RevisedStock, reviseStock } from '#engine/domain/catalog/revise-stock.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

/** Sets the pieces behind a SKU, or adds to them; no sale that happens meanwhile is lost. */
export const changeStock = (
  needs: Pick<Needs, 'unitOfWork'>,
  { sku, wish }: { readonly sku: string; readonly wish: PiecesWish },
): Promise<Result<RevisedStock, PiecesRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const [stored] = await shop.merchantCatalog.draftsForUpdate({ skus: [sku] });
    const owner = await shop.stock.ownerOf(sku);
    if (!stored || owner === null) return refused({ code: 'SKU_UNKNOWN', sku });
    const decision = reviseStock(stored.draft, sku, wish);
    if (!decision.ok) return decision;
    await shop.stock.set(owner, decision.value.after);
    await shop.changes.announce([{ kind: 'product', id: stored.id }]);
    return granted(decision.value);
  });
