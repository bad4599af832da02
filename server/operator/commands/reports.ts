import type { Command } from 'commander';
import { z } from 'zod';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';
import { type Cell, spreadsheetOf } from '../csv/spreadsheet.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from '../output/money.ts';
import type { Column } from '../output/table.ts';
import { type Context, defineCommand, fieldsOf } from './command.ts';
import { eachOrder, type RefundedOrder } from './each-order.ts';
import { writeBytes } from './files.ts';
import { reportSales, SALES_BY, type Sales, type SalesBy, type SalesReport, SOLD_STATUSES } from './sales-report.ts';

export function addReports(program: Command, context: Context): void {
  const reports = program.command('reports').description(context.messages.reports.purpose);
  addSales(reports, context);
}

function addSales(parent: Command, context: Context): void {
  const { messages, output } = context;
  const help = messages.reports.sales;
  const { period, isPeriod, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'sales',
    help,
    flags: ['--by <group>', '--from <day>', '--to <day>', '--csv <file>', '--semicolons', '--force', '--json'],
    input: z
      .object({
        by: z.enum(SALES_BY).default('day'),
        ...period,
        csv: z.string().optional(),
        semicolons: flag,
        force: flag,
        json: flag,
      })
      .superRefine(isPeriod),
    async run({ by, from, to, csv: file, semicolons, force, json }) {
      const report = await salesOf(context, { by, placedFrom: from, placedBefore: to });
      if (json) return output.json(report);
      const lines = linesOf(report, by, context);
      if (file === undefined) return output.table(columnsOf(by, context), lines);
      const columns = sheetColumns(by, context);
      const titles = columns.map(({ title }) => title);
      const rows = lines.map((line) => columns.map(({ cell }) => cell(line)));
      const bytes = spreadsheetOf({ titles, rows, semicolons, decimals: MONEY_WRITING.decimals });
      if (file === '-') return output.write(bytes);
      await writeBytes({ file, bytes, force }, messages);
      output.note(fill(help.done, { file }));
    },
  });
}

interface Wanted {
  readonly by: SalesBy;
  readonly placedFrom: Date | undefined;
  readonly placedBefore: Date | undefined;
}

async function salesOf({ call }: Context, { by, ...time }: Wanted): Promise<SalesReport> {
  const orders: RefundedOrder[] = [];
  for await (const one of eachOrder(call, { ...time, statuses: SOLD_STATUSES })) orders.push(one);
  const categories = new Map<number, string | undefined>();
  if (by === 'category') {
    const ids = [...new Set(orders.flatMap(({ order }) => order.lines.map(({ productId }) => productId)))];
    for (const { id, draft } of await call('productDrafts', { ids })) categories.set(id, draft.categories[0]);
  }
  return reportSales(orders, { by, categoryOf: (productId) => categories.get(productId) });
}

interface Line extends Sales {
  readonly title: string;
  readonly name: string;
}

/** The rows with their titles, and the sum. */
function linesOf({ rows, total }: SalesReport, by: SalesBy, { messages }: Context): readonly Line[] {
  const { words } = messages.reports.sales;
  const lines = rows.map((row): Line => {
    const missing = by === 'category' ? words.noCategory : words.noSku;
    return { ...row, title: row.key === null ? words.delivery : row.key || missing };
  });
  return [...lines, { ...total, title: words.total, name: '' }];
}

interface SheetColumn {
  readonly title: string;
  cell(line: Line): Cell;
}

function sheetColumns(by: SalesBy, { messages }: Context): readonly SheetColumn[] {
  const { columns } = messages.reports.sales;
  const name = { title: columns.name, cell: (line: Line) => line.name };
  const amount = (key: 'sold' | 'refunded' | 'total' | 'tax') => ({
    title: columns[key],
    cell: (line: Line) => ({ cents: line[key] }),
  });
  return [
    { title: columns[by], cell: ({ title }) => title },
    ...(by === 'product' ? [name] : []),
    { title: columns.orders, cell: ({ orders }) => orders },
    { title: columns.pieces, cell: ({ pieces }) => pieces },
    ...(['sold', 'refunded', 'total', 'tax'] as const).map(amount),
  ];
}

/** The same for people: amounts as the shop shows them. */
function columnsOf(by: SalesBy, context: Context): readonly Column<Line>[] {
  return sheetColumns(by, context).map(({ title, cell }): Column<Line> => {
    const shown = (line: Line): string => {
      const value = cell(line);
      return typeof value === 'object' ? formatMoney(value.cents) : String(value);
    };
    const { name, [by]: first } = context.messages.reports.sales.columns;
    return title === name || title === first ? { title, cell: shown } : { title, align: 'right', cell: shown };
  });
}
