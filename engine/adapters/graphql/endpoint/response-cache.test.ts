import { describe, expect, test, vi } from 'vitest';
import { createTrace, type Trace } from '../context/trace.ts';
import { createResponseBudget } from '../limits/response-budget.ts';
import { createTurns } from '../limits/turns.ts';
import { responseOf as makeResponse } from './operation-runner.ts';
import { respondTo } from './respond.ts';
import { createResponseCache } from './response-cache.ts';

const responseOf = (body: object) =>
  makeResponse(body, { responseBudget: createResponseBudget(), turns: createTurns() });

const NOON = new Date('2026-11-21T12:00:00Z');
const TONIGHT = new Date('2026-11-21T18:00:00Z');
const result = { data: { product: { name: 'Oil' } } };
const traceOf = (facts: Partial<Trace> = {}): Trace => ({ ...createTrace(), ...facts });
const sale = (productId: number) => ({ kind: 'stock', productId, totalSales: 1, left: [] }) as const;

async function storing(facts: Partial<Trace> = {}, body: object = result) {
  const cache = createResponseCache();
  await cache.store(
    'key',
    { response: responseOf(body), trace: traceOf(facts), from: NOON, until: TONIGHT },
    cache.generation,
  );
  return { cache, isStored: (at = NOON) => cache.get('key', at) !== null };
}

describe('a response about the catalog', () => {
  test('is served until it may be another', async () => {
    const { isStored } = await storing();
    expect([isStored(), isStored(new Date(TONIGHT.getTime() - 1)), isStored(TONIGHT), isStored()]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test('is sent as its text: an object that is made of it would stay in memory', async () => {
    const { cache } = await storing();
    const stored = cache.get('key', NOON);
    if (!stored) throw new Error('nothing was stored');
    const request = {
      method: 'POST',
      url: '/graphql',
      body: async () => '{"query":"{ product }"}',
      header: (name: string) => (name === 'content-type' ? 'application/json' : null),
    };
    const result = vi.spyOn(stored, 'result');
    const log = { error: vi.fn() };
    const response = await respondTo(request, { run: async () => stored, log, unavailabilityOf: () => null });
    expect([response.status, response.body.join('')]).toEqual([200, await stored.text()]);
    expect(result).not.toHaveBeenCalled();
  });

  test('is not served by a clock that was set back to before it was made', async () => {
    const { isStored } = await storing();
    expect([isStored(new Date(NOON.getTime() - 1)), isStored()]).toEqual([false, false]);
  });

  test.each<[string, Partial<Trace>, object, boolean]>([
    ['that anybody may have', {}, result, true],
    ['that read more than the catalog', { isPersonal: true }, result, false],
    ['that is random', { isRandom: true }, result, false],
    ['with an error in it', {}, { ...result, errors: [] }, false],
    ['of the size of the whole schema', {}, { data: { text: 'x'.repeat(1_200_000) } }, true],
    ['of the whole shop', { products: new Set(Array.from({ length: 5000 }, (_, id) => id)) }, result, true],
    ['longer than any catalog', {}, { data: { text: 'x'.repeat(16_000_000) } }, false],
  ])('%s: stored %#', async (_case, facts, body, isStored) => {
    expect((await storing(facts, body)).isStored()).toBe(isStored);
  });

  test.each<[string, Partial<Trace>, boolean]>([
    ['of the product that was sold', { products: new Set([7]) }, false],
    ['of another product', { products: new Set([8]) }, true],
    ['of a list that a sale may change', { dependsOnStock: true }, false],
  ])('%s after a sale', async (_case, facts, stays) => {
    const { cache, isStored } = await storing(facts);
    cache.invalidate([sale(7)]);
    expect(isStored()).toBe(stays);
  });

  test('that was stored again after a sale is dropped by the next one', async () => {
    const { cache, isStored } = await storing({ products: new Set([7, 8]) });
    cache.invalidate([sale(8)]);
    await cache.store(
      'key',
      { response: responseOf(result), trace: traceOf({ products: new Set([7]) }), from: NOON, until: TONIGHT },
      cache.generation,
    );
    cache.invalidate([sale(8)]);
    expect(isStored()).toBe(true);
    cache.invalidate([sale(7)]);
    expect(isStored()).toBe(false);
  });

  test.each([{ kind: 'catalog' }, { kind: 'product', id: 1 }, { kind: 'articles' }] as const)(
    'is dropped when %o changes',
    async (change) => {
      const { cache, isStored } = await storing();
      cache.invalidate([change]);
      expect(isStored()).toBe(false);
    },
  );

  test('that a change has overtaken is not stored', async () => {
    const cache = createResponseCache();
    const { generation } = cache;
    cache.invalidate([{ kind: 'catalog' }]);
    await cache.store(
      'key',
      { response: responseOf(result), trace: traceOf(), from: NOON, until: TONIGHT },
      generation,
    );
    expect(cache.get('key', NOON)).toBeNull();
  });

  test('that was used least recently goes first', async () => {
    const cache = createResponseCache();
    const store = (key: string) =>
      cache.store(
        key,
        { response: responseOf(result), trace: traceOf(), from: NOON, until: TONIGHT },
        cache.generation,
      );
    for (let number = 0; number < 5000; number++) await store(`key ${number}`);
    cache.get('key 0', NOON);
    await store('one more');
    expect(['key 0', 'key 1', 'one more'].map((key) => cache.get(key, NOON) !== null)).toEqual([
      ...[true, false, true],
    ]);
  });

  test.each([
    ['long requests', 'x'.repeat(150_000), result],
    ['long responses', '', { data: { text: 'x'.repeat(150_000) } }],
  ])('that was used least recently makes room for %s', async (_case, padding, body) => {
    const cache = createResponseCache();
    const key = (number: number) => `key ${number} ${padding}`;
    const numbers = Array.from({ length: 800 }, (_, number) => number);
    for (const number of numbers) {
      await cache.store(
        key(number),
        { response: responseOf(body), trace: traceOf(), from: NOON, until: TONIGHT },
        cache.generation,
      );
    }
    const stored = numbers.filter((number) => cache.get(key(number), NOON) !== null);
    expect(stored).toEqual(numbers.slice(-639));
  });

  test('that is long takes no room from others', async () => {
    const { cache, isStored } = await storing();
    const response = responseOf({ data: { text: 'x'.repeat(10_000_000) } });
    for (let number = 0; number < 5; number++)
      await cache.store(
        `whole ${number}`,
        { response, trace: traceOf(), from: NOON, until: TONIGHT },
        cache.generation,
      );
    const stored = [0, 1, 2, 3, 4].filter((number) => cache.get(`whole ${number}`, NOON) !== null);
    expect([stored, isStored()]).toEqual([[2, 3, 4], true]);
  });

  test('frees its room when it is dropped', async () => {
    const cache = createResponseCache();
    const store = (key: string) =>
      cache.store(
        key.padEnd(150_000),
        { response: responseOf(result), trace: traceOf(), from: NOON, until: TONIGHT },
        cache.generation,
      );
    await store('first');
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 240; number++) await store(`key ${round} ${number}`);
      for (let number = 0; number < 240; number++) cache.get(`key ${round} ${number}`.padEnd(150_000), TONIGHT);
    }
    expect(cache.get('first'.padEnd(150_000), NOON)).not.toBeNull();
  });
});
