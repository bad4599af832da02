import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('pauses after the work as long as the work took', async () => {
  const throttle = createThrottle();
  let workMs = 0;
  const since = performance.now();
  await throttle(async () => {
    const begun = performance.now();
    await sleep(20);
    workMs = performance.now() - begun;
  });
  // Timers may fire a millisecond early.
  expect(performance.now() - since).toBeGreaterThanOrEqual(2 * workMs - 2);
});

test('does not pause when the process is closing', async () => {
  const throttle = createThrottle(AbortSignal.abort());
  expect(await throttle(async () => 'done')).toBe('done');
});
