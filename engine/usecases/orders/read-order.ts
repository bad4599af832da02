import type { Order } from '#engine/domain/orders/order.ts';
import { canReadOrder } from '#engine/domain/orders/order-access.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { openSession } from '../sessions/open-session.ts';

/** By id, with the key if the reader has one, or by key alone. */
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

export type OwnOrderFilter = Omit<OrderFilter, 'customerId' | 'email'>;

/** A customer's own orders, or those a guest's session has placed. An email address gives no access. */
export async function browseOrders(
  needs: Pick<Needs, 'orders' | 'sessions' | 'now' | 'settings'>,
  caller: Caller,
  { filter, page }: { readonly filter: OwnOrderFilter; readonly page: PageRequest },
): Promise<Page<Order>> {
  const customerId = customerNumber(caller.customerId);
  if (customerId !== null) return needs.orders.list({ ...filter, customerId }, page);
  const { orders } = openSession(needs, caller, await needs.sessions.find(caller.customerId));
  const ids = filter.ids ? orders.filter((id) => filter.ids?.includes(id)) : orders;
  return needs.orders.list({ ...filter, ids }, page);
}
