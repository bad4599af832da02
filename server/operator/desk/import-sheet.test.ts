import { beforeEach, expect, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { finishImports, importSheet } from './import-sheet.ts';
import type { Watch } from './watch.ts';

/** Three parts of new products, and one that is there. */
const MANY = Array.from({ length: 250 }, (_, index) => `WAX-${index}`);
const SHEET = ['SKU,Name,Regular price', ...MANY.map((sku) => `${sku},Wax,9.90`), 'CLEANER,Cleaner,1.00'].join('\n');

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

function imported(text: string, onProgress: Watch['onProgress'] = () => {}) {
  const sheet = readSheet(new TextEncoder().encode(text));
  if ('fault' in sheet) throw new Error(sheet.fault);
  return importSheet(shop.usecases, { sheet, store: true, keepsStock: false }, { onProgress });
}
const inShop = () => [...shop.store.state.products.values()].map(({ draft }) => draft);
const waxes = () => inShop().filter(({ sku }) => sku.startsWith('WAX-'));
const cleaner = () => inShop().find(({ sku }) => sku === 'CLEANER');

test('a sheet is stored part by part, each product once', async () => {
  const told: (readonly [number, number])[] = [];
  expect(await imported(SHEET, (done, total) => told.push([done, total]))).toMatchObject({
    value: { changed: { length: 251 }, unchanged: 0, conflicts: [] },
  });
  expect(told).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
  expect(new Set(waxes().map(({ slug }) => slug)).size).toBe(250);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect(await imported(SHEET)).toMatchObject({ value: { changed: [], unchanged: 251 } });
});

test('one wrong row in the last part, and nothing is stored of the first', async () => {
  const { length } = SHEET.split('\n');
  expect(await imported(`${SHEET}\nOIL-1L,,-1`)).toEqual({
    ok: false,
    refusal: {
      code: 'SHEET_INVALID',
      problems: [{ line: length + 1, column: 'Regular price', problem: 'NOT_MONEY', value: '-1' }],
    },
  });
  expect([waxes(), shop.store.state.stagedRevisions]).toEqual([[], []]);
});

test('an operator who goes away while the rows are looked at leaves nothing behind', async () => {
  const gone = imported(SHEET, (done) => {
    if (done === 2) throw new Error('gone');
  });
  await expect(gone).rejects.toThrow('gone');
  expect([waxes(), shop.store.state.stagedRevisions]).toEqual([[], []]);
});

test('an operator who goes away while they are stored stops nothing', async () => {
  const answer = await imported(SHEET, (done) => {
    if (done === 4) throw new Error('gone');
  });
  expect(answer.ok).toBe(true);
  expect(waxes()).toHaveLength(250);
});

/** The process dies after so many units of work: the next ones are never begun. */
function dyingAfter(works: number): void {
  const { unitOfWork } = shop.needs;
  let left = works;
  Object.assign(shop.needs, {
    unitOfWork: (work: Parameters<typeof unitOfWork>[0]) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : unitOfWork(work);
    },
  });
}

test('what a killed process has begun to store, the next one finishes, and doubles nothing', async () => {
  const { unitOfWork } = shop.needs;
  // Two looks for what is known, one for what was left over, the staging, one part.
  dyingAfter(5);
  await expect(imported(SHEET)).rejects.toThrow('killed');
  Object.assign(shop.needs, { unitOfWork });
  expect(waxes().length).toBeGreaterThan(0);
  expect(waxes().length).toBeLessThan(250);
  expect(await finishImports(shop.usecases)).toEqual([]);
  expect(waxes()).toHaveLength(250);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect(await finishImports(shop.usecases)).toEqual([]);
});

test('pieces that are sold while an import runs are not put back by it', async () => {
  const owner = shop.ids.cleaner ?? 0;
  const sales: Promise<unknown>[] = [];
  await imported(SHEET, (done) => {
    if (done === 4) sales.push(shop.needs.unitOfWork(({ stock }) => stock.take([{ owner, quantity: 4 }])));
  });
  await Promise.all(sales);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect(shop.store.state.stock.get(owner)).toMatchObject({ onHand: 6 });
});

test('a part that somebody else was quicker to spoil is told of, and the others are stored', async () => {
  const rows = MANY.map((sku) => `${sku},Wax,9.90,`);
  const rivals: Promise<unknown>[] = [];
  const answer = await imported(
    ['SKU,Name,Regular price,Meta: _slug', 'OURS,Ours,1.00,mine', ...rows].join('\n'),
    (done) => {
      if (done === 3) rivals.push(shop.usecases.importProducts({ products: [draftBottle('mine')], stock: 'keep' }));
    },
  );
  await Promise.all(rivals);
  expect(answer).toMatchObject({
    value: { conflicts: [{ line: 2, column: 'Meta: _slug', problem: 'SLUG_TAKEN', value: 'mine' }] },
  });
  // The row shares a part with 99 others.
  expect(waxes()).toHaveLength(151);
  expect(shop.store.state.stagedRevisions).toEqual([]);
});
