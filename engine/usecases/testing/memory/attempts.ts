import { MAX_CLOCK_LEAD_MS, refillTimes } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Attempts } from '../../ports/attempts.ts';
import type { State } from './state.ts';

type InTurn = <T>(work: (state: State) => Promise<T>) => Promise<T>;

export const attempts = (inTurn: InTurn): Attempts => ({
  count: (key, budget, at) => inTurn((state) => attemptsIn(state).count(key, budget, at)),
  refund: (key, budget) => inTurn((state) => attemptsIn(state).refund(key, budget)),
  forgetBefore: (at) => inTurn((state) => attemptsIn(state).forgetBefore(at)),
});

export function attemptsIn({ attempts: freeAt }: State): Attempts {
  return {
    async count(key, budget, at) {
      const { whole, share } = refillTimes(budget);
      const latest = at.getTime() + whole - share;
      const stored = freeAt.get(key) ?? 0;
      const isPossible = stored <= at.getTime() + whole + MAX_CLOCK_LEAD_MS;
      const free = Math.max(isPossible ? stored : latest, at.getTime());
      if (free > latest) return { openFrom: new Date(free + share - whole) };
      freeAt.set(key, free + share);
      return null;
    },
    async refund(key, budget) {
      const free = freeAt.get(key);
      if (free !== undefined) freeAt.set(key, free - refillTimes(budget).share);
    },
    async forgetBefore(at) {
      for (const [key, free] of freeAt) if (free < at.getTime()) freeAt.delete(key);
    },
  };
}
