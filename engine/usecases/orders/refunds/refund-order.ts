import type { RefundRefusal } from '#engine/domain/orders/life/refusals.ts';
import { decideRefund } from '#engine/domain/orders/refunds/decide-refund.ts';
import type { Refund } from '#engine/domain/orders/refunds/refund.ts';
import type { RefundWish } from '#engine/domain/orders/refunds/refund-wish.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { finishRefund } from './finish-refund.ts';

export interface RefundInput {
  readonly id: number;
  readonly wish: RefundWish;
}

/**
 * Gives money back: through the gateway it came by, or by the operator's own hands where there is none. Its amount is
 * reserved first, so that a crash or a second refund at the same time gives nothing back twice.
 */
export async function refundOrder(needs: Needs, { id, wish }: RefundInput): Promise<Result<Refund, RefundRefusal>> {
  const begun = await needs.unitOfWork(async ({ orders }): Promise<Result<Refund, RefundRefusal>> => {
    const order = await orders.forUpdate(id);
    if (!order) return refused({ code: 'ORDER_UNKNOWN', id });
    const decision = decideRefund(order, wish, { refunds: await orders.refunds([id]), now: needs.now() });
    return decision.ok ? granted(await orders.addRefund(decision.value)) : decision;
  });
  return begun.ok ? finishRefund(needs, begun.value) : begun;
}
