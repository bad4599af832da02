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

interface Entry extends KeptAnswer {
  readonly characters: number;
}

/** The endpoint sends what `stringify` returns, if a result has it. */
const withText = (result: ExecutionResult, text: string): ExecutionResult =>
  Object.defineProperty({ ...result }, 'stringify', { value: () => text });

const MOST_ANSWERS = 1000;
/** The whole catalogue in one answer is asked once in a while, and takes the room of a hundred others. */
const MOST_PRODUCTS = 60;
/**
 * Of questions and answers together; in memory each takes up to six bytes. Strangers can ask for the whole schema, and
 * make every question another one by a variable that nothing reads.
 */
const MOST_CHARACTERS = 10_000_000;
const LARGEST_CHARACTERS = 200_000;

export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, Entry>();
  let generation = 0;
  let characters = 0;

  function remove(key: string): void {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  }
  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_ANSWERS && characters <= MOST_CHARACTERS) return;
      remove(oldest);
    }
  }
  function sold(productId: number): void {
    for (const [key, { trace }] of kept) if (trace.isOfStock || trace.products.has(productId)) remove(key);
  }
  function clear(): void {
    kept.clear();
    characters = 0;
  }
  return {
    find(key, at) {
      const found = kept.get(key);
      if (!found) return null;
      if (found.until <= at) {
        remove(key);
        return null;
      }
      kept.delete(key);
      kept.set(key, found);
      return found.result;
    },
    get generation() {
      return generation;
    },
    keep(key, answer, begunAt) {
      const { isPersonal, products } = answer.trace;
      if (isPersonal || answer.result.errors || products.size > MOST_PRODUCTS || begunAt !== generation) return;
      const text = JSON.stringify(answer.result);
      const size = key.length + text.length;
      if (size > LARGEST_CHARACTERS) return;
      remove(key);
      kept.set(key, { ...answer, result: withText(answer.result, text), characters: size });
      characters += size;
      makeRoom();
    },
    tell(changes) {
      generation += 1;
      for (const change of changes) {
        if (change.kind === 'stock') sold(change.productId);
        else clear();
      }
    },
  };
}
