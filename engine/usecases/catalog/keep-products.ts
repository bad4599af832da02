import type { ProductDraft, VariableDraft } from '#engine/domain/catalog/product-draft.ts';
import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';

export type KeepRefusal =
  | { readonly code: 'SKU_UNKNOWN'; readonly sku: string }
  | { readonly code: 'SKU_IN_USE'; readonly sku: string }
  /** Orders name it: its buyers' downloads, returns and reviews hang on it. */
  | { readonly code: 'PRODUCT_ORDERED'; readonly sku: string }
  /** It is the only variation of its product. */
  | { readonly code: 'LAST_VARIATION'; readonly sku: string };

type KeepNeeds = Pick<Needs, 'unitOfWork' | 'now'>;

/** A product with all that hangs on it, or one of its variations; only what nobody has ordered. */
export const removeProduct = ({ unitOfWork }: KeepNeeds, sku: string): Promise<Result<string, KeepRefusal>> =>
  unitOfWork(async ({ merchantCatalog, catalog, changes }) => {
    const [stored] = await merchantCatalog.draftsForUpdate({ skus: [sku] });
    if (!stored) return refuse({ code: 'SKU_UNKNOWN', sku });
    const { id, draft, variationIds } = stored;
    const isVariation = draft.kind === 'variable' && draft.sku !== sku;
    const ids = isVariation ? [variationIds.get(sku) ?? 0] : [id, ...variationIds.values()];
    if (await catalog.isOrdered(ids)) return refuse({ code: 'PRODUCT_ORDERED', sku });
    if (isVariation) {
      const left = draft.variations.filter((variation) => variation.sku !== sku);
      if (left.length === 0) return refuse({ code: 'LAST_VARIATION', sku });
      await catalog.saveProduct({ ...draft, variations: left }, 'keep');
    } else await catalog.removeProduct(draft.slug);
    await changes.announce([{ kind: 'product', id }]);
    return ok(draft.slug);
  });

interface Duplication {
  readonly sku: string;
  readonly newSku: string;
}

/** A draft like the product, with pieces and sales of its own. Returns its slug. */
export const duplicateProduct = (
  { unitOfWork, now }: KeepNeeds,
  { sku, newSku }: Duplication,
): Promise<Result<string, KeepRefusal>> =>
  unitOfWork(async ({ merchantCatalog, catalog, changes }) => {
    const [stored] = await merchantCatalog.draftsForUpdate({ skus: [sku] });
    if (stored?.draft.sku !== sku) return refuse({ code: 'SKU_UNKNOWN', sku });
    const known = await catalog.references();
    const slug = takeFreeSlug(slugOf(stored.draft.text.en.name, newSku), new Set(known.products));
    const copy = copyOf(stored.draft, { slug, sku: newSku, publishedAt: now() });
    const taken = [newSku, ...(copy.kind === 'variable' ? copy.variations.map((one) => one.sku) : [])].find((one) =>
      known.skus.has(one),
    );
    if (taken !== undefined) return refuse({ code: 'SKU_IN_USE', sku: taken });
    const { id } = await catalog.saveProduct(copy, 'replace');
    await changes.announce([{ kind: 'product', id }]);
    return ok(slug);
  });

type Own = Pick<ProductDraft, 'slug' | 'sku' | 'publishedAt'>;

function copyOf(draft: ProductDraft, own: Own): ProductDraft {
  const facts = { ...own, status: 'draft', totalSales: 0 } as const;
  switch (draft.kind) {
    case 'simple':
      return { ...draft, ...facts, stock: withoutPieces(draft.stock) };
    case 'variable':
      return { ...copiedVariations(draft, own.sku), ...facts };
    case 'external':
    case 'grouped':
      return { ...draft, ...facts };
  }
}

/** `OIL-1L` of `OIL` becomes `NEW-1L` of `NEW`; any other SKU a number after the product's. */
const copiedVariations = (draft: VariableDraft, newSku: string): VariableDraft => ({
  ...draft,
  sharedStock: draft.sharedStock && withoutPieces(draft.sharedStock),
  variations: draft.variations.map((variation, index) => ({
    ...variation,
    sku: variation.sku.startsWith(draft.sku)
      ? newSku + variation.sku.slice(draft.sku.length)
      : `${newSku}-${index + 1}`,
    stock: withoutPieces(variation.stock),
  })),
});

const withoutPieces = <Stock extends VariationStock>(stock: Stock): Stock =>
  stock.kind === 'managed' ? { ...stock, onHand: 0 } : stock;
