import type { ExecutionResult } from 'graphql';
import type { Change } from '#engine/usecases/ports/unit-of-work.ts';
import type { Trace } from '../context/trace.ts';
import type { GraphqlResponse } from './operation-runner.ts';

/**
 * Answers about the catalogue alone, which are the same for everybody until something in them changes. What a storefront
 * asks most, it asks again and again.
 */
export interface ResponseCache {
  find(key: string, at: Date): GraphqlResponse | null;
  /** To be taken before the answer is made: one that was overtaken by a change is not kept. */
  readonly generation: number;
  /** Returns the answer, kept or not. */
  keep(key: string, made: MadeAnswer, generation: number): GraphqlResponse;
  tell(changes: readonly Change[]): void;
}

interface MadeAnswer {
  readonly answer: GraphqlResponse;
  readonly trace: Trace;
  /** First instant at which it may be another. */
  readonly until: Date;
}

interface Entry extends MadeAnswer {
  readonly characters: number;
}

/** As text, which takes a tenth of what the object takes: that is made for whoever asks in this process. */
function keptAs(text: string): GraphqlResponse {
  let result: ExecutionResult | undefined;
  return {
    hasData: true,
    result() {
      result ??= JSON.parse(text) as ExecutionResult;
      return result;
    },
    text: () => text,
  };
}

const MOST_ANSWERS = 5000;
/** The whole catalogue in one answer is asked once in a while, and takes the room of a hundred others. */
const MOST_PRODUCTS = 60;
/**
 * Of questions and answers together; in memory each takes one byte or two. Strangers can ask for the whole schema, and
 * make every question another one by a variable that nothing reads.
 */
const MOST_CHARACTERS = 40_000_000;
const LARGEST_CHARACTERS = 200_000;

export function createResponseCache(): ResponseCache {
  const kept = new Map<string, Entry>();
  const byProduct = createKeysByProduct();
  let generation = 0;
  let characters = 0;

  function remove(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    byProduct.remove(key, entry.trace);
    characters -= entry.characters;
  }
  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_ANSWERS && characters <= MOST_CHARACTERS) return;
      remove(oldest);
    }
  }
  function sold(productId: number): void {
    for (const key of byProduct.shownWith(productId)) remove(key);
  }
  function clear(): void {
    kept.clear();
    byProduct.clear();
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
      return found.answer;
    },
    get generation() {
      return generation;
    },
    keep(key, { answer: made, trace, until }, begunAt) {
      const isForOthers = !trace.isPersonal && !trace.isRandom && trace.products.size <= MOST_PRODUCTS;
      if (!isForOthers || made.result().errors || begunAt !== generation) return made;
      const answer = keptAs(made.text());
      const size = key.length + answer.text().length;
      if (size > LARGEST_CHARACTERS) return made;
      remove(key);
      kept.set(key, { answer, trace, until, characters: size });
      byProduct.add(key, trace);
      characters += size;
      makeRoom();
      return { ...made, text: answer.text };
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

/** Keys of what a sale of a product makes old, found without looking at all that is kept: a rush sells all the time. */
function createKeysByProduct() {
  const ofProducts = new Map<number, Set<string>>();
  const ofStock = new Set<string>();
  return {
    add(key: string, { products, dependsOnStock }: Trace): void {
      if (dependsOnStock) ofStock.add(key);
      for (const id of products) ofProducts.set(id, (ofProducts.get(id) ?? new Set()).add(key));
    },
    remove(key: string, { products }: Trace): void {
      ofStock.delete(key);
      for (const id of products) {
        const keys = ofProducts.get(id);
        keys?.delete(key);
        if (keys?.size === 0) ofProducts.delete(id);
      }
    },
    shownWith: (productId: number): readonly string[] => [...ofStock, ...(ofProducts.get(productId) ?? [])],
    clear(): void {
      ofProducts.clear();
      ofStock.clear();
    },
  };
}
