import { beforeEach, expect, test, vi } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { readCsv } from '../csv/read-csv.ts';
import { finishImports, importCsv } from './import-csv.ts';
import type { Progress } from './protocol.ts';

/** Three parts of new products, and one that is there. */
const MANY = Array.from({ length: 250 }, (_, index) => `WAX-${index}`);
const CSV = ['SKU,Name,Regular price', ...MANY.map((sku) => `${sku},Wax,9.90`), 'CLEANER,Cleaner,1.00'].join('\n');

let shop: MemoryShop;
const logger = { error: vi.fn() };
beforeEach(async () => {
  shop = await memoryShop();
  logger.error.mockReset();
});

function imported(text: string, onProgress: Progress['onProgress'] = () => {}, closing?: AbortSignal) {
  const csv = readCsv(new TextEncoder().encode(text));
  if ('fault' in csv) throw new Error(csv.fault);
  const progress = { onProgress, ...(closing && { closing }) };
  return importCsv(
    { usecases: shop.usecases, logger },
    { csv, store: true, keepsStock: false, createsTerms: false, pictures: [] },
    progress,
  );
}
const finish = (closing?: AbortSignal) => finishImports({ usecases: shop.usecases, logger }, closing);
/** By then a process that staged parts and stored none counts as dead. */
const muchLater = () => shop.at(new Date(NOON.getTime() + 600_000));
const inShop = () => [...shop.store.state.products.values()].map(({ draft }) => draft);
const waxes = () => inShop().filter(({ sku }) => sku.startsWith('WAX-'));
const cleaner = () => inShop().find(({ sku }) => sku === 'CLEANER');

test('stores a file part by part, each product once', async () => {
  const reported: (readonly [number, number])[] = [];
  expect(await imported(CSV, (done, total) => reported.push([done, total]))).toMatchObject({
    value: { changed: { length: 251 }, unchanged: 0, conflicts: [] },
  });
  expect(reported).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
  expect(new Set(waxes().map(({ slug }) => slug)).size).toBe(250);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect(await imported(CSV)).toMatchObject({ value: { changed: [], unchanged: 251 } });
});

test('stores nothing when one row of the last part is wrong', async () => {
  const { length } = CSV.split('\n');
  expect(await imported(`${CSV}\nOIL-1L,,-1`)).toEqual({
    ok: false,
    refusal: {
      code: 'CSV_INVALID',
      problems: [{ line: length + 1, column: 'Regular price', problem: 'NOT_MONEY', value: '-1' }],
    },
  });
  expect([waxes(), shop.store.state.stagedRevisions]).toEqual([[], []]);
});

test('refuses a file whose titles are in another language, of which an ID would lead to a product here', async () => {
  const titles = ['Tipe', 'Nama', 'Diterbitkan', 'Harga reguler', 'Stok'];
  const text = `ID,SKU,${titles.join(',')},Meta: note\n1,,simple,Lilin,1,90000,5,theirs`;
  expect(await imported(text)).toEqual({ ok: false, refusal: { code: 'TITLES_UNKNOWN', titles } });
  expect(await imported('ID,SKU,Note\n,CLEANER,mine')).toMatchObject({ ok: true, value: { ignored: ['Note'] } });
});

test('stores nothing when the operator disconnects while rows are checked', async () => {
  const gone = imported(CSV, (done) => {
    if (done === 2) throw new Error('gone');
  });
  await expect(gone).rejects.toThrow('gone');
  expect([waxes(), shop.store.state.stagedRevisions]).toEqual([[], []]);
});

