import { decideRefund } from '#engine/domain/orders/decide-refund.ts';
import type { Refund, RefundRequest } from '#engine/domain/orders/refund.ts';
import type { RefundRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { finishRefund } from './finish-refund.ts';

export interface RefundInput {
  readonly id: number;
  readonly request: RefundRequest;
}

/**
 * Gives money back: through the gateway it came by, or by the operator's own hands where there is none. Its amount is
 * reserved first, so that a crash or a second refund at the same time gives nothing back twice.
 */
export async function refundOrder(needs: Needs, { id, request }: RefundInput): Promise<Result<Refund, RefundRefusal>> {
  const begun = await needs.unitOfWork(async ({ orders }): Promise<Result<Refund, RefundRefusal>> => {
    const order = await orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const decision = decideRefund(order, request, { refunds: await orders.refunds([id]), now: needs.now() });
    return decision.ok ? ok(await orders.addRefund(decision.value)) : decision;
  });
  return begun.ok ? finishRefund(needs, begun.value) : begun;
}
