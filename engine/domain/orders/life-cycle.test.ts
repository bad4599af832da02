import { describe, expect, test } from 'vitest';
import { canBecome, FIRST, NEXT } from './life-cycle.ts';
import type { OrderStatus } from './status.ts';

const ALL = Object.keys(NEXT).filter((one): one is OrderStatus => one in NEXT);

const reachableFrom = (start: readonly OrderStatus[]): Set<OrderStatus> => {
  const reached = new Set(start);
  for (const status of reached) for (const next of NEXT[status]) reached.add(next);
  return reached;
};

describe('the life of an order', () => {
  test('every status is reached from some beginning', () => {
    expect([...reachableFrom(FIRST)].toSorted()).toEqual(ALL.toSorted());
  });

  test('every order can come to an end, and an end is an end', () => {
    for (const status of ALL) {
      const reached = reachableFrom([status]);
      expect(reached.has('cancelled') || reached.has('refunded')).toBe(true);
    }
    expect([...NEXT.cancelled, ...NEXT.refunded]).toEqual([]);
  });

  test.each([
    ['pending', 'processing', true],
    ['pending', 'refunded', false],
    ['on-hold', 'completed', true],
    ['processing', 'completed', true],
    ['completed', 'pending', false],
    ['completed', 'cancelled', false],
    ['cancelled', 'processing', false],
    ['failed', 'pending', true],
  ] as const)('%s → %s: %o', (from, to, can) => {
    expect(canBecome(from, to)).toBe(can);
  });
});
