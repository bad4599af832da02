import type { Command } from 'commander';
import { z } from 'zod';
import type { Context } from '../command.ts';
import { eachOrder, type RefundedOrder } from '../orders/each-order.ts';
import { defineReport, type ReportColumn } from './define-report.ts';
import { reportSales, SALES_BY, type Sales, type SalesBy, type SalesReport, SOLD_STATUSES } from './sum-sales.ts';

export function addSales(parent: Command, context: Context): void {
  defineReport(parent, context, {
    usage: 'sales',
    help: context.messages.reports.sales,
    flags: ['--by <group>'],
    input: z.object({ by: z.enum(SALES_BY).default('day') }),
    read: ({ by, from, to }) => salesOf(context, { by, placedFrom: from, placedBefore: to }),
    sheetOf: (report, { by }) => ({ columns: salesColumns(by, context), lines: salesLines(report, by, context) }),
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

interface SalesLine extends Sales {
  readonly title: string;
  readonly name: string;
}

/** The rows with their titles, and the sum. */
function salesLines({ rows, total }: SalesReport, by: SalesBy, { messages }: Context): readonly SalesLine[] {
  const { words } = messages.reports.sales;
  const lines = rows.map((row): SalesLine => {
    const missing = by === 'category' ? words.noCategory : words.noSku;
    return { ...row, title: row.key === null ? words.delivery : row.key || missing };
  });
  return [...lines, { ...total, title: words.total, name: '' }];
}

function salesColumns(by: SalesBy, { messages }: Context): readonly ReportColumn<SalesLine>[] {
  const { columns } = messages.reports.sales;
  const counted = (key: 'orders' | 'pieces'): ReportColumn<SalesLine> => ({
    title: columns[key],
    isNumber: true,
    cell: (line) => line[key],
  });
  const amount = (key: 'sold' | 'refunded' | 'total' | 'tax'): ReportColumn<SalesLine> => ({
    title: columns[key],
    isNumber: true,
    cell: (line) => ({ cents: line[key] }),
  });
  return [
    { title: columns[by], cell: ({ title }) => title },
    ...(by === 'product' ? [{ title: columns.name, cell: ({ name }: SalesLine) => name }] : []),
    ...(['orders', 'pieces'] as const).map(counted),
    ...(['sold', 'refunded', 'total', 'tax'] as const).map(amount),
  ];
}
