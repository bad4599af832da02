import { expect, test } from 'vitest';
import { daysLater, instantOnClock } from '#contract/zone-clock.ts';

test.each([
  ['2026-11-21T00:00', 'Asia/Jakarta', '2026-11-20T17:00:00.000Z'],
  ['2026-11-21T23:59', 'Asia/Jayapura', '2026-11-21T14:59:00.000Z'],
  ['2026-11-21T00:00', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T00:00', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  ['2026-11-21T00:00', 'America/New_York', '2026-11-21T05:00:00.000Z'],
  // The day on which clocks are put forward there, before and after.
  ['2026-09-27T00:00', 'Pacific/Auckland', '2026-09-26T12:00:00.000Z'],
  ['2026-09-28T00:00', 'Pacific/Auckland', '2026-09-27T11:00:00.000Z'],
  ['2026-03-08T18:00', 'America/Los_Angeles', '2026-03-09T01:00:00.000Z'],
  // A day that begins at one o’clock.
  ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s on the clock of %s is %s', (local, timeZone, instant) => {
  expect(instantOnClock(new Date(`${local}Z`), timeZone).toISOString()).toBe(instant);
});

test('a day has 23 or 25 hours where clocks are put forward or back', () => {
  const hoursOf = (day: string) => {
    const local = new Date(`${day}T00:00Z`);
    const [from, to] = [local, daysLater(local, 1)].map((one) => instantOnClock(one, 'Europe/Berlin').getTime());
    return (Number(to) - Number(from)) / 3_600_000;
  };
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hoursOf)).toEqual([24, 23, 25]);
});
