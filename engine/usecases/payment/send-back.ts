import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Needs } from '../ports.ts';
import type { Told } from './told.ts';

/** Money that came for an order which can no longer be paid, for example because its time was over, goes back whole. */
export async function sendBack(needs: Needs, { payment, intent, provider }: Told): Promise<boolean> {
  const { amount, currency } = intent;
  const reference = `${payment.reference}-back`;
  const answer = await provider.refund({ intent: intent.id, amount, currency, reference });
  if (!answer.ok) return false;
  const text = answer.value.ok
    ? `Money sent back: ${intent.id} came when the order could not be paid with it.`
    : `Send ${intent.id} back by hand: the gateway declined to (${answer.value.declined}).`;
  await needs.unitOfWork(async ({ orders, payments, outbox }) => {
    const order = payment.orderId === null ? null : await orders.forUpdate(payment.orderId);
    const stored = await payments.find(payment.id);
    if (!order || stored?.state !== 'open') return;
    await payments.save({ ...stored, state: 'closed' });
    await orders.addNote({ orderId: order.id, text, isForBuyer: false, writtenAt: needs.now() });
    if (answer.value.ok) await outbox.add(letter(order, amount));
  });
  return true;
}

const letter = ({ billing, language, id }: Order, refunded: number): Mail => ({
  ...{ kind: 'order-refunded', to: billing.email, language, orderId: id },
  ...{ refunded, isWhole: true },
});
