import type { Usecases } from '#engine/usecases/usecases.ts';
import { writeSheet } from '../sheet/write-sheet.ts';
import { columnsOf, NOTHING, readTaxonomies } from './sheet-columns.ts';

/** Every product as one sheet of comma-separated values. */
export async function exportSheet(usecases: Usecases): Promise<string> {
  const products = await usecases.merchantCatalog.drafts('all');
  const skus = new Map(products.filter(({ draft }) => draft.sku !== '').map(({ draft }) => [draft.sku, draft.slug]));
  return writeSheet(products, columnsOf(usecases, await readTaxonomies(usecases), { ...NOTHING, skus }));
}
