import type { Command } from 'commander';
import { z } from 'zod';
import { sum } from '#engine/domain/money/money.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import type { Context } from '../command.ts';
import { eachOrder, type RefundedOrder } from '../orders/each-order.ts';
import { defineReport, type ReportColumn } from './define-report.ts';
import { SOLD_STATUSES, salesOfOrder } from './sum-sales.ts';

/** Amounts are in minor units, with tax. */
interface CouponSales {
  readonly orders: number;
  /** What the coupon took off. */
  readonly discount: number;
  /** What these orders cost after all discounts, with delivery, without what was refunded. */
  readonly sold: number;
}

interface CouponRow extends CouponSales {
  readonly code: string;
}

interface CouponsReport {
  /** What took off most comes first. */
  readonly coupons: readonly CouponRow[];
  /** An order with two coupons counts once. */
  readonly total: CouponSales;
}

/** What coupons cost, and what was sold with them. */
export function addCoupons(parent: Command, context: Context): void {
  const { coupons: help } = context.messages.reports;
  defineReport(parent, context, {
    usage: 'coupons',
    help,
    flags: [],
    input: z.object({}),
    read: async ({ from, to }): Promise<CouponsReport> => {
      const sold = { statuses: SOLD_STATUSES, placedFrom: from, placedBefore: to };
      return reportCoupons(eachOrder(context.call, sold));
    },
    sheetOf: ({ coupons, total }) => ({
      columns: columnsOf(context),
      lines: [...coupons, { ...total, code: help.words.total }],
    }),
  });
}

const NOTHING: CouponSales = { orders: 0, discount: 0, sold: 0 };

async function reportCoupons(orders: AsyncIterable<RefundedOrder>): Promise<CouponsReport> {
  const rows = new Map<string, CouponRow>();
  let total = NOTHING;
  for await (const one of orders) {
    const { coupons } = one.order;
    if (coupons.length === 0) continue;
    const sold = salesOfOrder(one).total;
    for (const { code, discount } of coupons) {
      rows.set(code, { code, ...plus(rows.get(code) ?? NOTHING, { discount: gross(discount), sold }) });
    }
    const discount = sum(coupons.map((coupon) => gross(coupon.discount)));
    total = plus(total, { discount, sold });
  }
  return { coupons: [...rows.values()].sort(byDiscount), total };
}

const plus = (before: CouponSales, { discount, sold }: Omit<CouponSales, 'orders'>): CouponSales => ({
  orders: before.orders + 1,
  discount: before.discount + discount,
  sold: before.sold + sold,
});

const byDiscount = (one: CouponRow, other: CouponRow): number =>
  other.discount - one.discount || one.code.localeCompare(other.code, 'en');

function columnsOf({ messages }: Context): readonly ReportColumn<CouponRow>[] {
  const { columns } = messages.reports.coupons;
  return [
    { title: columns.code, cell: ({ code }) => code },
    { title: columns.orders, isNumber: true, cell: ({ orders }) => orders },
    { title: columns.discount, isNumber: true, cell: ({ discount }) => ({ cents: discount }) },
    { title: columns.sold, isNumber: true, cell: ({ sold }) => ({ cents: sold }) },
  ];
}
