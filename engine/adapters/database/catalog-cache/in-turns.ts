import { setImmediate } from 'node:timers/promises';
import type { InSteps } from '#engine/domain/search/postings/posting-lists.ts';

/** The longest that others wait for one turn, in milliseconds, beside one step. */
const TURN_MS = 8;

/** Does long work in turns, so that requests are answered in between. */
export async function inTurns<T>(steps: InSteps<T>): Promise<T> {
  let begunAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begunAt < TURN_MS) continue;
    await setImmediate();
    begunAt = performance.now();
  }
}
