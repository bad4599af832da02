import { decidePaid } from '#engine/domain/orders/life/pay.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { needsPayment } from '#engine/domain/orders/payment-state.ts';
import { carryOut } from '../orders/life/carry-out.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { sendBack } from './send-back.ts';
import { takePiecesAgain } from './take-again.ts';
import type { Told } from './told.ts';

/** The money is here: the order is paid, once, whoever came first. An order that no longer waits for it sends it back. */
export async function bookPayment(needs: Needs, told: Told): Promise<boolean> {
  const { payment, intent } = told;
  const isBooked = await needs.unitOfWork(async (shop) => {
    const order = payment.orderId === null ? null : await shop.orders.forUpdate(payment.orderId);
    if (!order) return false;
    if (order.transactionId === intent.id) return true;
    const due = order.status === 'failed' ? await retaken(needs, shop, order) : order;
    if (!due || !needsPayment(due)) return false;
    const step = decidePaid(due, { transactionId: intent.id, now: needs.now() });
    if (!step.ok) return false;
    await carryOut(needs, shop, step.value);
    await savePaid(shop, payment);
    return true;
  });
  return isBooked || sendBack(needs, told);
}

async function retaken(needs: Needs, shop: UnitOfWork, order: Order): Promise<Order | null> {
  const again = await takePiecesAgain(needs, shop, order);
  return again.ok ? again.value : null;
}

async function savePaid({ payments }: UnitOfWork, { id }: Payment): Promise<void> {
  const payment = await payments.find(id);
  if (payment) await payments.save({ ...payment, state: 'paid' });
}
