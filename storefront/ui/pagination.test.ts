import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('the page row', () => {
  test.each([
    ['one page', 1, 1, [1]],
    ['few pages are all shown', 2, 4, [1, 2, 3, 4]],
    ['the start of many', 1, 9, [1, 2, 'gap', 9]],
    ['the middle of many', 5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    ['a gap of one page is that page', 4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    ['the end of many', 9, 9, [1, 'gap', 8, 9]],
  ])('%s', (_case, current, last, row) => {
    expect(pageNumbers(current, last)).toEqual(row);
  });

  test('always leads to the first, the last and both neighbours, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageNumbers(current, last).filter((step) => step !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        const neighbours = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
        expect(numbers).toEqual(expect.arrayContaining(neighbours));
      }),
    );
  });
});
