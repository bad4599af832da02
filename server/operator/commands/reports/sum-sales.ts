import type { OrderStatus } from '#engine/domain/orders/order.ts';
import { gross, type NetAndTax } from '#engine/domain/pricing/priced-cart.ts';
import { formatDay } from '../../output/format.ts';
import type { RefundedOrder } from '../orders/each-order.ts';

export const SALES_BY = ['day', 'month', 'product', 'category'] as const;

export type SalesBy = (typeof SALES_BY)[number];

/** Sold: paid, or packed before it is paid. An order that waits for its payment or was cancelled is none. */
export const SOLD_STATUSES: readonly OrderStatus[] = ['processing', 'completed', 'refunded'];

/** Amounts are in minor units, after discounts and with tax, whatever gift cards paid. */
export interface Sales {
  /** Orders with any of it. */
  readonly orders: number;
  /** Without those that were returned. */
  readonly pieces: number;
  readonly sold: number;
  readonly refunded: number;
  /** Contained in `total`. */
  readonly tax: number;
  /** What was sold without what was refunded. */
  readonly total: number;
}

export interface SalesRow extends Sales {
  /** A day or month, a SKU, or the slug of a category; empty where the product has none any more. Null for delivery. */
  readonly key: string | null;
  /** Of a product, as it was last sold. Empty for the others. */
  readonly name: string;
}

export interface SalesReport {
  /** Days and months in their order; products and categories by their total, delivery last. */
  readonly rows: readonly SalesRow[];
  readonly total: Sales;
}

interface Grouping {
  readonly by: SalesBy;
  /** Slug of a product's first category; undefined where it has none. */
  categoryOf(productId: number): string | undefined;
}

/** One thing that was sold in an order, with what was refunded of it. */
interface Part {
  readonly key: string | null;
  readonly name: string;
  readonly pieces: number;
  readonly sold: NetAndTax;
  readonly refunded: readonly NetAndTax[];
}

const NO_SALES: Sales = { orders: 0, pieces: 0, sold: 0, refunded: 0, tax: 0, total: 0 };

/** Adds up orders. A refund counts on the day of its order, so that sums of the same orders are the same by time, product and category. */
export function reportSales(orders: readonly RefundedOrder[], grouping: Grouping): SalesReport {
  const rows = new Map<string | null, SalesRow>();
  let total = NO_SALES;
  for (const one of orders) {
    const parts = partsOf(one, grouping);
    for (const [key, same] of Map.groupBy(parts, (part) => part.key)) {
      const before = rows.get(key) ?? NO_SALES;
      rows.set(key, { key, name: same.at(-1)?.name ?? '', ...withParts(before, same) });
    }
    total = withParts(total, parts);
  }
  const inOrder = [...rows.values()].sort(isByTime(grouping.by) ? byKey : byTotal);
  return { rows: inOrder, total };
}

/** What one order has brought. */
export const salesOfOrder = (order: RefundedOrder): Sales =>
  reportSales([order], { by: 'day', categoryOf: () => undefined }).total;

const isByTime = (by: SalesBy): by is 'day' | 'month' => by === 'day' || by === 'month';

function partsOf({ order, refunds }: RefundedOrder, { by, categoryOf }: Grouping): readonly Part[] {
  const refundedLines = refunds.flatMap(({ lines }) => lines);
  const day = formatDay(order.createdAt);
  const times = { day, month: day.slice(0, 'YYYY-MM'.length) };
  const items = order.lines.map((line): Part => {
    const refunded = refundedLines.filter(({ lineId }) => lineId === line.id);
    const keys = { ...times, product: line.sku, category: categoryOf(line.productId) ?? '' };
    return {
      key: keys[by],
      name: by === 'product' ? line.name : '',
      pieces: line.quantity - refunded.reduce((sum, { quantity }) => sum + quantity, 0),
      sold: line.total,
      refunded: refunded.map((one) => one.total),
    };
  });
  const refundedShipping = refunds.flatMap(({ shipping }) => shipping);
  const delivery = order.shippingLines.map(({ cost }, position): Part => {
    const refunded = refundedShipping.filter((one) => one.position === position).map((one) => one.total);
    return { key: isByTime(by) ? times[by] : null, name: '', pieces: 0, sold: cost, refunded };
  });
  return [...items, ...delivery];
}

/** The sales with one order's parts. */
function withParts(before: Sales, parts: readonly Part[]): Sales {
  const add = (read: (part: Part) => number) => parts.reduce((sum, part) => sum + read(part), 0);
  const refundedOf = (read: (amount: NetAndTax) => number) =>
    add(({ refunded }) => refunded.reduce((sum, one) => sum + read(one), 0));
  const [sold, refunded] = [add((part) => gross(part.sold)), refundedOf(gross)];
  return {
    orders: before.orders + 1,
    pieces: before.pieces + add(({ pieces }) => pieces),
    sold: before.sold + sold,
    refunded: before.refunded + refunded,
    tax: before.tax + add((part) => part.sold.tax) - refundedOf(({ tax }) => tax),
    total: before.total + sold - refunded,
  };
}

const byKey = (one: SalesRow, other: SalesRow): number => String(one.key).localeCompare(String(other.key), 'en');

const byTotal = (one: SalesRow, other: SalesRow): number =>
  Number(one.key === null) - Number(other.key === null) || other.total - one.total || byKey(one, other);
