import { needsPayment, type Order } from '#engine/domain/orders/order.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result } from '#engine/domain/result.ts';
import { type OrderAddress, readOrder } from '../orders/read-order.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { settlePayment } from './settle-payment.ts';

/** The order after all its payments have been settled. */
export async function syncPayments(needs: Needs, order: Order): Promise<Order> {
  if (!needsPayment(order)) return order;
  for (const payment of await needs.payments.findByOrder(order.id)) await settlePayment(needs, payment);
  return (await needs.orders.find(order.id)) ?? order;
}

/** The shopper is back from paying. The result in the URL is not trusted: the gateway is asked. */
export async function syncOrderPayments(
  needs: Needs,
  caller: Caller,
  address: OrderAddress,
): Promise<Result<Order, ReadOrderRefusal>> {
  const read = await readOrder(needs, caller, address);
  return read.ok ? ok(await syncPayments(needs, read.value)) : read;
}
