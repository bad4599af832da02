import type { Language } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderNote } from '#engine/domain/orders/timeline.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { OrderFilter, OrderPart, RefundPart } from '../ports/orders.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports/ports.ts';
import { orderReader } from './order-reader.ts';

/** An order with its timeline, refunds and payments. */
export interface OrderRecord {
  readonly order: Order;
  /** Oldest first. */
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly Refund[];
  /** Newest first. */
  readonly payments: readonly Payment[];
}

interface ReadRequest {
  readonly id: number;
  readonly language: Language;
}

/** Orders as an operator sees them. */
export function orderRecords(needs: Pick<Needs, 'orders' | 'payments' | 'catalog' | 'gateways' | 'settings'>) {
  const { orders, payments } = needs;
  async function show(id: number): Promise<OrderRecord | null> {
    const order = await orders.find(id);
    if (!order) return null;
    const notes = await orders.notes([id]);
    const refunds = await orders.refunds([id]);
    return { order, notes, refunds, payments: await payments.findByOrder(id) };
  }
  return {
    notes: (ids: readonly number[]): Promise<readonly OrderNote[]> => orders.notes(ids),
    refunds: (ids: readonly number[]): Promise<readonly Refund[]> => orders.refunds(ids),

    /** In the order of their numbers. */
    nextRefunds: (part: RefundPart): Promise<readonly Refund[]> => orders.nextRefunds(part),

    /** Newest first. */
    list: (filter: OrderFilter, page: PageRequest): Promise<Page<Order>> => orders.list(filter, page),

    /** In the order of their numbers. */
    next: (part: OrderPart): Promise<readonly Order[]> => orders.next(part),

    /** As it is stored. */
    show,

    /** Those of them that exist, in this order, each with names and titles in its buyer's language. */
    async ofBuyers(ids: readonly number[]): Promise<readonly Order[]> {
      const { rows } = await orders.list({ ids }, {});
      const languages = [...new Set(rows.map(({ language }) => language))];
      const readers = new Map(
        await Promise.all(languages.map(async (one) => [one, await orderReader(needs, rows, one)] as const)),
      );
      const found = new Map(rows.map((order) => [order.id, readers.get(order.language)?.(order) ?? order]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    /** With names and titles in this language. */
    async read({ id, language }: ReadRequest): Promise<OrderRecord | null> {
      const record = await show(id);
      if (!record) return null;
      const readOrder = await orderReader(needs, [record.order], language);
      return { ...record, order: readOrder(record.order) };
    },
  };
}
