import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function openLimit(perMinute: number, maxClients?: number) {
  const clock = { now: 1_000_000 };
  const limit = createRateLimit({ perMinute, now: () => clock.now, ...(maxClients && { maxClients }) });
  const times = (count: number, client = 'a') => Array.from({ length: count }, () => limit(client));
  return { limit, times, pass: (milliseconds: number) => (clock.now += milliseconds) };
}

test.each([1, 7, 20, 30, 300])('allows %i requests at once and tells the next one how long to wait', (perMinute) => {
  const { times } = openLimit(perMinute);
  expect(times(perMinute)).toEqual(Array.from({ length: perMinute }, () => 0));
  expect(times(1)).toEqual([Math.ceil(60 / perMinute)]);
});

test('allows one more request after the wait, and only one', () => {
  const { times, pass } = openLimit(20);
  times(20);
  pass(2999);
  expect(times(1)).toEqual([1]);
  pass(1);
  expect(times(2)).toEqual([0, 3]);
});

test('a refused request costs nothing', () => {
  const { times, pass } = openLimit(20);
  times(500);
  pass(60_000);
  expect(times(21).filter((wait) => wait > 0)).toHaveLength(1);
});

test('a request may count as several, and never as more than the budget', () => {
  const { limit, pass } = openLimit(5);
  expect([limit('a', 3), limit('a', 3), limit('a', 2), limit('a')]).toEqual([0, 12, 0, 12]);
  pass(60_000);
  expect([limit('a', 99), limit('a')]).toEqual([0, 12]);
});

test('each client has its own budget', () => {
  const { times } = openLimit(5);
  times(5, 'a');
  expect(times(1, 'b')).toEqual([0]);
});

test('forgets the client it has not seen for the longest time', () => {
  const { limit, times } = openLimit(2, 2);
  times(2, 'first');
  times(2, 'second');
  limit('third');
  expect([limit('second') > 0, limit('first')]).toEqual([true, 0]);
});
