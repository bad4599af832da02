import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failFast } from './fail-fast.ts';
import type { Connection } from './prepared-pool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CONNECTION = {} as Connection;

function silentServer() {
  const attempts: PromiseWithResolvers<Connection>[] = [];
  let isSilent = true;
  const connect = () => {
    const attempt = Promise.withResolvers<Connection>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const pool = failFast({ connect, end: async () => {}, options: {} as never }, () => isSilent);
  const respond = () => {
    isSilent = false;
  };
  return { pool, attempts, respond };
}

test('while the server is silent one caller waits for it, and the others for a second', async () => {
  const { pool, attempts } = silentServer();
  const first = pool.connect();
  const others = [pool.connect(), pool.connect()].map((other) => expect(other).rejects.toThrow('does not respond'));
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(others);
  expect(attempts).toHaveLength(1);
  attempts[0]?.reject(new Error('timeout'));
  await expect(first).rejects.toThrow('timeout');
});

test('nobody waits longer than the one that is refused', async () => {
  const { pool, attempts } = silentServer();
  const all = [pool.connect(), pool.connect()].map((one) => expect(one).rejects.toThrow('refused'));
  attempts[0]?.reject(new Error('refused'));
  await Promise.all(all);
  const next = pool.connect();
  attempts[1]?.resolve(CONNECTION);
  expect(await next).toBe(CONNECTION);
});

test('once it responds everybody is connected', async () => {
  const { pool, attempts, respond } = silentServer();
  const waiting = [pool.connect(), pool.connect()];
  attempts[0]?.resolve(CONNECTION);
  await vi.advanceTimersByTimeAsync(0);
  attempts[1]?.resolve(CONNECTION);
  expect(await Promise.all(waiting)).toEqual([CONNECTION, CONNECTION]);
  respond();
  const more = [pool.connect(), pool.connect()];
  for (const attempt of attempts.slice(2)) attempt.resolve(CONNECTION);
  expect(await Promise.all(more)).toHaveLength(2);
});
