import { customerNumber } from '../sessions/customer-id.ts';
import type { Order } from './order.ts';
import { isSameKey } from './order-key.ts';

interface Reader {
  readonly customerId: string;
  /** Orders the reader's session has placed. */
  readonly sessionOrders: readonly number[];
  /** Key the reader shows; empty when none. */
  readonly key: string;
}

/** The buyer, the session that placed it, and whoever holds its key. An e-mail address alone opens nothing. */
export function mayRead(order: Order, { customerId, sessionOrders, key }: Reader): boolean {
  const buyer = customerNumber(customerId);
  const isBuyer = buyer !== null && order.customerId === buyer;
  return isBuyer || sessionOrders.includes(order.id) || isSameKey(order.key, key);
}
