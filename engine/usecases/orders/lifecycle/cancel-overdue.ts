import type { AbortSignalLike } from '../../abort-signal.ts';
import { syncPayments } from '../../payment/settle-payment.ts';
import type { Needs } from '../../ports.ts';
import { cancelOrder } from './cancel-order.ts';

const AT_ONCE = 100;

/**
 * Cancels what was not paid in time; returns how many. Two processes that do it at once find the same orders, and each
 * order is cancelled by one of them. One whose gateway does not answer is left for the next time.
 */
export async function cancelOverdue(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  let cancelled = 0;
  for (const id of await needs.orders.overdue(needs.now(), AT_ONCE)) {
    if (closing?.aborted) break;
    if (await cancelUnlessPaid(needs, id)) cancelled += 1;
  }
  return cancelled;
}

async function cancelUnlessPaid(needs: Needs, id: number): Promise<boolean> {
  const order = await needs.orders.find(id);
  // Whoever paid in the last minute has paid, also when nobody has told of it yet.
  const settled = order && (await syncPayments(needs, order));
  if (settled?.status !== 'pending') return false;
  return (await cancelOrder(needs, { id, reason: 'unpaid' })).ok;
}
