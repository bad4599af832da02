import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work, and then pauses as long as it took: half of the time the database is for the others, who need more than one
 * statement for what they do. No pause once the process is closing.
 */
export const createBreather =
  (closing?: AbortSignal) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const done = await work();
    await sleep(performance.now() - since, undefined, closing && { signal: closing }).catch(() => undefined);
    return done;
  };
