import type { Order } from '#engine/domain/orders/order.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { newPayment } from './new-payment.ts';
import { providerOf } from './provider-of.ts';

/**
 * With the order its payment is stored, in the same transaction: the one the shopper has begun over the cart, or a new
 * one. So whatever a gateway takes, there is an order that says so.
 */
export async function bindPayment(needs: Needs, { payments }: UnitOfWork, order: Order): Promise<void> {
  const { id, paymentMethod, sessionId, totals, currency } = order;
  if (order.status !== 'pending' || !providerOf(needs, paymentMethod)) return;
  const facts = { orderId: id, amount: totals.total, currency };
  const begun = await payments.ofCart(paymentMethod, sessionId);
  if (begun) await payments.save({ ...begun, ...facts });
  else await payments.add(newPayment(needs, { ...facts, gateway: paymentMethod, sessionId }));
}
