import { decideTransferred } from '#engine/domain/orders/decide-refund.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import type { TransferredRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { describeGiven, type GivenRefund, giveRefund } from './give-refund.ts';

export interface TransferredRefund {
  /** Of the order. */
  readonly id: number;
  /** Of the refund. */
  readonly refund: number;
  /** False only decides. */
  readonly store: boolean;
}

/** The operator has transferred what the gateway could not return: the refund that failed is given, without the gateway. */
export const recordTransfer = (
  needs: Needs,
  { id, refund, store }: TransferredRefund,
): Promise<Result<GivenRefund, TransferredRefusal>> =>
  needs.unitOfWork(async (shop): Promise<Result<GivenRefund, TransferredRefusal>> => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const refunds = await shop.orders.refunds([id]);
    const owed = decideTransferred(order, refund, refunds);
    if (!owed.ok) return owed;
    const done: Refund = { ...owed.value, state: 'done', receipt: null };
    const giving = { order, refunds, done, failed: owed.value };
    return ok(await (store ? giveRefund(needs, shop, giving) : describeGiven(shop, giving)));
  });
