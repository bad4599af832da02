import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from './money.ts';
import { allocate, fraction } from './rounding.ts';

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

  test('shares add up, each within a cent of its exact value', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), weights, (total, parts) => {
        fc.pre(sum(parts) > 0);
        const shares = allocate(total, parts);
        expect(sum(shares)).toBe(total);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (total * (parts[index] ?? 0)) / sum(parts))).toBeLessThan(1);
        }
      }),
    );
  });

  test('throws without anything to allocate to', () => {
    expect(() => allocate(100, [0, 0])).toThrow(RangeError);
  });
});

describe('a fraction of an amount', () => {
  test.each([
    ['a half goes up', 1, 1, 2, 1],
    ['a half of a refund goes down', -1, 1, 2, -1],
    ['less than a half goes down', 149, 1, 100, 1],
    ['exactly a whole stays', 200, 1, 100, 2],
    ['11 % of € 9.90', 990, 110_000, 1_000_000, 109],
    ['nothing of nothing', 0, 7, 9, 0],
  ])('%s', (_case, amount, part, whole, share) => {
    expect(fraction(amount, part, whole)).toBe(share);
  });

  test('a product beyond safe integers is exact', () => {
    expect(fraction(9_007_199_254_740_991, 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
  });

  test('numbers and big integers give the same result', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const part = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(cents, part, fc.integer({ min: 1, max: 2_000_000 }), (amount, share, whole) => {
        const twice = 2n * BigInt(Math.abs(amount)) * BigInt(share) + BigInt(whole);
        const exact = Number(twice / (2n * BigInt(whole)));
        expect(fraction(amount, share, whole)).toBe(amount * share < 0 ? 0 - exact : exact);
      }),
    );
  });

  test('throws for a fraction of zero', () => {
    expect(() => fraction(100, 1, 0)).toThrow(RangeError);
  });
});
