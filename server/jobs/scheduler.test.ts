import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Job, startScheduler } from './scheduler.ts';

const SOON = 0.001;

const start = (...jobs: Job[]) => {
  const onError = vi.fn();
  return { ...startScheduler(jobs, onError), onError };
};

test('runs a job at once and again', async () => {
  const run = vi.fn(async () => undefined);
  const scheduler = start({ name: 'clean up', everySeconds: SOON, run });
  expect(run).toHaveBeenCalledOnce();
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(2);
  await scheduler.close();
});

test('does not run a slow job twice at a time, nor make others wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = vi.fn(() => promise);
  const quick = vi.fn(async () => undefined);
  const scheduler = start(
    { name: 'slow', everySeconds: SOON, run: slow },
    { name: 'quick', everySeconds: SOON, run: quick },
  );
  await expect.poll(() => quick.mock.calls.length).toBeGreaterThan(2);
  expect(slow).toHaveBeenCalledOnce();
  resolve();
  await scheduler.close();
});

test.each([
  ['later', async () => Promise.reject(new Error('out of memory'))],
  [
    'at once',
    () => {
      throw new Error('out of memory');
    },
  ],
])('reports a job that fails %s and runs it again', async (_when, run) => {
  const scheduler = start({ name: 'clean up', everySeconds: SOON, run });
  await expect.poll(() => scheduler.onError.mock.calls.length).toBeGreaterThan(1);
  expect(scheduler.onError).toHaveBeenCalledWith('clean up', new Error('out of memory'));
  await scheduler.close();
});

test('closing aborts the signal, waits for running jobs and starts no others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn((_closing: AbortSignal) => promise);
  const scheduler = start({ name: 'slow', everySeconds: SOON, run });
  let isClosed = false;
  const closed = scheduler.close().then(() => {
    isClosed = true;
  });
  await yieldToEventLoop();
  expect([isClosed, run.mock.calls[0]?.[0].aborted]).toEqual([false, true]);
  resolve();
  await closed;
  expect(run).toHaveBeenCalledOnce();
});
