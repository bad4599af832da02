import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { formatDay } from '../output/format.ts';
import type { Context } from './command.ts';
import { eachOrder, type RefundedOrder } from './each-order.ts';
import { type Refunded, type RefundRow, type RefundsReport, reportRefunds } from './refunds-report.ts';
import { defineReport, type ReportColumn } from './report-command.ts';
import { reportSales, SALES_BY, type Sales, type SalesBy, type SalesReport, SOLD_STATUSES } from './sales-report.ts';

export function addReports(program: Command, context: Context): void {
  const reports = program.command('reports').description(context.messages.reports.purpose);
  addSales(reports, context);
  addRefunds(reports, context);
}

function addSales(parent: Command, context: Context): void {
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

function addRefunds(parent: Command, context: Context): void {
  defineReport(parent, context, {
    usage: 'refunds',
    help: context.messages.reports.refunds,
    flags: [],
    input: z.object({}),
    read: ({ from, to }) => refundsOf(context, { from, before: to }),
    sheetOf: (report) => ({ columns: refundColumns(context), lines: refundLines(report) }),
  });
}

const AT_ONCE = 500;

interface Decided {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

async function refundsOf({ call }: Context, { from, before }: Decided): Promise<RefundsReport> {
  const period = { ...(from && { from }), ...(before && { before }) };
  const refunds: Refund[] = [];
  const orders = new Map<number, Order>();
  let part: readonly Refund[];
  do {
    part = await call('nextRefunds', { ...period, after: refunds.at(-1)?.id ?? 0, limit: AT_ONCE });
    refunds.push(...part);
    const ids = [...new Set(part.map(({ orderId }) => orderId))];
    for (const order of (await call('listOrders', { filter: { ids }, page: {} })).rows) orders.set(order.id, order);
  } while (part.length === AT_ONCE);
  return reportRefunds(refunds, orders);
}

interface RefundLine extends Refunded {
  /** Null in the sum. */
  readonly row: RefundRow | null;
}

const refundLines = ({ refunds, total }: RefundsReport): readonly RefundLine[] => [
  ...refunds.map((row) => ({ ...row, row })),
  { ...total, row: null },
];

function refundColumns({ messages }: Context): readonly ReportColumn<RefundLine>[] {
  const { columns, words } = messages.reports.refunds;
  const amount = (key: keyof Refunded): ReportColumn<RefundLine> => ({
    title: columns[key],
    isNumber: true,
    cell: (line) => ({ cents: line[key] }),
  });
  return [
    { title: columns.day, cell: ({ row }) => (row ? formatDay(row.at) : words.total) },
    { title: columns.order, isNumber: true, cell: ({ row }) => row?.orderId ?? '' },
    { title: columns.refund, isNumber: true, cell: ({ row }) => row?.id ?? '' },
    { title: columns.invoice, isInFileOnly: true, cell: ({ row }) => row?.invoice ?? '' },
    { title: columns.buyer, cell: ({ row }) => row?.buyer ?? '' },
    { title: columns.payment, cell: ({ row }) => row?.paymentMethod ?? '' },
    { title: columns.state, cell: ({ row }) => row?.state ?? '' },
    { title: columns.receipt, isInFileOnly: true, cell: ({ row }) => row?.receipt ?? '' },
    { title: columns.reason, cell: ({ row }) => row?.reason ?? '' },
    ...(['refunded', 'tax', 'money'] as const).map(amount),
  ];
}
