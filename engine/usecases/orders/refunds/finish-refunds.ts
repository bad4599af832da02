import type { AbortSignalLike } from '../../abort-signal.ts';
import type { Needs } from '../../ports.ts';
import { finishRefund } from './finish-refund.ts';

const MINUTE = 60_000;
const AT_ONCE = 50;

/** Ends refunds whose process died, or whose gateway did not answer. Those just begun are left to who began them. */
export async function finishRefunds(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const before = new Date(needs.now().getTime() - MINUTE);
  let finished = 0;
  for (const refund of await needs.orders.unfinishedRefunds(before, AT_ONCE)) {
    if (closing?.aborted) break;
    const { ok } = await finishRefund(needs, refund);
    if (ok) finished += 1;
  }
  return finished;
}
