import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { type Columns, FOREIGN } from '../sheet/columns/columns.ts';
import { calledIn, parentIn } from '../sheet/identify.ts';
import { partsOf } from '../sheet/parts.ts';
import type { RowProblem } from '../sheet/problems.ts';
import type { Sheet, SheetRow } from '../sheet/read-sheet.ts';
import { createBreather } from './breather.ts';
import { columnsOf, NOTHING, readTaxonomies } from './sheet-columns.ts';
import { createPartReader, type SheetPart, textOfPart } from './sheet-part.ts';
import type { Watch } from './watch.ts';

export interface SheetImport {
  readonly sheet: Sheet;
  /** False: only tell what would change. */
  readonly store: boolean;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

export interface ImportedSheet {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Rows that were fine, until somebody else changed the same products in the same moment. They are not stored. */
  readonly conflicts: readonly RowProblem[];
  /** Titles of columns whose cells mean nothing here. */
  readonly ignored: readonly string[];
}

/** Nothing of the sheet was stored. */
export interface SheetRefusal {
  readonly code: 'SHEET_INVALID';
  readonly problems: readonly RowProblem[];
}

/** All products of the sheet, or none. */
export async function importSheet(
  usecases: Usecases,
  { sheet, store, keepsStock }: SheetImport,
  { onProgress }: Watch,
): Promise<Result<ImportedSheet, SheetRefusal>> {
  const titles = columnsOf(usecases, await readTaxonomies(usecases), NOTHING);
  const rows = sheet.rows.map(({ line, cells }) => ({ line, cells: renamed(cells, titles) }));
  const answer = await usecases.reviseProducts<readonly RowProblem[]>({
    parts: (await partsIn(usecases, rows, keepsStock)).map(textOfPart),
    toPart: await createPartReader(usecases),
    ...{ store, onProgress, rest: createBreather() },
  });
  if (!answer.ok) return refused({ code: 'SHEET_INVALID', problems: byLine(answer.refusal.flat()) });
  const { changed, unchanged, conflicts } = answer.value;
  return granted({ changed, unchanged, conflicts: byLine(conflicts.flat()), ignored: ignoredIn(sheet, titles, rows) });
}

/** Stores what an import has left that was broken off. Returns what could not be taken any more. */
export async function finishImports(usecases: Usecases): Promise<readonly RowProblem[]> {
  return (await usecases.finishRevisions(await createPartReader(usecases), createBreather())).flat();
}

const byLine = (problems: readonly RowProblem[]): readonly RowProblem[] =>
  problems.toSorted((one, other) => one.line - other.line);

async function partsIn(
  usecases: Usecases,
  rows: readonly SheetRow[],
  keepsStock: boolean,
): Promise<readonly SheetPart[]> {
  const called = rows.map(({ cells }) => calledIn(cells));
  const parents = rows.map(({ cells }) => parentIn(cells.get('Parent') ?? ''));
  const ids = [...called, ...parents].map(({ id }) => id).filter((id) => id !== null);
  const [slugs, { skus }] = [await usecases.merchantCatalog.slugsOf(ids), await usecases.catalogReferences()];
  const parts = partsOf(rows, { ofId: (id) => slugs.get(id), ofSku: (sku) => skus.get(sku) });
  const brought = new Map(
    called.filter(({ sku, slug }) => sku !== '' && slug !== '').map(({ sku, slug }) => [sku, slug]),
  );
  return parts.map((part) => ({ rows: part, skus: recommended(part, brought), keepsStock }));
}

/** A sheet may bring the products it recommends. */
function recommended(rows: readonly SheetRow[], brought: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const cells = rows.flatMap((row) => [row.cells.get('Upsells') ?? '', row.cells.get('Cross-sells') ?? '']);
  const named = new Set(cells.flatMap((cell) => cell.split(',').map((sku) => sku.trim())));
  return new Map([...brought].filter(([sku]) => named.has(sku)));
}

/** Under the titles that the columns have here; cells that nothing reads are left out. */
const renamed = (cells: SheetRow['cells'], { titleOf }: Columns): SheetRow['cells'] =>
  new Map(
    [...cells].flatMap(([title, cell]) => {
      const known = titleOf(title);
      return known === null ? [] : [[known, cell] as const];
    }),
  );

/** Unknown columns, and those of WooCommerce that this shop has nothing for, where something stands in them. */
function ignoredIn(sheet: Sheet, { titleOf }: Columns, rows: readonly SheetRow[]): readonly string[] {
  const foreign = FOREIGN.filter((title) => rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''));
  const unknown = sheet.titles.filter(
    (title) => titleOf(title) === null && sheet.rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''),
  );
  return [...foreign, ...unknown];
}
