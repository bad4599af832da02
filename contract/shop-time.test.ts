import { expect, test } from 'vitest';
import { instantOf } from '#contract/shop-time.ts';

test.each([
  ['2026-11-21', 'start', '2026-11-20T17:00:00.000Z'],
  ['2026-11-21', 'end', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21 08:30', 'start', '2026-11-21T01:30:00.000Z'],
  ['2026-11-21 08:30:15', 'end', '2026-11-21T01:30:15.000Z'],
  ['2026-11-21T08:30:00Z', 'start', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21T08:30:00.250+02:00', 'start', '2026-11-21T06:30:00.250Z'],
] as const)('%s, its %s, is %s: the shop’s clock is that of Jakarta', (text, edge, instant) => {
  expect(instantOf(text, edge)?.toISOString()).toBe(instant);
});

test.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-21 25:00', '2026-11-31T00:00'])(
  '%j is no day and no time',
  (text) => {
    expect(instantOf(text, 'start')).toBeNull();
  },
);
