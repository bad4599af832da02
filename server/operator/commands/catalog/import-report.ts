import type { VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { RevisedProduct } from '#engine/usecases/catalog/decide-revision.ts';
import { shortList } from '../../../http/short-list.ts';
import type { RowProblem } from '../../csv/problems.ts';
import { fill } from '../../messages/template.ts';
import { formatPrice, formatStock } from '../../output/format.ts';
import { formatMoney, readingsOf } from '../../output/money.ts';
import type { CsvImportRefusal } from '../../service/import-csv.ts';
import type { Context } from '../command.ts';

/** Rows printed for a person; `--json` prints all. */
const MAX_SHOWN = 50;

export function explainImport(refusal: CsvImportRefusal, { messages }: Context): string {
  const help = messages.products.import;
  switch (refusal.code) {
    case 'CSV_INVALID':
      return fill(help.refused, { count: refusal.problems.length });
    case 'TITLES_UNKNOWN':
      return fill(help.unknownTitles, { columns: shortList(refusal.titles).join(', ') });
    case 'IMPORT_RUNNING':
      return help.running;
  }
}

/** `skuOf`: what a line is about, where a person has not seen lines. */
export function printProblems(
  problems: readonly RowProblem[],
  { messages, output }: Context,
  skuOf?: (line: number) => string,
): void {
  const help = messages.products.import;
  const { columns } = help;
  output.table<RowProblem>(
    [
      skuOf
        ? { title: columns.sku, cell: ({ line }) => skuOf(line) }
        : { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
      { title: columns.column, cell: ({ column }) => column },
      {
        title: columns.problem,
        wraps: true,
        cell: ({ problem, value }) => fill(help.problems[problem], readingsOf(value)),
      },
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

export function printChanges(changed: readonly RevisedProduct[], context: Context): void {
  const { messages, output } = context;
  const help = messages.products.import;
  const rows = changed.flatMap(({ sku, slug, isNew, changes }): readonly Change[] => {
    const name = sku || slug;
    if (isNew) return [{ sku: name, what: help.new, before: '', after: slug }];
    return changes.map(({ path, before, after }) => {
      const print = printerOf(path, context);
      return { sku: name, what: path, before: print(before), after: print(after) };
    });
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

/** Path of a variation as a whole, which is new or gone. */
const VARIATION = /^variations\.[^.]+$/;

/** Path of an amount of money. */
const AMOUNT = /(?:^|\.)price\.(?:regular|sale\.price)$/;

function printerOf(path: string, context: Context): (value: unknown) => string {
  if (VARIATION.test(path)) return (value) => variationLine(value, context);
  if (AMOUNT.test(path)) return (value) => (typeof value === 'number' ? formatMoney(value) : shorten(value));
  return shorten;
}

/** `biru · €5.00 · 9`: what it is chosen by, its price and its pieces. */
function variationLine(value: unknown, context: Context): string {
  if (value === null) return shorten(value);
  const { choices, price, stock } = value as VariationDraft;
  const parts = [Object.values(choices).join(', '), formatPrice(price, context), formatStock(stock, context)];
  return parts.filter((part) => part !== '').join(' · ');
}

function shorten(value: unknown): string {
  if (value === null) return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
