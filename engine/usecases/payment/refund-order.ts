import { decideRefund, failedRefundMails, refundTransition, refundWays } from '#engine/domain/orders/decide-refund.ts';
import type { Refund, RefundRequest, RefundWays } from '#engine/domain/orders/refund.ts';
import type { RefundRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { applyTransition } from '../orders/change-order.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { ProviderResult, RefundResult } from '../ports/payments.ts';
import type { Needs } from '../ports/ports.ts';
import { providerOf, refundReference } from './payment-records.ts';

/** A refund with the ways its money takes. */
export type GivenRefund = Refund & RefundWays;

export interface RefundInput {
  readonly id: number;
  readonly request: RefundRequest;
}

/**
 * Refunds money: through the gateway it was paid with, or by the operator where there is none. The amount is reserved
 * first, so that neither a crash nor a parallel refund pays twice.
 */
export async function refundOrder(
  needs: Needs,
  { id, request }: RefundInput,
): Promise<Result<GivenRefund, RefundRefusal>> {
  const begun = await needs.unitOfWork(async ({ orders }): Promise<Result<Refund, RefundRefusal>> => {
    const order = await orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const decision = decideRefund(order, request, { refunds: await orders.refunds([id]), now: needs.now() });
    return decision.ok ? ok(await orders.addRefund(decision.value)) : decision;
  });
  return begun.ok ? finishRefund(needs, begun.value) : begun;
}

/** Can be repeated until it ends: the gateway identifies each refund by its reference. */
async function finishRefund(needs: Needs, refund: Refund): Promise<Result<GivenRefund, RefundRefusal>> {
  const result = await refundThroughGateway(needs, refund);
  return result.ok ? settleRefund(needs, refund, result.value) : refuse({ code: 'PAYMENT_UNAVAILABLE' });
}

/** Records how a refund stands. Has no effect when that is recorded already. */
export async function settleRefund(
  needs: Needs,
  refund: Refund,
  result: RefundResult | typeof BY_HAND,
): Promise<Result<GivenRefund, RefundRefusal>> {
  switch (result.state) {
    case 'pending':
      return ok({ ...refund, byGateway: refund.amount, byTransfer: 0, toGiftCards: 0 });
    case 'done':
      return ok(await completeRefund(needs, refund, result.receipt));
    case 'failed':
      return failRefund(needs, refund, result.reason);
  }
}

const BY_HAND = { state: 'done', receipt: null } as const;

/** Without a gateway the operator returns the money. */
async function refundThroughGateway(
  needs: Needs,
  { id, orderId, amount }: Refund,
): Promise<ProviderResult<RefundResult | typeof BY_HAND>> {
  const paid = (await needs.payments.findByOrder(orderId)).find(({ state }) => state === 'paid');
  if (!paid?.intent || amount === 0) return { ok: true, value: BY_HAND };
  const provider = providerOf(needs, paid.gateway);
  if (!provider) return { ok: false };
  const { intent, currency } = paid;
  return provider.createRefund({ intent, amount, currency, reference: refundReference(paid, id) });
}

const completeRefund = (needs: Needs, { id, orderId }: Refund, receipt: string | null): Promise<GivenRefund> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(orderId);
    const refunds = await shop.orders.refunds([orderId]);
    const stored = refunds.find((one) => one.id === id);
    if (!order || !stored) throw new Error(`refund ${id} of order ${orderId} is gone`);
    const done: Refund = stored.state === 'pending' ? { ...stored, state: 'done', receipt } : stored;
    const giftCards = await shop.giftCards.forUpdate(order.giftCards.map(({ cardId }) => cardId));
    const facts = { refunds: refunds.map((one) => (one.id === id ? done : one)), giftCards };
    if (stored.state === 'pending') {
      await shop.orders.saveRefund(done);
      await applyTransition(needs, shop, refundTransition(order, done, { ...facts, now: needs.now() }));
    }
    return { ...done, ...refundWays(order, done, facts) };
  });

/**
 * A refund that was done may fail as well: the buyer's bank has rejected it. The order stays as the refund has left it: its
 * items may be in stock again, and nobody is to pack it. Only the money is left to return, which the shop is told.
 */
const failRefund = (needs: Needs, { id, orderId }: Refund, reason: string): Promise<Result<never, RefundRefusal>> =>
  needs.unitOfWork(async ({ orders, outbox }) => {
    const order = await orders.forUpdate(orderId);
    const stored = (await orders.refunds([orderId])).find((one) => one.id === id);
    if (stored && stored.state !== 'failed') {
      await orders.saveRefund({ ...stored, state: 'failed' });
      const code = stored.state === 'pending' ? 'refund-declined' : 'refund-failed';
      const event = { code, refund: id, reason } as const;
      await orders.addNote({ orderId, event, writtenAt: needs.now() });
      if (order) await outbox.add(...failedRefundMails(order, stored, { shop: needs.settings, reason }));
    }
    return refuse({ code: 'REFUND_DECLINED', id: orderId, reason });
  });

const MINUTE_MS = 60_000;
const BATCH_SIZE = 50;

/**
 * Finishes refunds that a crash or an unavailable gateway interrupted, or that the gateway has not paid out yet. Refunds of the last minute may still be running
 * and are skipped.
 */
export async function finishRefunds(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const before = new Date(needs.now().getTime() - MINUTE_MS);
  let finished = 0;
  for (const refund of await needs.orders.unfinishedRefunds(before, BATCH_SIZE)) {
    if (closing?.aborted) break;
    const result = await finishRefund(needs, refund);
    if (result.ok && result.value.state === 'done') finished += 1;
  }
  return finished;
}
