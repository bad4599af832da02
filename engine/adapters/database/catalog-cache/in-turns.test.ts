import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

function* work(steps: number, msEach: number) {
  let done = 0;
  for (; done < steps; done += 1) {
    const until = performance.now() + msEach;
    while (performance.now() < until);
    yield;
  }
  return done;
}

test('long work lets others go first, and returns its result', async () => {
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  });
  expect(await inTurns(work(10, 10))).toBe(10);
  clearInterval(timer);
  expect(others).toBeGreaterThanOrEqual(5);
});

test('short work is done at once', async () => {
  expect(await inTurns(work(3, 0))).toBe(3);
});
