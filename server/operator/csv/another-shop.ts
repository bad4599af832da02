import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import { attributesNamedIn } from './attribute-columns.ts';
import { META } from './cells.ts';
import { ID } from './columns.ts';
import { FILE_ID } from './identify.ts';
import type { CsvRow, CsvTable } from './read-csv.ts';

const SLUG = `${META}_slug`;

/** Columns whose cells name other products. */
export const RECOMMENDING_TITLES = ['Upsells', 'Cross-sells', 'Grouped products'] as const;

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
export function withFileIds(rows: readonly CsvRow[], known: Known): readonly CsvRow[] {
  const slugOfRow = createSlugs(known);
  const named = rows.map(({ line, cells }) => {
    const own = new Map(cells);
    own.delete(ID);
    own.set(FILE_ID, cells.get(ID)?.trim() ?? '');
    own.set('Parent', (cells.get('Parent') ?? '').trim().replace(/^id:/, 'file:'));
    const slug = isVariation(cells) ? null : slugOfRow(cells);
    if (slug !== null) own.set(SLUG, slug);
    return { line, cells: own };
  });
  const nameOf = new Map(named.map(({ cells }) => [cells.get(FILE_ID), cells.get('SKU')?.trim() || cells.get(SLUG)]));
  nameVariations(
    named.map(({ cells }) => cells),
    nameOf,
  );
  for (const { cells } of named)
    for (const title of RECOMMENDING_TITLES) {
      const cell = cells.get(title);
      if (cell)
        cells.set(
          title,
          cell.replace(/\bid:(\d+)/g, (text, id: string) => nameOf.get(id) ?? text),
        );
    }
  return named;
}

/** A variation without SKU, which this shop needs, gets one of its product's name and its choices: `mitt-blue-wool`. */
function nameVariations(
  rows: readonly Map<string, string>[],
  nameOf: ReadonlyMap<string | undefined, string | undefined>,
): void {
  const taken = new Set(rows.map((cells) => cells.get('SKU')?.trim() ?? ''));
  for (const cells of rows) {
    if (!isVariation(cells) || (cells.get('SKU') ?? '').trim() !== '') continue;
    const parent = cells.get('Parent') ?? '';
    const product = parent.startsWith('file:') ? nameOf.get(parent.slice('file:'.length)) : parent;
    if (!product) continue;
    const choices = attributesNamedIn(cells).flatMap(({ values }) => values);
    cells.set('SKU', takeFreeSlug(`${product}-${slugOf(choices.join(' '), cells.get(FILE_ID) ?? '')}`, taken));
  }
}

/** Null where the shop has the SKU already, or the row has no name. */
function createSlugs({ skus, products }: Known) {
  const inFile = new Set<string>();
  const inShop = new Set(products);
  return (cells: CsvRow['cells']): string | null => {
    const [name, sku] = [cells.get('Name')?.trim() ?? '', cells.get('SKU')?.trim() ?? ''];
    if (name === '' || skus.has(sku)) return null;
    return takeFreeSlug(slugOf(name, sku || 'product'), sku === '' ? inFile : inShop);
  };
}

const isVariation = (cells: CsvRow['cells']): boolean => /variation/i.test(cells.get('Type') ?? '');
