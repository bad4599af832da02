import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Revised } from '#engine/usecases/catalog/revise-products.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { applySheet } from '../sheet/apply-sheet.ts';
import { type Columns, createColumns, FOREIGN } from '../sheet/columns/columns.ts';
import { createGoods } from '../sheet/columns/relations.ts';
import { calledIn, wantedBy } from '../sheet/identify.ts';
import { createNames, type Shelves } from '../sheet/names.ts';
import type { RowProblem } from '../sheet/problems.ts';
import type { Sheet, SheetRow } from '../sheet/read-sheet.ts';
import { writeSheet } from '../sheet/write-sheet.ts';
import type { Watch } from './watch.ts';

export interface SheetImport {
  readonly sheet: Sheet;
  /** False: only tell what would change. */
  readonly store: boolean;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

export interface ImportedSheet extends Revised {
  /** Titles of columns whose cells mean nothing here. */
  readonly ignored: readonly string[];
}

/** Nothing of the sheet was stored. */
export interface SheetRefusal {
  readonly code: 'SHEET_INVALID';
  readonly problems: readonly RowProblem[];
}

async function readShelves({ catalog }: Usecases): Promise<Shelves> {
  return {
    categories: { id: await catalog.categories('id'), en: await catalog.categories('en') },
    attributes: { id: await catalog.attributes('id'), en: await catalog.attributes('en') },
  };
}

interface Refer {
  readonly pictures: ReadonlySet<string>;
  /** SKU → slug. */
  readonly skus: ReadonlyMap<string, string>;
}

const columnsOf = ({ settings }: Usecases, shelves: Shelves, { pictures, skus }: Refer): Columns =>
  createColumns({
    names: createNames(shelves, settings.shopLanguage),
    decimals: settings.currencyDecimals,
    pictures,
    goods: createGoods(skus),
  });

const NOTHING: Refer = { pictures: new Set(), skus: new Map() };

/** Every product as one sheet of comma-separated values. */
export async function exportSheet(usecases: Usecases): Promise<string> {
  const products = await usecases.merchantCatalog.drafts('all');
  const skus = new Map(products.filter(({ draft }) => draft.sku !== '').map(({ draft }) => [draft.sku, draft.slug]));
  return writeSheet(products, columnsOf(usecases, await readShelves(usecases), { ...NOTHING, skus }));
}

/** A sheet may bring the products it recommends. */
const skusIn = (rows: readonly SheetRow[]): readonly (readonly [string, string])[] =>
  rows
    .map(({ cells }) => calledIn(cells))
    .filter(({ sku, slug }) => sku !== '' && slug !== '')
    .map(({ sku, slug }) => [sku, slug]);

/** All products of the sheet, or none. */
export async function importSheet(
  usecases: Usecases,
  { sheet, store, keepsStock }: SheetImport,
  { onProgress }: Watch,
): Promise<Result<ImportedSheet, SheetRefusal>> {
  const shelves = await readShelves(usecases);
  const titles = columnsOf(usecases, shelves, NOTHING);
  const rows = sheet.rows.map(({ line, cells }) => ({ line, cells: renamed(cells, titles) }));
  const lines: number[] = [];
  const answer = await usecases.reviseProducts<SheetRefusal>({
    wanted: wantedBy(rows),
    store,
    onProgress,
    revise(stored, known) {
      const skus = new Map([...skusIn(rows), ...known.skus]);
      const columns = columnsOf(usecases, shelves, { pictures: known.pictures, skus });
      const applied = applySheet(rows, stored, { columns, slugs: known.products, now: usecases.now(), keepsStock });
      lines.push(...applied.products.map(({ line }) => line));
      return applied.problems.length === 0
        ? granted(applied.products.map(({ draft }) => draft))
        : refused({ code: 'SHEET_INVALID', problems: applied.problems });
    },
  });
  if (!answer.ok) return refused(sheetRefusal(answer.refusal, lines));
  return granted({ ...answer.value, ignored: ignoredIn(sheet, titles, rows) });
}

/** Under the titles that the columns have here; cells that nothing reads are left out. */
const renamed = (cells: SheetRow['cells'], { titleOf }: Columns): SheetRow['cells'] =>
  new Map(
    [...cells].flatMap(([title, cell]) => {
      const known = titleOf(title);
      return known === null ? [] : [[known, cell] as const];
    }),
  );

/** What the shop's own rules found after the cells were read: the product is known by its place among the others. */
function sheetRefusal(refusal: SheetRefusal | ImportRefusal, lines: readonly number[]): SheetRefusal {
  if (refusal.code === 'SHEET_INVALID') return refusal;
  const problems = refusal.rows.map(
    (row): RowProblem => ({
      line: lines[row.row] ?? 0,
      column: 'field' in row ? row.field : 'SKU',
      problem: row.problem,
      value: 'value' in row ? row.value : 'sku' in row ? row.sku : row.id,
    }),
  );
  return { code: 'SHEET_INVALID', problems };
}

/** Unknown columns, and those of WooCommerce that this shop has nothing for, where something stands in them. */
function ignoredIn(sheet: Sheet, { titleOf }: Columns, rows: readonly SheetRow[]): readonly string[] {
  const foreign = FOREIGN.filter((title) => rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''));
  const unknown = sheet.titles.filter(
    (title) => titleOf(title) === null && sheet.rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''),
  );
  return [...foreign, ...unknown];
}
