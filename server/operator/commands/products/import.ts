import type { Command } from 'commander';
import { z } from 'zod';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import type { ImportedSheet, SheetRefusal } from '../../desk/import-sheet.ts';
import { readBytes } from '../../files.ts';
import type { RowProblem } from '../../sheet/problems.ts';
import { readSheet, type Sheet } from '../../sheet/read-sheet.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, Refused } from '../command.ts';

/** A person reads this many; a program gets all. */
const SHOWN = 50;

export function addImport(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.products.import;
  define(parent, context, {
    usage: 'import <file>',
    help,
    flags: ['--dry-run', '--keep-stock', '--json'],
    input: z.object({
      file: z.string(),
      dryRun: z.boolean().default(false),
      keepStock: z.boolean().default(false),
      json: z.boolean().default(false),
    }),
    async act({ file, dryRun, keepStock, json }) {
      const sheet = sheetIn(await readBytes(file, texts), context);
      const bar = output.progress(help.bar);
      const question = { sheet, store: !dryRun, keepsStock: keepStock };
      const answer = await ask('importSheet', question, bar).finally(() => bar.stop());
      if (!answer.ok) {
        if (json) output.json(answer.refusal);
        else if (answer.refusal.code === 'SHEET_INVALID') tellProblems(answer.refusal.problems, context);
        throw new Refused(explained(answer.refusal, context));
      }
      if (json) output.json({ dryRun, ...answer.value });
      else tellDone(answer.value, dryRun, context);
      const missing = missingOf(answer.value, context);
      if (missing.length > 0) throw new Refused(missing.join(' '));
    },
  });
}

const explained = (refusal: SheetRefusal, { texts }: Context): string =>
  refusal.code === 'SHEET_INVALID'
    ? fill(texts.products.import.refused, { count: refusal.problems.length })
    : texts.products.import.running;

function missingOf({ conflicts, pending }: ImportedSheet, { texts }: Context): readonly string[] {
  const help = texts.products.import;
  return [
    ...(conflicts.length > 0 ? [fill(help.conflicts, { count: conflicts.length })] : []),
    ...(pending > 0 ? [fill(help.pending, { count: pending })] : []),
  ];
}

function tellDone(imported: ImportedSheet, dryRun: boolean, context: Context): void {
  const { changed, unchanged, ignored, conflicts, earlier } = imported;
  const { texts, output } = context;
  const help = texts.products.import;
  if (ignored.length > 0) output.note(fill(help.ignored, { columns: ignored.join(', ') }));
  if (dryRun) tellChanges(changed, context);
  if (earlier.length > 0) {
    output.note(help.earlier);
    tellProblems(earlier, context);
  }
  const created = changed.filter(({ isNew }) => isNew).length;
  const facts = { created, updated: changed.length - created, unchanged };
  output.print(fill(dryRun ? help.would : help.done, facts));
  if (conflicts.length > 0) tellProblems(conflicts, context);
}

function sheetIn(bytes: Uint8Array, { texts }: Context): Sheet {
  const sheet = readSheet(bytes);
  if (!('fault' in sheet)) return sheet;
  throw new Refused(fill(texts.products.import.faults[sheet.fault], sheet));
}

function tellProblems(problems: readonly RowProblem[], { texts, output }: Context): void {
  const help = texts.products.import;
  const { columns } = help;
  output.table<RowProblem>(
    [
      { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
      { title: columns.column, cell: ({ column }) => column },
      { title: columns.problem, cell: ({ problem }) => help.problems[problem] },
      { title: columns.value, cell: ({ value }) => value },
    ],
    problems.slice(0, SHOWN),
  );
  if (problems.length > SHOWN) output.note(fill(help.more, { more: problems.length - SHOWN }));
}

interface Change {
  readonly sku: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

function tellChanges(changed: readonly RevisedProduct[], { texts, output }: Context): void {
  const help = texts.products.import;
  const rows = changed.flatMap(({ sku, slug, isNew, changes }): readonly Change[] => {
    const name = sku || slug;
    if (isNew) return [{ sku: name, what: help.new, before: '', after: slug }];
    return changes.map(({ path, before, after }) => ({
      sku: name,
      what: path,
      before: short(before),
      after: short(after),
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
    rows.slice(0, SHOWN),
  );
  if (rows.length > SHOWN) output.note(fill(help.more, { more: rows.length - SHOWN }));
}

function short(value: unknown): string {
  if (value === null) return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
