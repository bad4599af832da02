import type { Logger } from 'pino';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import type { RevisionRefusal } from '#engine/usecases/catalog/revise-products.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { isOfAnotherShop, RECOMMENDING_TITLES, withFileIds } from '../csv/another-shop.ts';
import { type Columns, ID, UNSUPPORTED_TITLES } from '../csv/columns.ts';
import { identifiersIn, parentIdentifiersIn } from '../csv/identify.ts';
import { type NewTerms, NO_NEW_TERMS, newTermsIn } from '../csv/new-terms.ts';
import { partitionRows } from '../csv/partition.ts';
import type { RowProblem } from '../csv/problems.ts';
import type { CsvRow, CsvTable } from '../csv/read-csv.ts';
import { inShopUnits } from '../csv/units.ts';
import { columnsOf, NO_REFERENCES, readTaxonomies } from './csv-columns.ts';
import { type CsvPart, createPartReader, textOfPart } from './csv-part.ts';
import { mapInTurns } from './map-in-turns.ts';
import type { Progress } from './protocol.ts';
import { createThrottle } from './throttle.ts';

export interface CsvImport {
  readonly csv: CsvTable;
  /** False only shows what would change. */
  readonly store: boolean;
  /** Stock that is already counted stays as it is. */
  readonly keepsStock: boolean;
  /** Categories, attributes and terms that the file names and the shop does not have become the shop's. */
  readonly createsTerms: boolean;
  /** That rows name and the shop does not have yet. */
  readonly pictures: readonly PictureDraft[];
}

export interface CsvImportResult {
  readonly changed: readonly RevisedProduct[];
  readonly unchanged: number;
  /** Rows that were valid and yet not stored: somebody changed the same products meanwhile, or the database had an error. */
  readonly conflicts: readonly RowProblem[];
  /** The same, of an earlier, interrupted import that had to be stored first. */
  readonly earlier: readonly RowProblem[];
  /** Products that the shop will store by itself within minutes, or after its next start. */
  readonly pending: number;
  /** Titles of columns that were ignored. */
  readonly ignored: readonly string[];
  /** Categories that came with the file, and attributes that are new or have new terms. */
  readonly newTerms: NewTerms;
}

/** Nothing of the file was stored. */
export type CsvImportRefusal =
  | { readonly code: 'CSV_INVALID'; readonly problems: readonly RowProblem[] }
  /** The titles are most likely in another language, and an ID would lead to a product of this shop. */
  | { readonly code: 'TITLES_UNKNOWN'; readonly titles: readonly string[] }
  /** Another import is being stored, or was interrupted less than a minute ago. */
  | { readonly code: 'IMPORT_RUNNING' };

interface Needs {
  readonly usecases: Usecases;
  readonly logger: Pick<Logger, 'error'>;
}

/** Imports all products of the file, or none. */
export async function importCsv(
  { usecases, logger }: Needs,
  { csv: given, store, keepsStock, createsTerms, pictures }: CsvImport,
  progress: Progress,
): Promise<Result<CsvImportResult, CsvImportRefusal>> {
  const { onProgress, isConnected } = trackConnection(progress);
  const csv = inShopUnits(given);
  const taxonomies = await readTaxonomies(usecases);
  const titles = columnsOf(usecases, taxonomies, NO_REFERENCES);
  const foreignTitles = titlesOfAnotherLanguage(csv, titles);
  if (foreignTitles.length > 0) return refuse({ code: 'TITLES_UNKNOWN', titles: foreignTitles });
  const named = await mapInTurns(csv.rows, ({ line, cells }) => ({ line, cells: renamed(cells, titles) }));
  const known = await usecases.catalogReferences();
  const rows = isOfAnotherShop(csv) ? withFileIds(named, known) : named;
  const newTerms = createsTerms ? newTermsIn(rows, taxonomies, usecases.settings.shopLanguage) : NO_NEW_TERMS;
  const revised = await usecases.reviseProducts<readonly RowProblem[]>({
    parts: await mapInTurns(await partsIn(usecases, rows, { keepsStock, skus: known.skus }), textOfPart),
    additions: { ...newTerms, pictures },
    reader: await createPartReader(usecases, newTerms),
    store,
    onProgress,
    closing: progress.closing,
    throttle: createThrottle(progress.closing),
    onError: logError(logger),
  });
  if (!revised.ok) return refuse(refusalOf(revised.refusal));
  const { changed, unchanged, pending } = revised.value;
  const [conflicts, earlier] = [byLine(revised.value.conflicts.flat()), byLine(revised.value.earlier.flat())];
  if (!isConnected() && conflicts.length + earlier.length > 0) logRows(logger, [...conflicts, ...earlier]);
  return ok({ changed, unchanged, conflicts, earlier, pending, ignored: ignoredIn(csv, titles, rows), newTerms });
}

