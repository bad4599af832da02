import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import type { RevisionRefusal } from '#engine/usecases/catalog/revise-products.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { type Columns, FOREIGN } from '../csv/columns/columns.ts';
import { calledIn, parentIn } from '../csv/identify.ts';
import { partsOf } from '../csv/parts.ts';
import type { RowProblem } from '../csv/problems.ts';
import type { Sheet, SheetRow } from '../csv/read-sheet.ts';
import { columnsOf, NO_REFERENCES, readTaxonomies } from './csv-columns.ts';
import { type CsvPart, createPartReader, textOfPart } from './csv-part.ts';
import type { Progress } from './protocol.ts';

export interface CsvImport {
  readonly sheet: Sheet;
  /** False: only tell what would change. */
  readonly store: boolean;
  /** Pieces that are counted already stay as they are. */
  readonly keepsStock: boolean;
}

export interface CsvImportResult {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Rows that were fine in the rehearsal and are not stored: somebody else was quicker, or the database did not take them. */
  readonly conflicts: readonly RowProblem[];
  /** The same, of an earlier import that was broken off and had to be stored first. */
  readonly earlier: readonly RowProblem[];
  /** Products that are left to the shop, which stores them within minutes, or after its next start. */
  readonly pending: number;
  /** Titles of columns whose cells mean nothing here. */
  readonly ignored: readonly string[];
}

/** Nothing of the sheet was stored. */
export type CsvImportRefusal =
  | { readonly code: 'CSV_INVALID'; readonly problems: readonly RowProblem[] }
  /** Another import is being stored, or was broken off less than a minute ago. */
  | { readonly code: 'IMPORT_RUNNING' };

interface Needs {
  readonly usecases: Usecases;
  readonly logger: Pick<Logger, 'error'>;
}

/** All products of the sheet, or none. */
export async function importCsv(
  { usecases, logger }: Needs,
  { sheet, store, keepsStock }: CsvImport,
  watch: Progress,
): Promise<Result<CsvImportResult, CsvImportRefusal>> {
  const { onProgress, isHeard } = heard(watch);
  const titles = columnsOf(usecases, await readTaxonomies(usecases), NO_REFERENCES);
  const rows = sheet.rows.map(({ line, cells }) => ({ line, cells: renamed(cells, titles) }));
  const answer = await usecases.reviseProducts<readonly RowProblem[]>({
    parts: (await partsIn(usecases, rows, keepsStock)).map(textOfPart),
    reader: await createPartReader(usecases),
    ...{ store, onProgress, closing: watch.closing, throttle: createThrottle(watch.closing) },
    onError: tellTrouble(logger),
  });
  if (!answer.ok) return refuse(refusalOf(answer.refusal));
  const { changed, unchanged, pending } = answer.value;
  const [conflicts, earlier] = [byLine(answer.value.conflicts.flat()), byLine(answer.value.earlier.flat())];
  if (!isHeard() && conflicts.length + earlier.length > 0) tellRows(logger, [...conflicts, ...earlier]);
  return ok({ changed, unchanged, conflicts, earlier, pending, ignored: ignoredIn(sheet, titles, rows) });
}

/** Remembers whether the operator is still there. */
function heard({ onProgress }: Progress) {
  let isHeard = true;
  return {
    isHeard: () => isHeard,
    onProgress(done: number, total: number) {
      isHeard = false;
      onProgress(done, total);
      isHeard = true;
    },
  };
}

const refusalOf = (refusal: RevisionRefusal<readonly RowProblem[]>): CsvImportRefusal =>
  refusal.code === 'REVISION_RUNNING'
    ? { code: 'IMPORT_RUNNING' }
    : { code: 'CSV_INVALID', problems: byLine(refusal.reasons.flat()) };

/**
 * Stores what an import has left that was broken off. Rows that cannot be taken any more are told to the log, with the
 * lines of their sheet: whoever has imported it is gone.
 */
export async function finishImports({ usecases, logger }: Needs, closing?: AbortSignal): Promise<void> {
  await usecases.finishRevisions({
    reader: await createPartReader(usecases),
    ...{ closing, throttle: createThrottle(closing), onError: tellTrouble(logger) },
    onConflict: (rows) => tellRows(logger, rows),
  });
}

const tellRows = (logger: Needs['logger'], rows: readonly RowProblem[]) =>
  logger.error({ rows }, 'rows of an import whose operator is gone were not stored');

const tellTrouble = (logger: Needs['logger']) => (error: unknown) =>
  logger.error({ err: error }, 'a part of an import was not stored');

const byLine = (problems: readonly RowProblem[]): readonly RowProblem[] =>
  problems.toSorted((one, other) => one.line - other.line);

async function partsIn(
  usecases: Usecases,
  rows: readonly SheetRow[],
  keepsStock: boolean,
): Promise<readonly CsvPart[]> {
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

/**
 * Does work, and then pauses as long as it took: half of the time the database is for the others, who need more than one
 * statement for what they do. No pause once the process is closing.
 */
export const createThrottle =
  (closing?: AbortSignal) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const done = await work();
    await sleep(performance.now() - since, undefined, closing && { signal: closing }).catch(() => undefined);
    return done;
  };
