import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const MINUTE_MS = 60_000;

test.each([
  ['first', 1, 1],
  ['second', 2, 3],
  ['fourth', 4, 27],
  ['eighth', 8, 360],
])('grows the delay after the %s failed attempt, and varies it by a quarter', (_case, attempts, minutes) => {
  expect(retryDelayMs(attempts, 0.5)).toBe(minutes * MINUTE_MS);
  expect(retryDelayMs(attempts, 0)).toBe(minutes * MINUTE_MS * 0.75);
  expect(retryDelayMs(attempts, 0.999_999)).toBeLessThan(minutes * MINUTE_MS * 1.25 + 1);
});

test('gives up after twelve attempts', () => {
  expect(retryDelayMs(11, 0)).not.toBeNull();
  expect(retryDelayMs(12, 0)).toBeNull();
});
