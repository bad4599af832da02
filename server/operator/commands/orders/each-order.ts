import type { Order, OrderStatus } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { Call } from '../../service/operator-service.ts';

export interface RefundedOrder {
  readonly order: Order;
  /** Given or on their way. */
  readonly refunds: readonly Refund[];
}

/** What never changes of an order is asked of the shop, so that no order is passed over or read twice. */
interface Selection {
  readonly statuses?: readonly OrderStatus[];
  readonly placedFrom?: Date | undefined;
  /** Exclusive. */
  readonly placedBefore?: Date | undefined;
}

const ORDERS_AT_ONCE = 500;

/** All orders of a time in the order of their numbers, read in parts so that a running shop goes on selling. */
export async function* eachOrder(
  call: Call,
  { statuses, placedFrom, placedBefore }: Selection,
): AsyncGenerator<RefundedOrder> {
  const placed = {
    ...(placedFrom !== undefined && { placedFrom }),
    ...(placedBefore !== undefined && { placedBefore }),
  };
  let after = 0;
  for (;;) {
    const rows = await call('nextOrders', { ...placed, after, limit: ORDERS_AT_ONCE });
    const wanted = rows.filter(({ status }) => statuses === undefined || statuses.includes(status));
    const refunds = await call(
      'refundsOfOrders',
      wanted.map(({ id }) => id),
    );
    const given = Map.groupBy(
      refunds.filter(({ state }) => state !== 'failed'),
      ({ orderId }) => orderId,
    );
    for (const order of wanted) yield { order, refunds: given.get(order.id) ?? [] };
    const last = rows.at(-1);
    if (!last || rows.length < ORDERS_AT_ONCE) return;
    after = last.id;
  }
}
