import type { Command } from 'commander';
import { z } from 'zod';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import type { RowProblem } from '../csv/problems.ts';
import { type CsvTable, readCsv } from '../csv/read-csv.ts';
import { fill } from '../messages/template.ts';
import { readingsOf } from '../output/money.ts';
import type { CsvImportRefusal, CsvImportResult } from '../service/import-csv.ts';
import { CommandRefused, type Context, defineCommand } from './command.ts';
import { fetchAddresses, printFetchReport } from './fetch-addresses.ts';
import { readBytes } from './files.ts';

/** Rows printed for a person; `--json` prints all. */
const MAX_SHOWN = 50;

export function addImport(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.products.import;
  defineCommand(parent, context, {
    usage: 'import <file>',
    help,
    flags: ['--dry-run', '--keep-stock', '--create-terms', '--fetch-images', '--json'],
    input: z.object({
      file: z.string(),
      dryRun: z.boolean().default(false),
      keepStock: z.boolean().default(false),
      createTerms: z.boolean().default(false),
      fetchImages: z.boolean().default(false),
      json: z.boolean().default(false),
    }),
    async run({ file, dryRun, keepStock, createTerms, fetchImages, json }) {
      const given = readCsvFile(await readBytes(file, messages), context);
      const fetched = fetchImages ? await fetchAddresses(given, dryRun, context) : null;
      const { csv, pictures } = fetched ?? { csv: given, pictures: [] };
      const bar = output.progress(help.bar);
      const request = { csv, store: !dryRun, keepsStock: keepStock, createsTerms: createTerms, pictures };
      const response = await call('importCsv', request, bar).finally(() => bar.stop());
      if (!response.ok) {
        if (json) output.json(response.refusal);
        else if (response.refusal.code === 'CSV_INVALID') printProblems(response.refusal.problems, context);
        throw new CommandRefused(explain(response.refusal, context));
      }
      if (json) output.json({ dryRun, ...response.value, ...(fetched && { fetched: fetched.report }) });
      else {
        if (fetched) printFetchReport(fetched.report, context);
        printResult(response.value, dryRun, context);
      }
      const problems = problemsAfterwards(response.value, fetched?.report.failures.length ?? 0, context);
      if (problems.length > 0) throw new CommandRefused(problems.join(' '));
    },
  });
}

const explain = (refusal: CsvImportRefusal, { messages }: Context): string =>
  refusal.code === 'CSV_INVALID'
    ? fill(messages.products.import.refused, { count: refusal.problems.length })
    : messages.products.import.running;

function problemsAfterwards(
  { conflicts, pending }: CsvImportResult,
  notFetched: number,
  { messages }: Context,
): readonly string[] {
  const help = messages.products.import;
  return [
    ...(conflicts.length > 0 ? [fill(help.conflicts, { count: conflicts.length })] : []),
    ...(notFetched > 0 ? [fill(help.notFetched, { count: notFetched })] : []),
    ...(pending > 0 ? [fill(help.pending, { count: pending })] : []),
  ];
}

function printResult(imported: CsvImportResult, dryRun: boolean, context: Context): void {
  const { changed, unchanged, ignored, conflicts, earlier } = imported;
  const { messages, output } = context;
  const help = messages.products.import;
  if (ignored.length > 0) output.note(fill(help.ignored, { columns: ignored.join(', ') }));
  if (dryRun) printChanges(changed, context);
  if (earlier.length > 0) {
    output.note(help.earlier);
    printProblems(earlier, context);
  }
  const created = changed.filter(({ isNew }) => isNew).length;
  const facts = { created, updated: changed.length - created, unchanged };
  printNewTerms(imported.newTerms, context);
  output.print(fill(dryRun ? help.would : help.done, facts));
  if (conflicts.length > 0) printProblems(conflicts, context);
}

function printNewTerms({ categories, attributes }: CsvImportResult['newTerms'], context: Context): void {
  const { messages, output, language } = context;
  const help = messages.products.import;
  if (categories.length > 0)
    output.print(fill(help.newCategories, { names: categories.map(({ text }) => text[language].name).join(', ') }));
  if (attributes.length > 0)
    output.print(fill(help.newTerms, { names: attributes.map(({ label }) => label[language]).join(', ') }));
}

function readCsvFile(bytes: Uint8Array, { messages }: Context): CsvTable {
  const csv = readCsv(bytes);
  if (!('fault' in csv)) return csv;
  throw new CommandRefused(fill(messages.products.import.faults[csv.fault], csv));
}

function printProblems(problems: readonly RowProblem[], { messages, output }: Context): void {
  const help = messages.products.import;
  const { columns } = help;
  output.table<RowProblem>(
    [
      { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
      { title: columns.column, cell: ({ column }) => column },
      { title: columns.problem, cell: ({ problem, value }) => fill(help.problems[problem], readingsOf(value)) },
      { title: columns.value, cell: ({ value }) => value },
    ],
    problems.slice(0, MAX_SHOWN),
  );
  if (problems.length > MAX_SHOWN) output.note(fill(help.more, { more: problems.length - MAX_SHOWN }));
}

interface Change {
  readonly sku: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

function printChanges(changed: readonly RevisedProduct[], { messages, output }: Context): void {
  const help = messages.products.import;
  const rows = changed.flatMap(({ sku, slug, isNew, changes }): readonly Change[] => {
    const name = sku || slug;
    if (isNew) return [{ sku: name, what: help.new, before: '', after: slug }];
    return changes.map(({ path, before, after }) => ({
      sku: name,
      what: path,
      before: shorten(before),
      after: shorten(after),
    }));
  });
  if (rows.length === 0) return;
  const { columns } = help;
  output.table<Change>(
    [
      { title: columns.sku, cell: ({ sku }) => sku },
      { title: columns.what, cell: ({ what }) => what },
      { title: columns.before, cell: ({ before }) => before },
      { title: columns.after, cell: ({ after }) => after },
    ],
    rows.slice(0, MAX_SHOWN),
  );
  if (rows.length > MAX_SHOWN) output.note(fill(help.more, { more: rows.length - MAX_SHOWN }));
}

function shorten(value: unknown): string {
  if (value === null) return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
