import { MINUTE_MS } from '#engine/domain/durations.ts';
import type { AttemptBudget } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Attempts } from '../../ports/attempts.ts';
import type { State } from './state.ts';

const spans = ({ attempts, minutes }: AttemptBudget) => ({
  whole: minutes * MINUTE_MS,
  share: (minutes * MINUTE_MS) / attempts,
});

type InTurn = <T>(work: (state: State) => Promise<T>) => Promise<T>;

export const attempts = (inTurn: InTurn): Attempts => ({
  count: (key, budget, at) => inTurn((state) => attemptsIn(state).count(key, budget, at)),
  refund: (key, budget) => inTurn((state) => attemptsIn(state).refund(key, budget)),
  forgetBefore: (at) => inTurn((state) => attemptsIn(state).forgetBefore(at)),
});

export function attemptsIn({ attempts: freeAt }: State): Attempts {
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
    async forgetBefore(at) {
      for (const [key, free] of freeAt) if (free < at.getTime()) freeAt.delete(key);
    },
  };
}
