import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SITE } from '#contract/site.ts';
import type { ProductSummary } from '../../model/product/product.ts';
import { createSnapshots, type SnapshotNeeds } from './snapshots.ts';

const product = (id: number, date = '2026-01-01', rest: Partial<ProductSummary> = {}): ProductSummary => ({
  id,
  slug: `bottle-${id}`,
  name: `Bottle ${id}`,
  type: 'simple',
  shortDescription: '',
  categories: [],
  terms: [],
  price: null,
  unitPrice: null,
  content: null,
  vehicleFacts: null,
  onSale: false,
  stock: { status: 'in-stock', quantity: null, lowAmount: 2, takesBackorders: false },
  rating: 0,
  reviewCount: 0,
  modified: null,
  date,
  totalSales: 0,
  picture: null,
  variations: [],
  defaults: {},
  ...rest,
});

/** A backend whose loads finish when the test says so. */
function backend(rest: Partial<SnapshotNeeds> = {}) {
  type Loaded = Awaited<ReturnType<SnapshotNeeds['load']>>;
  const loads: {
    respond(products: readonly ProductSummary[], priceChanges?: readonly number[]): void;
    fail(error: Error): void;
  }[] = [];
  const load = vi.fn(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        loads.push({
          respond: (products, priceChanges = []) =>
            resolve({ products, priceChanges, categories: [], timeZone: SITE.timeZone }),
          fail: reject,
        });
      }),
  );
  const loadSome = vi.fn<SnapshotNeeds['loadSome']>(async () => ({ products: [], priceChanges: [] }));
  const onError = vi.fn();
  let time = 0;
  const snapshots = createSnapshots({
    load,
    loadSome,
    maxAgeMs: 1000,
    now: () => time,
    wait: async () => undefined,
    onError,
    ...rest,
  });
  const ids = async () => (await snapshots.get('en')).products.map(({ id }) => id);
  async function next(place: number) {
    await expect.poll(() => loads.length).toBeGreaterThan(place);
    return loads[place] as (typeof loads)[number];
  }
  return { snapshots, load, loadSome, onError, ids, next, later: (ms: number) => (time += ms) };
}

