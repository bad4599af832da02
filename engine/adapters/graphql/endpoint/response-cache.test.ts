import { describe, expect, test } from 'vitest';
import { createTrace, type Trace } from '../context/trace.ts';
import { responseOf } from './operation-runner.ts';
import { createResponseCache } from './response-cache.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const TONIGHT = new Date('2026-11-21T18:00:00Z');
const result = { data: { product: { name: 'Oil' } } };
const traceOf = (facts: Partial<Trace> = {}): Trace => ({ ...createTrace(), ...facts });
const sale = (productId: number) => ({ kind: 'stock', productId, totalSales: 1, left: [] }) as const;

function storing(facts: Partial<Trace> = {}, body: object = result) {
  const cache = createResponseCache();
  cache.store('key', { response: responseOf(body), trace: traceOf(facts), until: TONIGHT }, cache.generation);
  return { cache, isStored: (at = NOON) => cache.get('key', at) !== null };
}

describe('a response about the catalog', () => {
  test('is served until it may be another', () => {
    const { isStored } = storing();
    expect([isStored(), isStored(new Date(TONIGHT.getTime() - 1)), isStored(TONIGHT), isStored()]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test.each<[string, Partial<Trace>, object, boolean]>([
    ['that anybody may have', {}, result, true],
    ['that read more than the catalog', { isPersonal: true }, result, false],
    ['that is random', { isRandom: true }, result, false],
    ['with an error in it', {}, { ...result, errors: [] }, false],
    ['of the size of the whole schema', {}, { data: { text: 'x'.repeat(200_000) } }, false],
    ['of the whole shop', { products: new Set(Array.from({ length: 61 }, (_, id) => id)) }, result, false],
  ])('%s: stored %#', (_case, facts, body, isStored) => {
    expect(storing(facts, body).isStored()).toBe(isStored);
  });

  test.each<[string, Partial<Trace>, boolean]>([
    ['of the product that was sold', { products: new Set([7]) }, false],
    ['of another product', { products: new Set([8]) }, true],
    ['of a list that a sale may change', { dependsOnStock: true }, false],
  ])('%s after a sale', (_case, facts, stays) => {
    const { cache, isStored } = storing(facts);
    cache.invalidate([sale(7)]);
    expect(isStored()).toBe(stays);
  });

  test('that was stored again after a sale is dropped by the next one', () => {
    const { cache, isStored } = storing({ products: new Set([7, 8]) });
    cache.invalidate([sale(8)]);
    cache.store(
      'key',
      { response: responseOf(result), trace: traceOf({ products: new Set([7]) }), until: TONIGHT },
      cache.generation,
    );
    cache.invalidate([sale(8)]);
    expect(isStored()).toBe(true);
    cache.invalidate([sale(7)]);
    expect(isStored()).toBe(false);
  });

  test.each([{ kind: 'catalog' }, { kind: 'product', id: 1 }, { kind: 'articles' }] as const)(
    'is dropped when %o changes',
    (change) => {
      const { cache, isStored } = storing();
      cache.invalidate([change]);
      expect(isStored()).toBe(false);
    },
  );

  test('that a change has overtaken is not stored', () => {
    const cache = createResponseCache();
    const { generation } = cache;
    cache.invalidate([{ kind: 'catalog' }]);
    cache.store('key', { response: responseOf(result), trace: traceOf(), until: TONIGHT }, generation);
    expect(cache.get('key', NOON)).toBeNull();
  });

  test('that was used least recently goes first', () => {
    const cache = createResponseCache();
    const store = (key: string) =>
      cache.store(key, { response: responseOf(result), trace: traceOf(), until: TONIGHT }, cache.generation);
    for (let number = 0; number < 5000; number++) store(`key ${number}`);
    cache.get('key 0', NOON);
    store('one more');
    expect(['key 0', 'key 1', 'one more'].map((key) => cache.get(key, NOON) !== null)).toEqual([
      ...[true, false, true],
    ]);
  });

  test.each([
    ['long requests', 'x'.repeat(150_000), result],
    ['long responses', '', { data: { text: 'x'.repeat(150_000) } }],
  ])('that was used least recently makes room for %s', (_case, padding, body) => {
    const cache = createResponseCache();
    const key = (number: number) => `key ${number} ${padding}`;
    const numbers = Array.from({ length: 400 }, (_, number) => number);
    for (const number of numbers) {
      cache.store(key(number), { response: responseOf(body), trace: traceOf(), until: TONIGHT }, cache.generation);
    }
    const stored = numbers.filter((number) => cache.get(key(number), NOON) !== null);
    expect(stored).toEqual(numbers.slice(-266));
  });

  test('frees its room when it is dropped', () => {
    const cache = createResponseCache();
    const store = (key: string) =>
      cache.store(
        key.padEnd(150_000),
        { response: responseOf(result), trace: traceOf(), until: TONIGHT },
        cache.generation,
      );
    store('first');
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 240; number++) store(`key ${round} ${number}`);
      for (let number = 0; number < 240; number++) cache.get(`key ${round} ${number}`.padEnd(150_000), TONIGHT);
    }
    expect(cache.get('first'.padEnd(150_000), NOON)).not.toBeNull();
  });
});
