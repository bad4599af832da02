import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { CsvTable } from '../../csv/read-csv.ts';
import { fill } from '../../messages/template.ts';
import type { CsvImportResult } from '../../service/import-csv.ts';
import { packCsv } from '../../service/packed-csv.ts';
import { CommandRefused, type Context } from '../command.ts';
import { explainImport, printChanges, printProblems } from './import-report.ts';

type Cells = Readonly<Record<string, string>>;

interface Rows {
  /** Cells by their titles, as a file would have them. */
  readonly rows: readonly Cells[];
  /** Titles that another shop setting has no use for. */
  readonly optional?: readonly string[];
  readonly pictures?: readonly PictureDraft[];
  /** Categories, attributes and terms that the rows name become the shop's. */
  readonly createsTerms?: boolean;
}

const tableOf = (rows: readonly Cells[]): CsvTable => ({
  titles: [...new Set(rows.flatMap((cells) => Object.keys(cells)))],
  rows: rows.map((cells, index) => ({ line: index + 1, cells: new Map(Object.entries(cells)) })),
});

/**
 * Changes products as an import of these rows would.
 * @throws CommandRefused when a column is unknown or a cell is not valid; nothing is changed then
 */
export async function reviseRows(
  { rows, optional = [], pictures = [], createsTerms = false }: Rows,
  context: Context,
): Promise<CsvImportResult> {
  const { call, messages } = context;
  const request = { csv: packCsv(tableOf(rows)), keepsStock: false, createsTerms, pictures };
  const rehearsed = await call('importCsv', { ...request, store: false });
  const unknown = rehearsed.ok ? rehearsed.value.ignored.filter((title) => !optional.includes(title)) : [];
  if (unknown.length > 0)
    throw new CommandRefused(fill(messages.catalog.unknownColumns, { columns: unknown.join(', ') }));
  const stored = rehearsed.ok ? await call('importCsv', { ...request, store: true }) : rehearsed;
  if (stored.ok) return stored.value;
  if (stored.refusal.code !== 'CSV_INVALID') throw new CommandRefused(explainImport(stored.refusal, context));
  const { problems } = stored.refusal;
  printProblems(problems, context, (line) => rows[line - 1]?.SKU ?? '');
  throw new CommandRefused(fill(messages.catalog.refused, { count: problems.length }));
}

/** Reports what became of the rows. @throws CommandRefused when a row was not stored */
export function printRevised(revised: CsvImportResult, json: boolean, context: Context): void {
  const { messages, output } = context;
  const { changed, unchanged, conflicts, pending } = revised;
  if (json) output.json({ changed, unchanged, conflicts, pending });
  else if (changed.length > 0) printChanges(changed, context);
  else if (conflicts.length === 0 && pending === 0) output.print(messages.catalog.nothingChanged);
  const names = [...new Set(conflicts.map(({ value }) => value))];
  if (names.length > 0) throw new CommandRefused(fill(messages.catalog.notStored, { names }));
  if (pending > 0) throw new CommandRefused(fill(messages.products.import.pending, { count: pending }));
}
