import { expect, test } from 'vitest';
import { createRateLimit } from './request-limiter.ts';

function openLimit(perMinute: number, mostKnown?: number) {
  const clock = { now: 1_000_000 };
  const ask = createRateLimit({ perMinute, now: () => clock.now, ...(mostKnown && { maxClients: mostKnown }) });
  const times = (count: number, who = 'a') => Array.from({ length: count }, () => ask(who));
  return { ask, times, pass: (milliseconds: number) => (clock.now += milliseconds) };
}

test.each([1, 7, 20, 30, 300])(
  'of %i a minute so many may come at once, and the next is told when to come',
  (limit) => {
    const { times } = openLimit(limit);
    expect(times(limit)).toEqual(Array.from({ length: limit }, () => 0));
    expect(times(1)).toEqual([Math.ceil(60 / limit)]);
  },
);

test('whoever waits as long as they were told may ask once more, and only once', () => {
  const { times, pass } = openLimit(20);
  times(20);
  pass(2999);
  expect(times(1)).toEqual([1]);
  pass(1);
  expect(times(2)).toEqual([0, 3]);
});

test('being refused costs nothing more', () => {
  const { times, pass } = openLimit(20);
  times(500);
  pass(60_000);
  expect(times(21).filter((wait) => wait > 0)).toHaveLength(1);
});

test('one visitor does not pay for another', () => {
  const { times } = openLimit(5);
  times(5, 'a');
  expect(times(1, 'b')).toEqual([0]);
});

test('of many visitors the one who asked longest ago is forgotten', () => {
  const { ask, times } = openLimit(2, 2);
  times(2, 'first');
  times(2, 'second');
  ask('third');
  expect([ask('second') > 0, ask('first')]).toEqual([true, 0]);
});
