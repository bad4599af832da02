import type { Order } from '#engine/domain/orders/order.ts';
import { canReadOrder } from '#engine/domain/orders/order-access.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { openSession } from '../cart/open-session.ts';
import type { Caller, Needs } from '../ports.ts';

/** By number, with the key when the reader has one, or by key alone. */
export type OrderAddress = { readonly id: number; readonly key?: string } | { readonly key: string };

export async function readOrder(
  needs: Needs,
  caller: Caller,
  address: OrderAddress,
): Promise<Result<Order, ReadOrderRefusal>> {
  const order = 'id' in address ? await needs.orders.find(address.id) : await needs.orders.findByKey(address.key);
  const { orders } = openSession(needs, caller, await needs.sessions.find(caller.customerId));
  const reader = { customerId: caller.customerId, sessionOrders: orders, key: address.key ?? '' };
  if (!order || !canReadOrder(order, reader)) return refuse({ code: 'ORDER_FORBIDDEN' });
  return ok(order);
}
