import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction } from './rounding.ts';

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

  test('a sum beyond what a float can hold is still exact', () => {
    expect(fraction(9_007_199_254_740_991, 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
  });

  test('the quick way and the long way agree', () => {
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

  test('a fraction of nothing at all is a mistake of ours', () => {
    expect(() => fraction(100, 1, 0)).toThrow(RangeError);
  });
});
