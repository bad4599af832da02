import type { Usecases } from '#engine/usecases/usecases.ts';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';
import { type Columns, createColumns } from '../csv/columns.ts';
import { createNames, createProductReferences, type Taxonomies } from '../csv/names.ts';
import { type CsvStyle, writeCsv } from '../csv/write-csv.ts';

export async function readTaxonomies({ catalog }: Usecases): Promise<Taxonomies> {
  return {
    categories: { id: await catalog.categories('id'), en: await catalog.categories('en') },
    attributes: { id: await catalog.attributes('id'), en: await catalog.attributes('en') },
  };
}

export interface KnownReferences {
  readonly pictures: ReadonlySet<string>;
  /** SKU → slug. */
  readonly skus: ReadonlyMap<string, string>;
}

export const NO_REFERENCES: KnownReferences = { pictures: new Set(), skus: new Map() };

export const columnsOf = (
  { settings }: Usecases,
  taxonomies: Taxonomies,
  { pictures, skus }: KnownReferences,
): Columns =>
  createColumns({
    names: createNames(taxonomies, settings.shopLanguage),
    money: MONEY_WRITING,
    pictures,
    products: createProductReferences(skus),
  });

/** Every product as CSV. */
export async function exportCsv(usecases: Usecases, style: CsvStyle): Promise<string> {
  const products = await usecases.merchantCatalog.drafts('all');
  const skus = new Map(products.filter(({ draft }) => draft.sku !== '').map(({ draft }) => [draft.sku, draft.slug]));
  return writeCsv(products, columnsOf(usecases, await readTaxonomies(usecases), { ...NO_REFERENCES, skus }), style);
}
