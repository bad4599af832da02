import { ok, type Result, refuse } from '../result.ts';
import { isStock } from './check-products.ts';
import type { ProductDraft } from './product-draft.ts';
import type { StockChangeRefusal } from './refusals.ts';
import type { ManagedStock, VariationStock } from './stock-policy.ts';

/** So many pieces from now on, or so many more (fewer, below zero). */
export type StockRequest = { readonly kind: 'set' | 'add'; readonly pieces: number };

export interface RevisedStock {
  /** Null when nothing was counted. */
  readonly before: number | null;
  readonly after: ManagedStock;
}

/** The pieces of what has this SKU; those of the product where a variation shares them. */
export function reviseStock(
  draft: ProductDraft,
  sku: string,
  { kind, pieces }: StockRequest,
): Result<RevisedStock, StockChangeRefusal> {
  const stock = stockBehind(draft, sku);
  if (!stock) return refuse({ code: 'STOCK_ELSEWHERE', sku });
  if (kind === 'add' && stock.kind !== 'managed') return refuse({ code: 'STOCK_UNCOUNTED', sku });
  const counted = stock.kind === 'managed' ? stock : UNCOUNTED;
  const after = { ...counted, onHand: kind === 'add' ? counted.onHand + pieces : pieces };
  if (!isStock(after) || (after.onHand < 0 && after.backorders === 'no'))
    return refuse({ code: 'STOCK_INVALID', sku, onHand: counted.onHand });
  return ok({ before: stock.kind === 'managed' ? stock.onHand : null, after });
}

const UNCOUNTED: ManagedStock = { kind: 'managed', onHand: 0, backorders: 'no', lowAmount: null };

/** Null for what counts no pieces of its own: an external product, a group, or one whose variations count theirs. */
function stockBehind(draft: ProductDraft, sku: string): Exclude<VariationStock, { kind: 'shared' }> | null {
  if (draft.kind === 'simple') return draft.stock;
  if (draft.kind === 'external' || draft.kind === 'grouped') return null;
  const own = draft.variations.find((variation) => variation.sku === sku)?.stock;
  return own === undefined || own.kind === 'shared' ? draft.sharedStock : own;
}