test('loads the catalog once for concurrent callers, newest first', async () => {
  const { load, ids, next } = backend();
  const requests = [ids(), ids(), ids()];
  (await next(0)).respond([product(1, '2026-01-01'), product(3, '2026-02-01'), product(2, '2026-02-01')]);
  expect(await Promise.all(requests)).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [3, 2, 1],
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('holds a snapshot per language', async () => {
  const { snapshots, load, next } = backend();
  const both = Promise.all([snapshots.get('en'), snapshots.get('id')]);
  (await next(0)).respond([product(1)]);
  (await next(1)).respond([product(2)]);
  expect((await both).map(({ products }) => products[0]?.id)).toEqual([1, 2]);
  expect(load.mock.calls).toEqual([['en'], ['id']]);
});

test('retries a failed first load for the next caller', async () => {
  const { ids, next } = backend();
  const first = ids();
  (await next(0)).fail(new Error('backend is down'));
  await expect(first).rejects.toThrow('backend is down');
  const second = ids();
  (await next(1)).respond([product(1)]);
  expect(await second).toEqual([1]);
});

test('serves an old snapshot while one reload runs', async () => {
  const { load, ids, next, later } = backend();
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  later(1000);
  expect(await ids()).toEqual([1]);
  expect(load).toHaveBeenCalledOnce();
  later(1);
  expect(await Promise.all([ids(), ids()])).toEqual([[1], [1]]);
  (await next(1)).respond([product(2)]);
  await expect.poll(ids).toEqual([2]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a list that takes long to load is loaded anew less often', async () => {
  const { load, ids, next, later } = backend();
  const first = ids();
  const loading = await next(0);
  later(500);
  loading.respond([product(1)]);
  await first;
  later(2000);
  await ids();
  expect(load).toHaveBeenCalledOnce();
  later(1);
  await ids();
  await next(1);
});

test('keeps the old snapshot when a reload fails, reports it, and reloads after two seconds, however many visit', async () => {
  const { load, ids, next, later, onError } = backend();
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  later(2000);
  await ids();
  (await next(1)).fail(new Error('backend is down'));
  await expect.poll(() => onError).toHaveBeenCalledOnce();
  later(1999);
  expect(await Promise.all([ids(), ids()])).toEqual([[1], [1]]);
  expect(load).toHaveBeenCalledTimes(2);
  later(1);
  await ids();
  (await next(2)).respond([product(2)]);
  await expect.poll(ids).toEqual([2]);
});

test('replaces only the products of a change: changed, gone and new', async () => {
  const { snapshots, load, loadSome, ids, next } = backend();
  const first = ids();
  (await next(0)).respond([product(1), product(2), product(3)]);
  await first;
  const before = await snapshots.get('en');
  const products = [product(2, '2026-03-01', { name: 'New label' }), product(4, '2026-04-01')];
  loadSome.mockResolvedValue({ products, priceChanges: [] });
  await snapshots.refresh([2, 3, 4]);
  expect(loadSome).toHaveBeenCalledWith('en', [2, 3, 4]);
  expect(await ids()).toEqual([4, 2, 1]);
  expect((await snapshots.get('en')).byId.get(2)?.name).toBe('New label');
  expect(before.products.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(load).toHaveBeenCalledOnce();
});

test('resolves a refresh when the change is in place, and no earlier load undoes it', async () => {
  const { snapshots, ids, next } = backend();
  const first = ids();
  const refreshed = snapshots.refresh('everything');
  (await next(0)).respond([product(1)]);
  expect(await first).toEqual([1]);
  (await next(1)).respond([product(2)]);
  await refreshed;
  expect(await ids()).toEqual([2]);
});

test('does not load an unused language for a change', async () => {
  const { snapshots, load } = backend();
  await snapshots.refresh('everything');
  expect(load).not.toHaveBeenCalled();
});

test('repeats a refresh that failed until it is in place, once however many changes wait for it', async () => {
  const { snapshots, load, ids, next, onError } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  const onRefreshed = vi.fn();
  const refreshed = Promise.all([snapshots.refresh('everything'), snapshots.refresh('everything')]).then(onRefreshed);
  for (const failing of [1, 2, 3]) (await next(failing)).fail(new Error('backend is down'));
  const last = await next(4);
  expect(onError).toHaveBeenCalledTimes(3);
  expect(await ids()).toEqual([1]);
  expect(onRefreshed).not.toHaveBeenCalled();
  last.respond([product(2)]);
  await refreshed;
  expect(await ids()).toEqual([2]);
  expect(load).toHaveBeenCalledTimes(5);
});

test('loads nothing more once it is closed, and waits for what is being loaded', async () => {
  const { snapshots, load, ids, next } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  const refreshed = [snapshots.refresh('everything'), snapshots.refresh('everything')];
  const loading = await next(1);
  const onClosed = vi.fn();
  const closed = snapshots.close().then(onClosed);
  await Promise.resolve();
  expect(onClosed).not.toHaveBeenCalled();
  loading.respond([product(2)]);
  await closed;
  // Whoever waited for one that was not begun goes on.
  await Promise.all(refreshed);
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not repeat a refresh that failed once it is closed', async () => {
  const wait = Promise.withResolvers<void>();
  const { snapshots, load, ids, next, onError } = backend({ maxAgeMs: null, wait: () => wait.promise });
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  const refreshed = snapshots.refresh('everything');
  (await next(1)).fail(new Error('backend is down'));
  await expect.poll(() => onError).toHaveBeenCalled();
  await snapshots.close();
  wait.resolve();
  await Promise.race([refreshed, setImmediate()]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('reloads when a sale begins or ends', async () => {
  const { load, ids, next, later } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).respond([product(1)], [-5, 100]);
  await first;
  later(99);
  await ids();
  expect(load).toHaveBeenCalledOnce();
  later(1);
  await ids();
  (await next(1)).respond([product(1, '2026-01-01', { onSale: true })], [-5, 100]);
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  later(1000);
  await ids();
  expect(load).toHaveBeenCalledTimes(2);
});

test('reloads when the clock is set back to before its prices', async () => {
  const { ids, next, later } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).respond([product(1)], [-100]);
  await first;
  later(-200);
  expect(await ids()).toEqual([1]);
  (await next(1)).respond([product(2)], [-100]);
  await expect.poll(ids).toEqual([2]);
});

test('reloads for a sale that began before a change of other products', async () => {
  const { snapshots, load, ids, next, later } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).respond([product(1), product(2)], [100]);
  await first;
  later(150);
  await snapshots.refresh([2]);
  await ids();
  await next(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('tells the next price change of any language', async () => {
  const { snapshots, next } = backend();
  expect(snapshots.nextPriceChange(0)).toBeNull();
  const both = Promise.all([snapshots.get('en'), snapshots.get('id')]);
  (await next(0)).respond([product(1)], [300, 100]);
  (await next(1)).respond([product(1)], [200]);
  await both;
  expect([0, 100, 200, 300].map((after) => snapshots.nextPriceChange(after))).toEqual([100, 200, 300, null]);
});

test('reloads once, and keeps the old snapshot when that fails', async () => {
  const { snapshots, load, ids, next } = backend();
  const first = ids();
  (await next(0)).respond([product(1)]);
  await first;
  const failing = snapshots.reload();
  (await next(1)).fail(new Error('backend is down'));
  await expect(failing).rejects.toThrow('backend is down');
  expect(await ids()).toEqual([1]);
  const reloaded = snapshots.reload();
  (await next(2)).respond([product(2)]);
  await reloaded;
  expect(await ids()).toEqual([2]);
  expect(load).toHaveBeenCalledTimes(3);
});
