import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test.each([
  ['early in the morning', '2026-11-27T23:50:00Z', 'Asia/Jakarta', 30, '2026-12-28T16:59:59Z'],
  ['late in the evening', '2026-11-28T16:59:59.900Z', 'Asia/Jakarta', 30, '2026-12-28T16:59:59Z'],
  ['today', '2026-11-28T05:00:00Z', 'Asia/Jakarta', 0, '2026-11-28T16:59:59Z'],
  ['over the end of a year', '2026-12-31T17:00:00Z', 'Asia/Jayapura', 365, '2028-01-01T14:59:59Z'],
  ['over a leap day', '2028-02-28T05:00:00Z', 'Asia/Makassar', 1, '2028-02-29T15:59:59Z'],
  ['where the clock is put back meanwhile', '2026-10-24T10:00:00Z', 'Europe/Berlin', 2, '2026-10-26T22:59:59Z'],
  ['where it is put forward soon after', '2026-09-25T10:00:00Z', 'Pacific/Auckland', 1, '2026-09-26T11:59:59Z'],
  ['west of Greenwich', '2026-11-28T03:00:00Z', 'America/New_York', 1, '2026-11-29T04:59:59Z'],
])('the end of a day of the shop, %s', (_case, at, timeZone, days, end) => {
  expect(endOfDay({ at: new Date(at), timeZone }, days)).toEqual(new Date(end));
});
