import { expect, test, vi } from 'vitest';
import { clockJob } from './clock-job.ts';

test.each([
  [0, null],
  [-30_000, null],
  [61_400, 61],
  [-600_000, -600],
])('a clock that is %i ms ahead', async (lead, warned) => {
  const warn = vi.fn();
  await clockJob(async () => lead, { warn }).run(new AbortController().signal);
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual(warned === null ? [] : [{ secondsAhead: warned }]);
});
