import type { AttemptBudget } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Attempts } from '../../ports/attempts.ts';

const MINUTE_MS = 60_000;

const spans = ({ attempts, minutes }: AttemptBudget) => ({
  whole: minutes * MINUTE_MS,
  share: (minutes * MINUTE_MS) / attempts,
});

/**
 * Key → when all attempts are available again. Outside of the state, because an attempt counts also when the work is
 * rolled back.
 */
export function attempts(): Attempts {
  const freeAt = new Map<string, number>();
  return {
    async count(key, budget, at) {
      const { whole, share } = spans(budget);
      const free = Math.max(freeAt.get(key) ?? 0, at.getTime());
      if (free + share > at.getTime() + whole) return { openFrom: new Date(free + share - whole) };
      freeAt.set(key, free + share);
      return null;
    },
    async refund(key, budget) {
      const free = freeAt.get(key);
      if (free !== undefined) freeAt.set(key, free - spans(budget).share);
    },
    holds: async (key, at) => (freeAt.get(key) ?? 0) > at.getTime(),
    async forgetBefore(at) {
      for (const [key, free] of freeAt) if (free < at.getTime()) freeAt.delete(key);
    },
  };
}
