import { beforeEach, expect, test } from 'vitest';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { type MemoryShop, memoryShop } from '../testing/memory-shop.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
  shop.store.state.changes.length = 0;
});

const stockOf = (slug: string) => shop.store.state.stock.get(shop.ids[slug] ?? 0);

test.each([
  ['set', 77, 77],
  ['add', 5, 15],
  ['add', -10, 0],
] as const)('pieces are %s by %i', async (kind, wished, after) => {
  const answer = await shop.usecases.changeStock({ sku: 'CLEANER', request: { kind, pieces: wished } });
  expect(answer).toEqual({ ok: true, value: { before: 10, after: pieces(after) } });
  expect(stockOf('cleaner')).toEqual(pieces(after));
  expect(shop.store.state.changes).toEqual([{ kind: 'product', id: shop.ids.cleaner }]);
});

test('changes the product’s pieces by a variation that shares them', async () => {
  await shop.usecases.changeStock({ sku: 'OIL-4L', request: { kind: 'set', pieces: 55 } });
  expect(stockOf('oil')).toMatchObject({ onHand: 55 });
});

test.each([
  ['NOBODYS', 'set', 1, 'SKU_UNKNOWN'],
  ['CLEANER', 'add', -11, 'STOCK_INVALID'],
  ['CLEANER', 'set', 1.5, 'STOCK_INVALID'],
  ['BOOK', 'add', 1, 'STOCK_UNCOUNTED'],
  ['TOOL', 'set', 1, 'STOCK_ELSEWHERE'],
] as const)('refused, and nothing is changed: pieces of %s, %s %d', async (sku, kind, wished, code) => {
  const before = structuredClone(shop.store.state);
  const answer = await shop.usecases.changeStock({ sku, request: { kind, pieces: wished } });
  const facts = code === 'STOCK_INVALID' ? { onHand: 10 } : {};
  expect(answer).toEqual({ ok: false, refusal: { code, sku, ...facts } });
  expect(shop.store.state).toEqual(before);
});

const DECEMBER = { from: new Date('2026-12-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };

test('changes only the requested parts of a price', async () => {
  const change = (price: object) => shop.usecases.changePrice({ sku: 'CLEANER', price });
  expect(await change({ regular: 1000 })).toMatchObject({ value: { after: { regular: 1000, sale: null } } });
  expect(await change({ sale: 800, ...DECEMBER })).toMatchObject({
    value: { after: { regular: 1000, sale: { price: 800, ...DECEMBER } } },
  });
  expect(await change({ to: null })).toMatchObject({
    value: { after: { regular: 1000, sale: { price: 800, from: DECEMBER.from, to: null } } },
  });
  expect(await change({ sale: null })).toMatchObject({ value: { after: { regular: 1000, sale: null } } });
  expect(stockOf('cleaner')).toEqual(pieces(10));
});

test('changes the price of one variation only', async () => {
  await shop.usecases.changePrice({ sku: 'OIL-4L', price: { regular: 4444 } });
  const [oil] = await shop.usecases.merchantCatalog.drafts({ skus: ['OIL-4L'] });
  const prices =
    oil?.draft.kind === 'variable' ? oil.draft.variations.map(({ sku, price }) => [sku, price.regular]) : [];
  expect(prices).toEqual([
    ['OIL-1L', 1190],
    ['OIL-4L', 4444],
  ]);
});

test.each([
  ['NOBODYS', { regular: 1 }, 'SKU_UNKNOWN'],
  ['OIL', { regular: 1 }, 'PRICED_BY_VARIATIONS'],
  ['CLEANER', { regular: -1 }, 'PRICE_INVALID'],
  ['CLEANER', { sale: 999_999 }, 'SALE_NOT_LOWER'],
  ['CLEANER', { regular: null, sale: 5 }, 'SALE_NOT_LOWER'],
  ['CLEANER', { from: DECEMBER.from }, 'NO_SALE'],
  ['CLEANER', { sale: 5, from: DECEMBER.to, to: DECEMBER.from }, 'PRICE_INVALID'],
])('refused, and nothing is changed: the price of %s, %o', async (sku, price, code) => {
  const before = structuredClone(shop.store.state);
  expect(await shop.usecases.changePrice({ sku, price })).toMatchObject({ ok: false, refusal: { code, sku } });
  expect(shop.store.state).toEqual(before);
});