test('goes on when the operator disconnects while parts are stored', async () => {
  const answer = await imported(CSV, (done) => {
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

test('the next process finishes the import of a killed one without duplicates', async () => {
  const { unitOfWork } = shop.needs;
  // Two looks for what is known, the staging, one part.
  dyingAfter(4);
  await expect(imported(CSV)).rejects.toThrow('killed');
  Object.assign(shop.needs, { unitOfWork });
  expect(waxes().length).toBeGreaterThan(0);
  expect(waxes().length).toBeLessThan(250);
  await finish();
  expect(waxes().length).toBeLessThan(250);
  muchLater();
  await finish();
  expect(waxes()).toHaveLength(250);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect([shop.store.state.stagedRevisions, logger.error.mock.calls]).toEqual([[], []]);
});

test('keeps sales that happen while an import runs', async () => {
  const owner = shop.ids.cleaner ?? 0;
  const sales: Promise<unknown>[] = [];
  await imported(CSV, (done) => {
    if (done === 4) sales.push(shop.needs.unitOfWork(({ stock }) => stock.take([{ owner, quantity: 4 }])));
  });
  await Promise.all(sales);
  expect(cleaner()).toMatchObject({ price: { regular: 100 } });
  expect(shop.store.state.stock.get(owner)).toMatchObject({ onHand: 6 });
});

const SPOILT = ['SKU,Name,Regular price,Meta: _slug', 'OURS,Ours,1.00,mine', ...MANY.map((sku) => `${sku},Wax,9.90,`)];
const TAKEN = { line: 2, column: 'Meta: _slug', problem: 'SLUG_TAKEN', value: 'mine' };

test('reports the rows of a part that conflicts with another change, and stores the others', async () => {
  const rivals: Promise<unknown>[] = [];
  const answer = await imported(SPOILT.join('\n'), (done) => {
    if (done === 3) rivals.push(shop.usecases.importProducts({ products: [draftBottle('mine')], stock: 'keep' }));
    // The shop's job runs meanwhile, more than once.
    rivals.push(finish());
  });
  await Promise.all(rivals);
  // The row shares a part with 99 others.
  expect(answer).toMatchObject({
    value: {
      changed: { length: 151 },
      conflicts: [TAKEN, ...MANY.slice(0, 99).map((value) => ({ problem: 'NOT_STORED', value }))],
    },
  });
  expect(waxes()).toHaveLength(151);
  expect([shop.store.state.stagedRevisions, logger.error.mock.calls]).toEqual([[], []]);
});

test('logs rows of an interrupted import that cannot be stored, with their lines', async () => {
  dyingAfter(3);
  const { unitOfWork } = shop.store;
  await expect(imported(SPOILT.join('\n'))).rejects.toThrow('killed');
  Object.assign(shop.needs, { unitOfWork });
  await shop.usecases.importProducts({ products: [draftBottle('mine')], stock: 'keep' });
  muchLater();
  await finish();
  expect(waxes()).toHaveLength(151);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { rows: expect.arrayContaining([TAKEN, expect.objectContaining({ line: 3, value: 'WAX-0' })]) },
    expect.any(String),
  );
});

test('logs rows that cannot be stored when the operator has disconnected', async () => {
  const rivals: Promise<unknown>[] = [];
  await imported(SPOILT.join('\n'), (done) => {
    if (done === 3) rivals.push(shop.usecases.importProducts({ products: [draftBottle('mine')], stock: 'keep' }));
    if (done > 3) throw new Error('gone');
  });
  await Promise.all(rivals);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ rows: expect.arrayContaining([TAKEN]) }, expect.any(String));
});

test('refuses an import while another runs, and first stores what a dead one has left', async () => {
  const { unitOfWork } = shop.store;
  dyingAfter(4);
  await expect(imported(CSV)).rejects.toThrow('killed');
  Object.assign(shop.needs, { unitOfWork });
  const next = 'SKU,Name,Regular price\nCLEANER,Cleaner,2.00';
  expect(await imported(next)).toEqual({ ok: false, refusal: { code: 'IMPORT_RUNNING' } });
  muchLater();
  expect(await imported(next)).toMatchObject({ value: { changed: { length: 1 }, earlier: [], pending: 0 } });
  expect(waxes()).toHaveLength(250);
  expect(cleaner()).toMatchObject({ price: { regular: 200 } });
});

/** The database refuses this product in every import. */
function neverStoring(sku: string, error: Error): void {
  const { unitOfWork } = shop.needs;
  Object.assign(shop.needs, {
    unitOfWork: (work: Parameters<typeof unitOfWork>[0]) =>
      unitOfWork((inside) => {
        const saveProducts: typeof inside.catalog.saveProducts = async (drafts, rule) => {
          if (drafts.some((draft) => draft.sku === sku)) throw error;
          return inside.catalog.saveProducts(drafts, rule);
        };
        return work({ ...inside, catalog: { ...inside.catalog, saveProducts } });
      }),
  });
}

test('reports a part that cannot be stored, and stores the others and later imports', async () => {
  const error = new Error('index row requires 9024 bytes');
  neverStoring('WAX-120', error);
  const answer = await imported(CSV);
  expect(answer).toMatchObject({ value: { changed: { length: 151 }, conflicts: { length: 100 }, pending: 0 } });
  expect(JSON.stringify(answer)).toContain('{"line":122,"column":"SKU","problem":"NOT_STORED","value":"WAX-120"}');
  expect(JSON.stringify(answer)).not.toContain('index row');
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
  expect(waxes()).toHaveLength(150);
  expect(await imported('SKU,Name\nFOAM,Foam')).toMatchObject({ value: { changed: { length: 1 }, conflicts: [] } });
});

test('reports a part of another release that cannot be read, once', async () => {
  await shop.needs.unitOfWork(({ revisions }) => revisions.stage(['{"rows":"?"}'], { now: NOON, until: NOON }));
  expect(await imported('SKU,Name\nFOAM,Foam')).toMatchObject({
    value: { changed: { length: 1 }, conflicts: [], earlier: [{ line: 0, problem: 'UNREADABLE' }] },
  });
  expect(shop.store.state.stagedRevisions).toEqual([]);
});

test('keeps parts staged when the database is unreachable, and reports how many', async () => {
  Object.assign(shop.needs, { isTransientError: () => true });
  const { unitOfWork } = shop.needs;
  neverStoring('WAX-120', new Error('Connection terminated unexpectedly'));
  expect(await imported(CSV)).toMatchObject({ value: { changed: { length: 100 }, conflicts: [], pending: 151 } });
  Object.assign(shop.needs, { unitOfWork });
  muchLater();
  await finish();
  expect(waxes()).toHaveLength(250);
});

test('import and job stop between two parts when the shop closes, and the next start goes on', async () => {
  const closing = new AbortController();
  const answer = await imported(
    CSV,
    (done) => {
      if (done === 4) closing.abort();
    },
    closing.signal,
  );
  expect(answer).toMatchObject({ value: { changed: { length: 100 }, pending: 151 } });
  expect(waxes()).toHaveLength(100);
  await finish(closing.signal);
  expect(waxes()).toHaveLength(100);
  await finish();
  expect(waxes()).toHaveLength(250);
});
