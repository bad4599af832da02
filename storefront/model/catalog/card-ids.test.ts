import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { parseCardIds, printCardIds } from './card-ids.ts';

const read = (ids: string) => parseCardIds(new URLSearchParams({ ids }));

test('reads each id once and drops what is none', () => {
  expect(read('12.7.12.x.-1.0.1e3')).toEqual([12, 7]);
  expect(printCardIds(read('12.7'))).toBe('?ids=12.7');
  expect(printCardIds([])).toBe('');
});

test('an address names no more products than a browser remembers', () => {
  expect(read(Array.from({ length: 50 }, (_, index) => index + 1).join('.'))).toHaveLength(LIMITS.recentProducts);
});
