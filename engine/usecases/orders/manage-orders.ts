import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { OrderNote } from '#engine/domain/orders/timeline.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';

/** An order with all that has happened to it. */
export interface OrderFile {
  readonly order: Order;
  /** Oldest first. */
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly Refund[];
  /** Newest first. */
  readonly payments: readonly Payment[];
}

/** What an operator may look up. */
export const manageOrders = ({ orders, payments }: Pick<Needs, 'orders' | 'payments'>) => ({
  notes: (ids: readonly number[]): Promise<readonly OrderNote[]> => orders.notes(ids),
  refunds: (ids: readonly number[]): Promise<readonly Refund[]> => orders.refunds(ids),

  /** Newest first. */
  list: (filter: OrderFilter, page: PageRequest): Promise<Page<Order>> => orders.list(filter, page),

  async show(id: number): Promise<OrderFile | null> {
    const order = await orders.find(id);
    if (!order) return null;
    const [notes, refunds, tries] = [
      await orders.notes([id]),
      await orders.refunds([id]),
      await payments.findByOrder(id),
    ];
    return { order, notes, refunds, payments: tries };
  },
});
