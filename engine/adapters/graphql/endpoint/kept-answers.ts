import type { ExecutionResult } from 'graphql';
import type { Change } from '#engine/usecases/ports/unit-of-work.ts';
import type { Trace } from '../trace.ts';

/**
 * Answers about the catalogue alone, which are the same for everybody until something in them changes. What a storefront
 * asks most, it asks again and again.
 */
export interface KeptAnswers {
  find(key: string, at: Date): ExecutionResult | null;
  /** To be taken before the answer is made: one that was overtaken by a change is not kept. */
  readonly generation: number;
  keep(key: string, answer: KeptAnswer, generation: number): void;
  tell(changes: readonly Change[]): void;
}

interface KeptAnswer {
  readonly result: ExecutionResult;
  readonly trace: Trace;
  /** First instant at which it may be another. */
  readonly until: Date;
}

const MOST_ANSWERS = 1000;
/** The whole catalogue in one answer is asked once in a while, and takes the room of a hundred others. */
const MOST_PRODUCTS = 60;

export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, KeptAnswer>();
  let generation = 0;

  function sold(productId: number): void {
    for (const [key, { trace }] of kept) if (trace.isOfStock || trace.products.has(productId)) kept.delete(key);
  }
  return {
    find(key, at) {
      const found = kept.get(key);
      if (!found) return null;
      kept.delete(key);
      if (found.until <= at) return null;
      kept.set(key, found);
      return found.result;
    },
    get generation() {
      return generation;
    },
    keep(key, answer, begunAt) {
      const { isPersonal, products } = answer.trace;
      if (isPersonal || answer.result.errors || products.size > MOST_PRODUCTS || begunAt !== generation) return;
      kept.set(key, answer);
      const [oldest] = kept.size > MOST_ANSWERS ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
    tell(changes) {
      generation += 1;
      for (const change of changes) {
        if (change.kind === 'stock') sold(change.productId);
        else kept.clear();
      }
    },
  };
}
