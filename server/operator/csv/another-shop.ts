import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import { META } from './cells.ts';
import { ID } from './columns.ts';
import { FILE_ID } from './identify.ts';
import type { CsvRow, CsvTable } from './read-csv.ts';

const SLUG = `${META}_slug`;

/** A whole file of WooCommerce's, without the slugs that every file of this shop has. */
export function isOfAnotherShop({ titles }: Pick<CsvTable, 'titles'>): boolean {
  const there = new Set(titles.map((title) => title.trim().toLowerCase()));
  return [ID, 'Type', 'SKU', 'Name'].every((title) => there.has(title.toLowerCase())) && !there.has(SLUG.toLowerCase());
}

interface Known {
  /** SKU → slug. */
  readonly skus: ReadonlyMap<string, string>;
  /** Slugs. */
  readonly products: ReadonlySet<string>;
}

/**
 * The rows of another shop's file: its IDs are names inside the file and say nothing about the products here. A product
 * without SKU is known by a slug of its name, so that the same file finds it again; a new one gets its slug here, so
 * that other rows can name it.
 */
export function withFileIds(rows: readonly CsvRow[], { skus, products }: Known): readonly CsvRow[] {
  const inFile = new Set<string>();
  const inShop = new Set(products);
  return rows.map(({ line, cells }) => {
    const own = new Map(cells);
    own.delete(ID);
    own.set(FILE_ID, cells.get(ID)?.trim() ?? '');
    own.set('Parent', (cells.get('Parent') ?? '').trim().replace(/^id:/, 'file:'));
    const [name, sku] = ['Name', 'SKU'].map((title) => cells.get(title)?.trim() ?? '');
    if (name && !isVariation(cells)) {
      if (!sku) own.set(SLUG, takeFreeSlug(slugOf(name, 'product'), inFile));
      else if (!skus.has(sku)) own.set(SLUG, takeFreeSlug(slugOf(name, sku), inShop));
    }
    return { line, cells: own };
  });
}

const isVariation = (cells: CsvRow['cells']): boolean => /variation/i.test(cells.get('Type') ?? '');
