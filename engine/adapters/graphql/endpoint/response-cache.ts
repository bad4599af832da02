import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Change } from '#engine/usecases/ports/changes.ts';
import type { Trace } from '../context/trace.ts';
import type { GraphqlResponse } from './operation-runner.ts';

/**
 * Responses about the catalog alone. They are the same for everybody until something in them changes, and storefronts
 * send the same few operations again and again.
 */
export interface ResponseCache {
  get(key: string, at: Date): GraphqlResponse | null;
  /** Taken before a response is made: one that a change has overtaken is not stored. */
  readonly generation: number;
  /** Returns the response, stored or not. */
  store(key: string, made: MadeResponse, generation: number): Promise<GraphqlResponse>;
  /** Drops what these changes have made stale. */
  invalidate(changes: readonly Change[]): void;
}

interface MadeResponse {
  readonly response: GraphqlResponse;
  readonly trace: Trace;
  /** The moment whose prices it has: a clock may be set back before it. */
  readonly from: Date;
  /** First instant at which it may be another. */
  readonly until: Date;
}

const MAX_RESPONSES = 5000;
/**
 * Of keys and responses together; in memory each takes one byte or two. Room for the product pages of a shop with 5,000: with
 * less they push each other out. Not more, because strangers can ask for the whole schema, and make every request another one
 * by a variable that nothing reads.
 */
const MAX_CHARACTERS = 96_000_000;
const MAX_RESPONSE_CHARACTERS = 200_000;
/** Whole catalogs and the schema: a few that many clients ask for, in room of their own. */
const LONG = { responses: 20, characters: 32_000_000, perResponse: 16_000_000 } as const;

export function createResponseCache(): ResponseCache {
  const keysByProduct = createKeysByProduct();
  const createResponses = (max: number, maxSize: number) =>
    new LRUCache<string, StoredResponse>({
      max,
      maxSize,
      sizeCalculation: ({ text }, key) => key.length + text.length,
      dispose: ({ trace }, key) => keysByProduct.remove(key, trace),
    });
  const short = createResponses(MAX_RESPONSES, MAX_CHARACTERS);
  const long = createResponses(LONG.responses, LONG.characters);
  const drop = (key: string) => {
    for (const responses of [short, long]) responses.delete(key);
  };
  let generation = 0;
  return {
    get(key, at) {
      const found = short.get(key) ?? long.get(key);
      if (!found) return null;
      if (found.from <= at && found.until > at) return found.response;
      drop(key);
      return null;
    },
    get generation() {
      return generation;
    },
    async store(key, { response: made, trace, from, until }, begunAt) {
      if (trace.isPersonal || trace.isRandom || made.result().errors || begunAt !== generation) return made;
      const text = await made.text();
      const response = { ...made, text: async () => text };
      const size = key.length + text.length;
      if (size > LONG.perResponse || begunAt !== generation) return response;
      const responses = size > MAX_RESPONSE_CHARACTERS ? long : short;
      responses.set(key, { response: storedResponse(text), text, trace, from, until });
      keysByProduct.add(key, trace);
      return response;
    },
    invalidate(changes) {
      generation += 1;
      for (const change of changes) {
        if (change.kind === 'stock') for (const key of keysByProduct.shownWith(change.productId)) drop(key);
        else for (const responses of [short, long]) responses.clear();
      }
    },
  };
}

interface StoredResponse extends MadeResponse {
  readonly text: string;
}

/** Text takes a tenth of the object's memory; the object is made when a caller in this process wants it. */
function storedResponse(text: string): GraphqlResponse {
  let result: ExecutionResult | undefined;
  return {
    hasData: true,
    isBusy: false,
    result() {
      result ??= JSON.parse(text) as ExecutionResult;
      return result;
    },
    text: async () => text,
  };
}

/** Keys of the responses that a sale of a product makes stale. A rush sells all the time: no search through all of them. */
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
  };
}
