import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import { toListing } from '#engine/domain/search/listing.ts';
import { prepareWords } from '#engine/domain/search/words/prepare-words.ts';
import { NO_WORDS } from '#engine/domain/search/words/search-words.ts';
import { createWordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import { simpleProduct, variableProduct, variation } from '#engine/domain/testing/products.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { CatalogSource } from '../catalog/source.ts';
import { type CatalogCache, createCatalogCache } from './catalog-cache.ts';
import { createListCache } from './list-cache.ts';

const bottle = (id: number, onHand: number): Product =>
  simpleProduct({ id, slug: `bottle-${id}`, stock: { kind: 'managed', onHand, backorders: 'no', lowAmount: null } });

/** What is committed, and what has been asked for. */
let committed: Product[];
let asked: string[];
let indexes: CatalogCache;
let gate: Promise<void> | null;
let isBroken: boolean;

const source: CatalogSource = {
  async *products() {
    const found = [...committed];
    await gate;
    if (isBroken) throw new Error('the database is away');
    asked.push('all');
    for (const product of found) yield { id: [product], en: [product] };
  },
  async productsOf(ids) {
    const found = committed.filter(({ id }) => ids.includes(id));
    await gate;
    asked.push(ids.join());
    return { id: found, en: found };
  },
  categories: async () => [],
  attributes: async () => [],
};

beforeEach(() => {
  committed = [bottle(1, 10), bottle(2, 20)];
  asked = [];
  gate = null;
  isBroken = false;
  indexes = createCatalogCache(source);
});

const left = async (id: number) => {
  const product = (await indexes.current()).en.product(id);
  return product?.kind === 'simple' && product.stock.kind === 'managed' ? product.stock.onHand : null;
};

const sale = (productId: number, onHand: number) =>
  ({ kind: 'stock', productId, totalSales: 1, left: [{ owner: productId, onHand }] }) as const;

describe('the catalog in memory', () => {
  test('is read once, at the first of many concurrent reads', async () => {
    expect(asked).toEqual([]);
    await Promise.all([left(1), left(2), left(1)]);
    expect(asked).toEqual(['all']);
  });

  test('reads one product again when it changes, and drops one that is gone', async () => {
    await left(1);
    committed = [bottle(1, 7)];
    indexes.apply([{ kind: 'product', id: 1 }]);
    expect([await left(1), await left(2)]).toEqual([7, 20]);
    indexes.apply([{ kind: 'product', id: 2 }]);
    expect(await left(2)).toBeNull();
    expect(asked).toEqual(['all', '1', '2']);
  });

  test('reads everything again when the catalog changes', async () => {
    await left(1);
    indexes.apply([{ kind: 'product', id: 1 }, { kind: 'catalog' }, { kind: 'articles' }]);
    await left(1);
    expect(asked.slice(1)).toEqual(['all']);
  });

  test('takes the counts of a sale from its change', async () => {
    await left(1);
    indexes.apply([sale(1, 9)]);
    expect(await left(1)).toBe(9);
    expect((await indexes.current()).id.product(1)?.totalSales).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test('keeps a sale that is announced while the product is read', async () => {
    await left(1);
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    indexes.apply([{ kind: 'product', id: 1 }]);
    const reading = left(1);
    indexes.apply([sale(1, 4)]);
    open();
    await reading;
    expect(await left(1)).toBe(4);
  });

  test('reads a change again that is announced while everything is read', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const reading = left(1);
    // Until it has read the products and waits at the gate.
    await turn();
    committed = [bottle(1, 3), bottle(2, 20)];
    indexes.apply([{ kind: 'product', id: 1 }]);
    const late = Promise.all([left(1), left(1)]);
    open();
    expect([await reading, ...(await late)]).toEqual([10, 3, 3]);
  });

  test('reads again after a failed read', async () => {
    isBroken = true;
    await expect(left(1)).rejects.toThrow('the database is away');
    isBroken = false;
    expect(await left(1)).toBe(10);
  });
});

test('a product is not related to itself, also after a sale of it', async () => {
  committed = committed.map((product) => ({ ...product, tags: [{ id: 1, slug: 'oil', name: 'Oil' }] }));
  const { related, recount } = (await indexes.current()).en;
  recount({ productId: 1, totalSales: 1, left: [{ owner: 1, onHand: 9 }] });
  expect(related.to(1, 6).map(({ id }) => id)).toEqual([2]);
  expect(related.to(2, 6).map(({ id }) => id)).toEqual([1]);
});

describe('lists', () => {
  test('are computed again after a sale only when they depend on sales or stock', async () => {
    const { lists, recount } = (await indexes.current()).en;
    const at = new Date('2026-11-21T12:00:00Z');
    const popular = { filter: {}, order: [{ by: 'total-sales', direction: 'descending' }], at } as const;
    const named = { filter: {}, order: [{ by: 'slug', direction: 'ascending' }], at } as const;
    const searched = {
      filter: { search: 'bottle' },
      order: [{ by: 'relevance', direction: 'descending' }],
      at,
    } as const;
    const [before, still] = [await lists.find(popular), await lists.find(named)];
    expect((await lists.find(searched)).ids).toEqual([2, 1]);
    recount({ productId: 1, totalSales: 98, left: [{ owner: 1, onHand: 1 }] });
    expect((await lists.find(searched)).ids).toEqual([1, 2]);
    recount({ productId: 1, totalSales: 99, left: [{ owner: 1, onHand: 0 }] });
    expect(before.ids).toEqual([2, 1]);
    expect((await lists.find(popular)).ids).toEqual([1, 2]);
    expect((await lists.find(searched)).ids).toEqual([2, 1]);
    expect(await lists.find(named)).toBe(still);
    expect((await lists.find({ filter: { stock: ['in-stock'] }, order: [], at })).ids).toEqual([2]);
  });

  test('among ids look at nothing else', async () => {
    const words = prepareWords(NO_WORDS);
    const numbers = createWordNumbers();
    const bottles = [1, 2, 3].map((id) => toListing(bottle(id, 1), { numbers, ancestry: () => [] }));
    const listings = new Map(bottles.map((listing) => [listing.product.id, listing]));
    const lists = createListCache({ listings, numbers }, words);
    const order = [{ by: 'slug', direction: 'ascending' }] as const;
    expect((await lists.find({ filter: { ids: [3, 1], search: 'cleaner' }, order, at: NOON })).ids).toEqual([1, 3]);
    const all = vi.spyOn(listings, 'values');
    expect((await lists.find({ filter: { ids: [3, 2, 3, 9] }, order, at: NOON })).ids).toEqual([2, 3]);
    expect((await lists.find({ filter: { ids: [2], search: 'cleaner' }, order, at: NOON })).ids).toEqual([2]);
    expect(all).not.toHaveBeenCalled();
  });

  test('with variations follow a sale without being made again', async () => {
    const sized = variation(8, { stock: { kind: 'managed', onHand: 5, backorders: 'no', lowAmount: null } });
    committed = [variableProduct([sized], { id: 7 })];
    const { listsWithVariations, recount } = (await indexes.current()).en;
    const lists = listsWithVariations();
    const sold = { filter: { stock: ['out-of-stock'] }, order: [], at: NOON } as const;
    expect((await lists.find(sold)).ids).toEqual([]);
    recount({ productId: 7, totalSales: 5, left: [{ owner: 8, onHand: 0 }] });
    expect(listsWithVariations()).toBe(lists);
    expect((await lists.find(sold)).ids).toEqual([8, 7]);
  });
});
