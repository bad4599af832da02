import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { PriceRefusal } from '#engine/domain/catalog/refusals.ts';
import { type PriceWish, revisePrice } from '#engine/domain/catalog/revise-price.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

export interface PriceChange {
  readonly before: PriceTag;
  readonly after: PriceTag;
}

/** Of a product without variations, or of one variation. */
export const changePrice = (
  needs: Pick<Needs, 'unitOfWork'>,
  { sku, price }: { readonly sku: string; readonly price: PriceWish },
): Promise<Result<PriceChange, PriceRefusal>> =>
  needs.unitOfWork(async ({ merchantCatalog, catalog, changes }) => {
    const [stored] = await merchantCatalog.draftsForUpdate({ skus: [sku] });
    if (!stored) return refused({ code: 'SKU_UNKNOWN', sku });
    const decision = revisePrice(stored.draft, sku, price);
    if (!decision.ok) return decision;
    const { draft, before, after } = decision.value;
    await catalog.saveProduct(draft, 'keep');
    await changes.announce([{ kind: 'product', id: stored.id }]);
    return granted({ before, after });
  });
