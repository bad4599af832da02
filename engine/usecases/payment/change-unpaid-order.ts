import type { CancelReason } from '#engine/domain/mail/mail.ts';
import { decideCancel, decidePaid, type OrderTransition } from '#engine/domain/orders/lifecycle.ts';
import { isCancellable, type Order } from '#engine/domain/orders/order.ts';
import type { CancelRefusal, ReacquireRefusal, TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { applyTransition, changeOrder } from '../orders/change-order.ts';
import { type OrderAddress, readOrder } from '../orders/read-order.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { cancelOpenPayments } from './cancel-payments.ts';
import { reacquireStockIn } from './reacquire-stock.ts';
import { syncPayments } from './sync-payments.ts';

export interface Cancellation {
  readonly id: number;
  readonly reason: CancelReason;
}

/** Cancels an order. Its payments are cancelled first, then its stock is released. */
export async function cancelOrder(
  needs: Needs,
  { id, reason }: Cancellation,
): Promise<Result<Order, TransitionRefusal>> {
  const decide = (order: Order): Result<OrderTransition, TransitionRefusal> => {
    const now = needs.now();
    return isDue(order, reason, now)
      ? decideCancel(order, { reason, now, shop: needs.settings })
      : refuse({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'cancelled' });
  };
  const refusal = await cancelPayments(needs, id, decide);
  return refusal ? refuse(refusal) : changeOrder(needs, id, { decide });
}

const isDue = (order: Order, reason: CancelReason, now: Date): boolean => {
  if (reason === 'buyer') return isCancellable(order);
  return reason === 'shop' || (order.heldUntil !== null && order.heldUntil <= now);
};

/**
 * Cancels an order for its buyer, as long as nobody has paid for it and nothing was sent: the gateway is asked first.
 * Cancelling it again changes nothing.
 */
export async function cancelOwnOrder(
  needs: Needs,
  caller: Caller,
  address: OrderAddress,
): Promise<Result<Order, CancelRefusal>> {
  const read = await readOrder(needs, caller, address);
  if (!read.ok) return read;
  const { id } = read.value;
  const cancelled = await cancelOrder(needs, { id, reason: 'buyer' });
  if (cancelled.ok) return cancelled;
  if (cancelled.refusal.code === 'PAYMENT_UNAVAILABLE') return refuse({ code: 'PAYMENT_UNAVAILABLE' });
  const current = await needs.orders.find(id);
  return current?.status === 'cancelled' ? ok(current) : refuse({ code: 'ORDER_NOT_CANCELLABLE' });
}

/**
 * Records a payment received outside a gateway, such as a bank transfer. Open card payments are cancelled first. A failed
 * order takes again what it released, in the same transaction; without that it stays as it is.
 */
export async function markPaid(needs: Needs, id: number): Promise<Result<Order, TransitionRefusal | ReacquireRefusal>> {
  const refusal = await cancelPayments(needs, id, (order) =>
    order.status === 'failed' ? ok(order) : paidByHand(needs, order),
  );
  return refusal ? refuse(refusal) : needs.unitOfWork((shop) => payByHand(needs, shop, id));
}

async function payByHand(
  needs: Needs,
  shop: UnitOfWork,
  id: number,
): Promise<Result<Order, TransitionRefusal | ReacquireRefusal>> {
  const order = await shop.orders.forUpdate(id);
  if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
  const due = order.status === 'failed' ? await reacquireStockIn(needs, shop, order) : ok(order);
  if (!due.ok) return due;
  const transition = paidByHand(needs, due.value);
  return transition.ok ? ok(await applyTransition(needs, shop, transition.value)) : transition;
}

const paidByHand = ({ now }: Needs, order: Order): Result<OrderTransition, TransitionRefusal> =>
  order.paidAt === null
    ? decidePaid(order, { transactionId: null, now: now() })
    : refuse({ code: 'ORDER_IS_PAID', id: order.id });

const BATCH_SIZE = 100;

/**
 * Cancels orders that were not paid in time, and returns how many. Safe in parallel: each order is cancelled once. An
 * order whose gateway does not respond is left for the next run.
 */
export async function cancelOverdueOrders(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  let cancelled = 0;
  for (const id of await needs.orders.overdue(needs.now(), BATCH_SIZE)) {
    if (closing?.aborted) break;
    if (await cancelUnlessPaid(needs, id)) cancelled += 1;
  }
  return cancelled;
}

async function cancelUnlessPaid(needs: Needs, id: number): Promise<boolean> {
  const order = await needs.orders.find(id);
  // The payment may have arrived in the last minute without an event.
  const synced = order && (await syncPayments(needs, order));
  if (synced?.status !== 'pending') return false;
  return (await cancelOrder(needs, { id, reason: 'unpaid' })).ok;
}

/**
 * Makes sure that no more money comes for an order that is about to change. Gateways are asked outside of any transaction,
 * and only if the order could change as it is.
 */
async function cancelPayments(
  needs: Needs,
  id: number,
  check: (order: Order) => Result<unknown, TransitionRefusal>,
): Promise<TransitionRefusal | null> {
  const order = await needs.orders.find(id);
  if (!order) return { code: 'ORDER_UNKNOWN', id };
  const checked = check(order);
  return checked.ok ? cancelOpenPayments(needs, id) : checked.refusal;
}
