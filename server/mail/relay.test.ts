import { expect, test, vi } from 'vitest';
import { createRelay } from './relay.ts';

function open(deliver: () => Promise<number>) {
  const [onError, closeConnections] = [vi.fn(), vi.fn(async () => undefined)];
  return { ...createRelay({ deliver, closeConnections, onError }), onError, closeConnections };
}

test('sends batch after batch until nothing is due', async () => {
  const batches = [20, 3, 0];
  const deliver = vi.fn(async () => batches.shift() ?? 0);
  await open(deliver).run();
  expect(deliver).toHaveBeenCalledTimes(3);
});

test('sends one batch at a time however often it is woken, and what comes meanwhile too', async () => {
  let [waiting, busy, most] = [1, 0, 0];
  const deliver = vi.fn(async () => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise(setImmediate);
    busy -= 1;
    const sent = waiting;
    waiting = 0;
    return sent;
  });
  const relay = open(deliver);
  for (let call = 0; call < 10; call++) relay.wake();
  await expect.poll(() => waiting).toBe(0);
  waiting = 2;
  relay.wake();
  await relay.run();
  expect([waiting, most]).toEqual([0, 1]);
});

test('reports a database error and tries again when it is woken again', async () => {
  const deliver = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(0);
  const relay = open(deliver);
  await relay.run();
  expect(relay.onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
  await relay.run();
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('closing waits for the current batch and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const deliver = vi.fn(() => promise);
  const relay = open(deliver);
  relay.wake();
  await expect.poll(() => deliver).toHaveBeenCalledOnce();
  const closed = relay.close();
  resolve(20);
  await closed;
  relay.wake();
  await relay.run();
  expect(deliver).toHaveBeenCalledOnce();
  expect(relay.closeConnections).toHaveBeenCalledOnce();
});
