import { refundTransition } from '#engine/domain/orders/decide-refund.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { RefundRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { providerOf } from '../../payment/payment-records.ts';
import type { ProviderResult, RefundResult } from '../../ports/payments.ts';
import type { Needs } from '../../ports.ts';
import { applyTransition } from '../lifecycle/apply-transition.ts';

/** May be repeated until it comes to an end: the gateway knows each refund by its number. */
export async function finishRefund(needs: Needs, refund: Refund): Promise<Result<Refund, RefundRefusal>> {
  const answer = await throughGateway(needs, refund);
  if (!answer.ok) return refuse({ code: 'PAYMENT_UNAVAILABLE' });
  return answer.value.ok
    ? ok(await settleRefund(needs, refund, answer.value.receipt))
    : failRefund(needs, refund, answer.value.reason);
}

/** Without a gateway the operator has handed the money over. */
async function throughGateway(
  needs: Needs,
  { id, orderId, amount }: Refund,
): Promise<ProviderResult<RefundResult | { readonly ok: true; readonly receipt: null }>> {
  const paid = (await needs.payments.findByOrder(orderId)).find(({ state }) => state === 'paid');
  if (!paid?.intent || amount === 0) return { ok: true, value: { ok: true, receipt: null } };
  const provider = providerOf(needs, paid.gateway);
  if (!provider) return { ok: false };
  const { intent, currency } = paid;
  return provider.createRefund({ intent, amount, currency, reference: `${paid.reference}-refund-${id}` });
}

const settleRefund = (needs: Needs, { id, orderId }: Refund, receipt: string | null): Promise<Refund> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(orderId);
    const refunds = await shop.orders.refunds([orderId]);
    const stored = refunds.find((one) => one.id === id);
    if (!order || !stored) throw new Error(`refund ${id} of order ${orderId} is gone`);
    if (stored.state !== 'pending') return stored;
    const done: Refund = { ...stored, state: 'done', receipt };
    const all = refunds.map((one) => (one.id === id ? done : one));
    await shop.orders.saveRefund(done);
    await applyTransition(needs, shop, refundTransition(order, done, { refunds: all, now: needs.now() }));
    return done;
  });

const failRefund = (needs: Needs, { id, orderId }: Refund, reason: string): Promise<Result<Refund, RefundRefusal>> =>
  needs.unitOfWork(async ({ orders }) => {
    await orders.forUpdate(orderId);
    const stored = (await orders.refunds([orderId])).find((one) => one.id === id);
    if (stored?.state === 'pending') {
      await orders.saveRefund({ ...stored, state: 'failed' });
      const event = { code: 'refund-declined', refund: id, reason } as const;
      await orders.addNote({ orderId, event, writtenAt: needs.now() });
    }
    return refuse({ code: 'REFUND_DECLINED', id: orderId, reason });
  });