/** Remembers whether the operator is still connected: `onProgress` throws when not. */
function trackConnection({ onProgress }: Progress) {
  let isConnected = true;
  return {
    isConnected: () => isConnected,
    onProgress(done: number, total: number) {
      isConnected = false;
      onProgress(done, total);
      isConnected = true;
    },
  };
}

const refusalOf = (refusal: RevisionRefusal<readonly RowProblem[]>): CsvImportRefusal =>
  refusal.code === 'REVISION_RUNNING'
    ? { code: 'IMPORT_RUNNING' }
    : { code: 'CSV_INVALID', problems: byLine(refusal.reasons.flat()) };

/**
 * Stores what an interrupted import has left. Rows that cannot be stored any more are logged with their lines in the file,
 * because its operator has disconnected.
 */
export async function finishImports({ usecases, logger }: Needs, closing?: AbortSignal): Promise<void> {
  await usecases.finishRevisions({
    reader: await createPartReader(usecases),
    closing,
    throttle: createThrottle(closing),
    onError: logError(logger),
    onConflict: (rows) => logRows(logger, rows),
  });
}

const logRows = (logger: Needs['logger'], rows: readonly RowProblem[]) =>
  logger.error({ rows }, 'rows of an import were not stored, and its operator has disconnected');

const logError = (logger: Needs['logger']) => (error: unknown) =>
  logger.error({ err: error }, 'a part of an import was not stored');

const byLine = (problems: readonly RowProblem[]): readonly RowProblem[] =>
  problems.toSorted((one, other) => one.line - other.line);

async function partsIn(
  usecases: Usecases,
  rows: readonly CsvRow[],
  { keepsStock, skus }: Pick<CsvPart, 'keepsStock' | 'skus'>,
): Promise<readonly CsvPart[]> {
  const called = rows.map(({ cells }) => identifiersIn(cells));
  const parents = rows.map(({ cells }) => parentIdentifiersIn(cells.get('Parent') ?? ''));
  const ids = [...called, ...parents].map(({ id }) => id).filter((id) => id !== null);
  const slugs = await usecases.merchantCatalog.slugsOf(ids);
  const parts = partitionRows(rows, { ofId: (id) => slugs.get(id), ofSku: (sku) => skus.get(sku) });
  const brought = new Map(
    called.filter(({ sku, slug }) => sku !== '' && slug !== '').map(({ sku, slug }) => [sku, slug]),
  );
  return parts.map((part) => ({ rows: part, skus: recommendedIn(part, brought), keepsStock }));
}

/** A file may bring the products that it recommends, and the parts of its groups. */
function recommendedIn(rows: readonly CsvRow[], brought: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const cells = rows.flatMap((row) => RECOMMENDING_TITLES.map((title) => row.cells.get(title) ?? ''));
  const named = new Set(cells.flatMap((cell) => cell.split(',').map((sku) => sku.trim())));
  return new Map(
    [...named].flatMap((sku) => {
      const slug = brought.get(sku);
      return slug === undefined ? [] : [[sku, slug] as const];
    }),
  );
}

/** Cells under the titles of this shop's columns; cells of unknown columns are left out. */
const renamed = (cells: CsvRow['cells'], { titleOf }: Columns): CsvRow['cells'] =>
  new Map(
    [...cells].flatMap(([title, cell]) => {
      const known = titleOf(title);
      return known === null ? [] : [[known, cell] as const];
    }),
  );

/** A file with so many unknown titles, and none of WooCommerce's commonest, was exported in another language. */
const MIN_FOREIGN_TITLES = 5;

function titlesOfAnotherLanguage({ titles }: CsvTable, { titleOf }: Columns): readonly string[] {
  const known = titles.map(titleOf);
  const unknown = titles.filter((title, index) => title !== '' && known[index] === null);
  const isForeign = known.includes(ID) && !known.includes('Type') && !known.includes('Name');
  return isForeign && unknown.length >= MIN_FOREIGN_TITLES ? unknown : [];
}

/** Columns that are not empty, and either unknown or not supported here. */
function ignoredIn(csv: CsvTable, { titleOf }: Columns, rows: readonly CsvRow[]): readonly string[] {
  const foreign = UNSUPPORTED_TITLES.filter((title) =>
    rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''),
  );
  const unknown = csv.titles.filter(
    (title) => titleOf(title) === null && csv.rows.some(({ cells }) => (cells.get(title) ?? '').trim() !== ''),
  );
  return [...foreign, ...unknown];
}
