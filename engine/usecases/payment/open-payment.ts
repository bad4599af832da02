import type { Order } from '#engine/domain/orders/order.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { newPayment } from './new-payment.ts';

/** The try to pay an order that is under way, or a new one. */
export const openPayment = (needs: Needs, { id }: Order): Promise<Payment | null> =>
  needs.unitOfWork(async ({ orders, payments }) => {
    const order = await orders.forUpdate(id);
    if (order?.status !== 'pending') return null;
    const open = (await payments.ofOrder(id)).find(({ state }) => state === 'open');
    const { paymentMethod: gateway, sessionId, totals, currency } = order;
    return open ?? payments.add(newPayment(needs, { gateway, sessionId, orderId: id, amount: totals.total, currency }));
  });
