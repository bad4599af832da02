import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A pause as long as the work before it: half of the time the database is for the others, who need more than one
 * statement for what they do.
 */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    await sleep(performance.now() - since);
    since = performance.now();
  };
}
