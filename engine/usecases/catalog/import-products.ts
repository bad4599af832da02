import { checkProducts } from '#engine/domain/catalog/import/check-products.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Needs } from '../ports.ts';
import { importRows } from './import-rows.ts';

export interface ProductImport {
  readonly products: readonly ProductDraft[];
  /** `keep` leaves the counted pieces of what is there already; new products begin with the draft's. */
  readonly stock: 'keep' | 'replace';
}

/** So many are read anew one by one; of more, it is quicker to read everything. */
const FEW = 100;

/** Creates or updates by slug, variations by SKU. */
export const importProducts = (needs: Needs, { products, stock }: ProductImport) =>
  importRows(needs, products, {
    check: checkProducts,
    save: (catalog, drafts) => catalog.saveProducts(drafts, stock),
    changes: (saved) =>
      saved.length <= FEW ? saved.map(({ id }) => ({ kind: 'product', id })) : [{ kind: 'catalog' }],
  });
