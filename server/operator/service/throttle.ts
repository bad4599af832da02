import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work, then pauses as long as it took, which leaves half of the database's time to the others. No pause once the
 * process is closing.
 */
export const createThrottle =
  (closing?: AbortSignal) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const done = await work();
    await sleep(performance.now() - since, undefined, closing && { signal: closing }).catch(() => undefined);
    return done;
  };
