import type { Order } from '#engine/domain/orders/order.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import { openSession } from '../cart/open-session.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { Caller, Needs } from '../ports.ts';

export type OwnOrderFilter = Omit<OrderFilter, 'customerId' | 'email'>;

/** A customer's own orders; a guest's are those this visit has placed, and never those of an e-mail address. */
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
