import type { OrderEvent } from '#engine/domain/orders/order-event.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';

/** Nothing will come of it any more. One that was paid meanwhile stays paid. */
export const closePayment = (
  needs: Pick<Needs, 'unitOfWork' | 'now'>,
  { id, orderId }: Payment,
  event?: OrderEvent,
): Promise<boolean> =>
  needs.unitOfWork(async ({ orders, payments }) => {
    if (orderId !== null) await orders.forUpdate(orderId);
    const payment = await payments.find(id);
    if (payment?.state !== 'open') return true;
    await payments.save({ ...payment, state: 'closed' });
    if (orderId !== null && event) {
      await orders.addNote({ orderId, event, writtenAt: needs.now() });
    }
    return true;
  });
