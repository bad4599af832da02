import type { Command } from 'commander';
import { z } from 'zod';
import { type CsvTable, readCsv } from '../../csv/read-csv.ts';
import { fill } from '../../messages/template.ts';
import type { CsvImportResult } from '../../service/import-csv.ts';
import { packCsv } from '../../service/packed-csv.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';
import { readBytes } from '../files.ts';
import { fetchAddresses, printFetchReport } from './fetch-addresses.ts';
import { explainImport, printChanges, printProblems } from './import-report.ts';

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
      const request = { csv: packCsv(csv), store: !dryRun, keepsStock: keepStock, createsTerms: createTerms, pictures };
      const response = await call('importCsv', request, bar).finally(() => bar.stop());
      if (!response.ok) {
        if (json) output.json(response.refusal);
        else if (response.refusal.code === 'CSV_INVALID') printProblems(response.refusal.problems, context);
        throw new CommandRefused(explainImport(response.refusal, context));
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
