import type { CartLine } from '#engine/domain/cart/cart.ts';
import { chooseSellable } from '#engine/domain/cart/choose-sellable.ts';
import { lineKeyInput } from '#engine/domain/cart/line-item.ts';
import { isPurchasable } from '#engine/domain/catalog/sellable.ts';
import type { Language } from '#engine/domain/language.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { StoredDraft } from '../ports/merchant-catalog.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

export interface OrderedItem {
  /** Of a simple product or of a variation. */
  readonly sku: string;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
}

export type ItemRefusal =
  /** Unknown, not published, without a price, sold elsewhere, or with options that a SKU does not choose. */
  | { readonly code: 'SKU_NOT_SOLD'; readonly sku: string }
  | { readonly code: 'SOLD_INDIVIDUALLY'; readonly name: string };

type Reads = Pick<UnitOfWork, 'merchantCatalog' | 'sellables'> & Pick<Needs, 'digest'>;

/** The lines of a cart with these items, whose SKUs differ. Stock is checked with the order. */
export async function linesOfSkus(
  reads: Reads,
  items: readonly OrderedItem[],
  language: Language,
): Promise<Result<readonly CartLine[], ItemRefusal>> {
  const drafts = await reads.merchantCatalog.drafts({ skus: items.map(({ sku }) => sku) });
  const lines: CartLine[] = [];
  for (const item of items) {
    const line = await lineOf(reads, { ...item, stored: drafts.find((draft) => hasSku(draft, item.sku)) }, language);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
}

const hasSku = ({ draft, variationIds }: StoredDraft, sku: string): boolean =>
  draft.sku === sku || variationIds.has(sku);

async function lineOf(
  { sellables, digest }: Reads,
  { sku, quantity, stored }: OrderedItem & { readonly stored: StoredDraft | undefined },
  language: Language,
): Promise<Result<CartLine, ItemRefusal>> {
  const product = stored ? await sellables.product(stored.id, language) : null;
  if (!stored || !product) return refuse({ code: 'SKU_NOT_SOLD', sku });
  const ids = { productId: stored.id, variationId: stored.variationIds.get(sku) ?? null };
  const chosen = chooseSellable(product, { ...ids, quantity, attributes: [], extraData: {} });
  if (!chosen.ok || !isPurchasable(chosen.value.sellable)) return refuse({ code: 'SKU_NOT_SOLD', sku });
  const { sellable, attributes } = chosen.value;
  if (sellable.soldIndividually && quantity > 1) return refuse({ code: 'SOLD_INDIVIDUALLY', name: sellable.name });
  const line = { ...ids, attributes, extraData: {} };
  return ok({ ...line, key: digest(lineKeyInput(line)), quantity });
}
