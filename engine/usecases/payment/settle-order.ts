import type { Order } from '#engine/domain/orders/order.ts';
import { needsPayment } from '#engine/domain/orders/payment-state.ts';
import type { Needs } from '../ports.ts';
import { settlePayment } from './settle-payment.ts';

/** The order as it is once its gateway has been asked. */
export async function settleOrder(needs: Needs, order: Order): Promise<Order> {
  if (!needsPayment(order)) return order;
  for (const payment of await needs.payments.ofOrder(order.id)) await settlePayment(needs, payment);
  return (await needs.orders.find(order.id)) ?? order;
}
