import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { formatDay } from '../../output/format.ts';
import type { Context } from '../command.ts';
import { defineReport, type ReportColumn } from './define-report.ts';
import { type Refunded, type RefundRow, type RefundsReport, reportRefunds } from './sum-refunds.ts';

export function addRefunds(parent: Command, context: Context): void {
  defineReport(parent, context, {
    usage: 'refunds',
    help: context.messages.reports.refunds,
    flags: [],
    input: z.object({}),
    read: ({ from, to }) => refundsOf(context, { from, before: to }),
    sheetOf: (report) => ({ columns: refundColumns(context), lines: refundLines(report) }),
  });
}

const BATCH_SIZE = 500;

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
    part = await call('nextRefunds', { ...period, after: refunds.at(-1)?.id ?? 0, limit: BATCH_SIZE });
    refunds.push(...part);
    const ids = [...new Set(part.map(({ orderId }) => orderId))];
    for (const order of (await call('listOrders', { filter: { ids }, page: {} })).rows) orders.set(order.id, order);
  } while (part.length === BATCH_SIZE);
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
