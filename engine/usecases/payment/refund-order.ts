import { MINUTE_MS } from '#engine/domain/durations.ts';
import { decideRefund } from '#engine/domain/orders/decide-refund.ts';
import type { NewRefund, Refund, RefundRequest } from '#engine/domain/orders/refund.ts';
import { refundFailure } from '#engine/domain/orders/refund-transition.ts';
import type { RefundRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { applyTransition } from '../orders/change-order.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { ProviderResult, RefundResult } from '../ports/payment-provider.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { describeGiven, type GivenRefund, giveRefund, lockRefund } from './give-refund.ts';
import { providerOf, refundReference } from './payment-records.ts';

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
    const decision = await decideIn(orders, { id, request, now: needs.now() });
    return decision.ok ? ok(await orders.addRefund(decision.value)) : decision;
  });
  return begun.ok ? finishRefund(needs, begun.value) : begun;
}

/** What would be refunded. Nothing is stored. */
export const previewRefund = (needs: Needs, input: RefundInput): Promise<Result<NewRefund, RefundRefusal>> =>
  needs.unitOfWork(({ orders }) => decideIn(orders, { ...input, now: needs.now() }));

async function decideIn(
  orders: UnitOfWork['orders'],
  { id, request, now }: RefundInput & { readonly now: Date },
): Promise<Result<NewRefund, RefundRefusal>> {
  const order = await orders.forUpdate(id);
  if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
  return decideRefund(order, request, { refunds: await orders.refunds([id]), now });
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
      return ok({ ...refund, byGateway: refund.amount, byTransfer: 0, transferred: 0, toGiftCards: 0 });
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
    const { order, refunds, stored } = await lockRefund(shop, { id, orderId });
    const giving = { order, refunds, failed: null };
    if (stored.state !== 'pending') return describeGiven(shop, { ...giving, done: stored });
    return giveRefund(needs, shop, { ...giving, done: { ...stored, state: 'done', receipt } });
  });

/**
 * A refund that was done may fail as well: the buyer's bank has rejected it. One that the operator has transferred since
 * does not: the gateway reports the old failure again.
 */
const failRefund = (needs: Needs, { id, orderId }: Refund, reason: string): Promise<Result<never, RefundRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const { order, stored } = await lockRefund(shop, { id, orderId });
    const isTransferred = stored.state === 'done' && stored.receipt === null;
    if (stored.state !== 'failed' && !isTransferred) {
      await shop.orders.saveRefund({ ...stored, state: 'failed' });
      const facts = { shop: needs.settings, reason, now: needs.now() };
      await applyTransition(needs, shop, refundFailure(order, stored, facts));
    }
    return refuse({ code: 'REFUND_DECLINED', id: orderId, refund: id, reason });
  });

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
