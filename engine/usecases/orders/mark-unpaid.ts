import { decideUnpaid } from '#engine/domain/orders/decide-unpaid.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { UnpaidRefusal, WriteToBuyerRefusal } from '#engine/domain/orders/refusals.ts';
import { gatewayOf } from '#engine/domain/payment/gateway.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import { applyTransition } from './change-order.ts';
import { writeToBuyer } from './write-note.ts';

export interface MarkUnpaidRequest {
  readonly id: number;
  /** Reaches the buyer by email and on the order's page. Empty: the buyer is not written to. */
  readonly message: string;
}

/** Takes back that an operator has marked an order as paid. */
export const markUnpaid = (
  needs: Needs,
  { id, message }: MarkUnpaidRequest,
): Promise<Result<Order, UnpaidRefusal | WriteToBuyerRefusal>> =>
  needs.unitOfWork(async (shop): Promise<Result<Order, UnpaidRefusal | WriteToBuyerRefusal>> => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const paymentKind = gatewayOf(order, needs.gateways)?.kind ?? null;
    const [notes, refunds] = [await shop.orders.notes([id]), await shop.orders.refunds([id])];
    const transition = decideUnpaid(order, { paymentKind, notes, refunds, now: needs.now() });
    if (!transition.ok) return transition;
    if (message !== '') {
      const written = await writeToBuyer(shop, order, { text: message, writtenAt: needs.now() });
      if (!written.ok) return written;
    }
    return ok(await applyTransition(needs, shop, transition.value));
  });
