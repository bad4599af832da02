import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderEvent } from '#engine/domain/orders/order-event.ts';
import type { Needs } from '../ports.ts';
import type { Told } from './told.ts';

/** Money that came for an order which can no longer be paid, for example because its time was over, goes back whole. */
export async function sendBack(needs: Needs, { payment, intent, provider }: Told): Promise<boolean> {
  const { amount, currency } = intent;
  const reference = `${payment.reference}-back`;
  const answer = await provider.refund({ intent: intent.id, amount, currency, reference });
  if (!answer.ok) return false;
  const event: OrderEvent = answer.value.ok
    ? { code: 'money-sent-back', intent: intent.id }
    : { code: 'money-to-send-back', intent: intent.id, reason: answer.value.declined };
  await needs.unitOfWork(async ({ orders, payments, outbox }) => {
    const order = payment.orderId === null ? null : await orders.forUpdate(payment.orderId);
    const stored = await payments.find(payment.id);
    if (!order || stored?.state !== 'open') return;
    await payments.save({ ...stored, state: 'closed' });
    await orders.addNote({ orderId: order.id, event, writtenAt: needs.now() });
    if (answer.value.ok && order.billing.email !== '') await outbox.add(letter(order, amount));
  });
  return true;
}

const letter = ({ billing, language, id }: Order, refunded: number): Mail => ({
  ...{ kind: 'order-refunded', to: billing.email, language, orderId: id },
  ...{ refunded, isWhole: true },
});
