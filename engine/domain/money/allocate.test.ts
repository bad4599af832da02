import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { sum } from './sum.ts';

describe('splitting an amount', () => {
  test.each([
    ['evenly', 100, [1, 1, 1, 1], [25, 25, 25, 25]],
    ['the cent left over goes to the first of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['the cent left over goes to the largest remainder', 100, [1, 1, 4], [17, 17, 66]],
    ['a line that costs nothing gets nothing', 10, [0, 5], [0, 10]],
    ['a refund is split like a charge', -100, [1, 1, 1], [-34, -33, -33]],
    ['nothing is split into nothing', 0, [1, 2], [0, 0]],
  ])('%s', (_case, total, weights, shares) => {
    expect(allocate(total, weights)).toEqual(shares);
  });

  test('shares always add up, and none is a cent away from its exact size', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), weights, (total, parts) => {
        fc.pre(sum(parts) > 0);
        const shares = allocate(total, parts);
        expect(sum(shares)).toBe(total);
        for (const [place, share] of shares.entries()) {
          expect(Math.abs(share - (total * (parts[place] ?? 0)) / sum(parts))).toBeLessThan(1);
        }
      }),
    );
  });

  test('with nobody to give to, it is a mistake of ours', () => {
    expect(() => allocate(100, [0, 0])).toThrow(RangeError);
  });
});
