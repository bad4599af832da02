import { checkProducts } from '#engine/domain/catalog/import/check-products.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { importRows } from './import-rows.ts';
import type { Needs } from './ports.ts';

export interface ProductImport {
  readonly products: readonly ProductDraft[];
  /** `keep` leaves the counted pieces of what is there already; new products begin with the draft's. */
  readonly stock: 'keep' | 'replace';
}

/** Creates or updates by slug, variations by SKU. */
export const importProducts = (needs: Needs, { products, stock }: ProductImport) =>
  importRows(needs, products, {
    check: checkProducts,
    save: (catalog, drafts) => catalog.saveProducts(drafts, stock),
    change: { kind: 'catalog' },
  });
