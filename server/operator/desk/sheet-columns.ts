import type { Usecases } from '#engine/usecases/usecases.ts';
import { type Columns, createColumns } from '../sheet/columns/columns.ts';
import { createGoods } from '../sheet/columns/relations.ts';
import { createNames, type Taxonomies } from '../sheet/names.ts';

export async function readTaxonomies({ catalog }: Usecases): Promise<Taxonomies> {
  return {
    categories: { id: await catalog.categories('id'), en: await catalog.categories('en') },
    attributes: { id: await catalog.attributes('id'), en: await catalog.attributes('en') },
  };
}

export interface Refer {
  readonly pictures: ReadonlySet<string>;
  /** SKU → slug. */
  readonly skus: ReadonlyMap<string, string>;
}

export const NOTHING: Refer = { pictures: new Set(), skus: new Map() };

export const columnsOf = ({ settings }: Usecases, taxonomies: Taxonomies, { pictures, skus }: Refer): Columns =>
  createColumns({
    names: createNames(taxonomies, settings.shopLanguage),
    decimals: settings.currencyDecimals,
    pictures,
    goods: createGoods(skus),
  });
