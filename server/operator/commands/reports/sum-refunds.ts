import { fullName } from '#contract/geography/person-name.ts';
import { sum } from '#engine/domain/money/money.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';

/** Amounts are in minor units. */
export interface Refunded {
  /** Of items and delivery, with tax. */
  readonly refunded: number;
  /** Contained in `refunded`. */
  readonly tax: number;
  /** What reaches the buyer as money. Gift cards get the rest. */
  readonly money: number;
}

export interface RefundRow extends Refunded, Pick<Refund, 'id' | 'orderId' | 'state' | 'receipt' | 'reason'> {
  /** When it was decided. */
  readonly at: Date;
  /** Of the order. Null where none was issued. */
  readonly invoice: string | null;
  readonly buyer: string;
  /** With which the order was paid. */
  readonly paymentMethod: string;
}

export interface RefundsReport {
  readonly refunds: readonly RefundRow[];
  readonly total: Refunded;
}

/** Without those that failed: their money never left, or came back. */
export function reportRefunds(refunds: readonly Refund[], orders: ReadonlyMap<number, Order>): RefundsReport {
  const given = refunds.filter(({ state }) => state !== 'failed');
  const rows = given.flatMap((refund): readonly RefundRow[] => {
    const order = orders.get(refund.orderId);
    return order ? [rowOf(refund, order)] : [];
  });
  const of = (key: keyof Refunded) => sum(rows.map((row) => row[key]));
  return { refunds: rows, total: { refunded: of('refunded'), tax: of('tax'), money: of('money') } };
}

function rowOf(refund: Refund, { billing, invoice, paymentMethod }: Order): RefundRow {
  const { id, orderId, createdAt, amount, state, receipt, reason } = refund;
  const parts = [...refund.lines, ...refund.shipping].map(({ total }) => total);
  return {
    id,
    orderId,
    at: createdAt,
    invoice: invoice?.number ?? null,
    buyer: fullName(billing),
    paymentMethod,
    state,
    receipt,
    reason,
    refunded: sum(parts.map(gross)),
    tax: sum(parts.map(({ tax }) => tax)),
    money: amount,
  };
}
