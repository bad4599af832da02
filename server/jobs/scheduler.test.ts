import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Job, startScheduler } from './scheduler.ts';

const AT_ONCE = 0.001;

const start = (...chores: Job[]) => {
  const onTrouble = vi.fn();
  return { ...startScheduler(chores, onTrouble), onTrouble };
};

test('a chore begins at once and comes again', async () => {
  const run = vi.fn(async () => undefined);
  const scheduler = start({ name: 'sweep', everySeconds: AT_ONCE, run });
  expect(run).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  await scheduler.close();
});

test('a slow chore is never begun a second time while it runs, and the others do not wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = vi.fn(() => promise);
  const quick = vi.fn(async () => undefined);
  const scheduler = start(
    { name: 'slow', everySeconds: AT_ONCE, run: slow },
    { name: 'quick', everySeconds: AT_ONCE, run: quick },
  );
  await vi.waitFor(() => expect(quick.mock.calls.length).toBeGreaterThan(2));
  expect(slow).toHaveBeenCalledOnce();
  resolve();
  await scheduler.close();
});

test.each([
  ['later', async () => Promise.reject(new Error('the lamp went out'))],
  [
    'at once',
    () => {
      throw new Error('the lamp went out');
    },
  ],
])('a chore that fails %s is told of and comes again', async (_when, run) => {
  const scheduler = start({ name: 'sweep', everySeconds: AT_ONCE, run });
  await vi.waitFor(() => expect(scheduler.onTrouble.mock.calls.length).toBeGreaterThan(1));
  expect(scheduler.onTrouble).toHaveBeenCalledWith('sweep', new Error('the lamp went out'));
  await scheduler.close();
});

test('closing tells those at work, waits for them and begins nothing new', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn((_closing: AbortSignal) => promise);
  const scheduler = start({ name: 'slow', everySeconds: AT_ONCE, run });
  let isClosed = false;
  const closed = scheduler.close().then(() => {
    isClosed = true;
  });
  await turn();
  expect([isClosed, run.mock.calls[0]?.[0].aborted]).toEqual([false, true]);
  resolve();
  await closed;
  expect(run).toHaveBeenCalledOnce();
});
