import { expect, test } from 'vitest';
import { nextTryIn } from './next-try.ts';

const MINUTE = 60_000;

test.each([
  ['the first failure', 1, 1],
  ['the second', 2, 3],
  ['the fourth', 4, 27],
  ['the eighth', 8, 360],
])('after %s the mail rests about as long as its history asks', (_case, tries, minutes) => {
  expect(nextTryIn(tries, 0.5)).toBe(minutes * MINUTE);
  expect(nextTryIn(tries, 0)).toBe(minutes * MINUTE * 0.75);
  expect(nextTryIn(tries, 0.999_999)).toBeLessThan(minutes * MINUTE * 1.25 + 1);
});

test('after the last try it is given up', () => {
  expect(nextTryIn(11, 0)).not.toBeNull();
  expect(nextTryIn(12, 0)).toBeNull();
});
