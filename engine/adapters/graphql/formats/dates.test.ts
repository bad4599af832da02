import { expect, test } from 'vitest';
import { commentDate, commentDateGmt, gmtDate, isoDate, localDate } from './dates.ts';

const NEW_YEAR = new Date('2025-12-31T17:05:09Z');

test('prints an instant as each kind of object has it', () => {
  expect(isoDate(NEW_YEAR)).toBe('2025-12-31T17:05:09+00:00');
  expect([localDate(NEW_YEAR, 'Asia/Jakarta'), gmtDate(NEW_YEAR)]).toEqual([
    '2026-01-01T00:05:09',
    '2025-12-31T17:05:09',
  ]);
  expect([commentDate(NEW_YEAR, 'Asia/Jakarta'), commentDateGmt(NEW_YEAR)]).toEqual([
    '2026-01-01 00:05:09',
    '2025-12-31 17:05:09',
  ]);
});

test('follows the clock of the zone through the year', () => {
  expect(localDate(new Date('2026-01-15T12:00:00Z'), 'Europe/Berlin')).toBe('2026-01-15T13:00:00');
  expect(localDate(new Date('2026-07-15T12:00:00Z'), 'Europe/Berlin')).toBe('2026-07-15T14:00:00');
});
