import { expect, test, vi } from 'vitest';
import type { ProductSummary } from '../../model/product.ts';
import { createSnapshots, type SnapshotNeeds } from './snapshots.ts';

const card = (id: number, date = '2026-01-01', rest: Partial<ProductSummary> = {}): ProductSummary => ({
  id,
  slug: `bottle-${id}`,
  name: `Bottle ${id}`,
  type: 'simple',
  shortDescription: '',
  categories: [],
  terms: [],
  price: null,
  unitPrice: null,
  onSale: false,
  stock: { status: 'in-stock', quantity: null, lowAmount: 2 },
  rating: 0,
  reviewCount: 0,
  date,
  totalSales: 0,
  picture: null,
  ...rest,
});

/** A backend whose loads finish when the test says so. */
function backend(rest: Partial<SnapshotNeeds> = {}) {
  type Loaded = Awaited<ReturnType<SnapshotNeeds['load']>>;
  const loads: {
    answer(cards: readonly ProductSummary[], priceChanges?: readonly number[]): void;
    fail(error: Error): void;
  }[] = [];
  const load = vi.fn(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        loads.push({
          answer: (cards, priceChanges = []) => resolve({ cards, priceChanges, categories: [] }),
          fail: reject,
        });
      }),
  );
  const loadSome = vi.fn<SnapshotNeeds['loadSome']>(async () => ({ cards: [], priceChanges: [] }));
  const onTrouble = vi.fn();
  let time = 0;
  const snapshots = createSnapshots({ load, loadSome, maxAgeMs: 1000, now: () => time, onError: onTrouble, ...rest });
  const ids = async () => (await snapshots.get('en')).cards.map(({ id }) => id);
  const next = (place: number) => vi.waitFor(() => loads[place] ?? Promise.reject(new Error('not loading yet')));
  return { snapshots, load, loadSome, onTrouble, ids, next, later: (ms: number) => (time += ms) };
}

test('however many ask at first, the catalogue is loaded once, newest first', async () => {
  const { load, ids, next } = backend();
  const asked = [ids(), ids(), ids()];
  (await next(0)).answer([card(1, '2026-01-01'), card(3, '2026-02-01'), card(2, '2026-02-01')]);
  expect(await Promise.all(asked)).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [3, 2, 1],
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('each language has its own', async () => {
  const { snapshots, load, next } = backend();
  const both = Promise.all([snapshots.get('en'), snapshots.get('id')]);
  (await next(0)).answer([card(1)]);
  (await next(1)).answer([card(2)]);
  expect((await both).map(({ cards }) => cards[0]?.id)).toEqual([1, 2]);
  expect(load.mock.calls).toEqual([['en'], ['id']]);
});

test('a first load that failed is tried again by the next who asks', async () => {
  const { ids, next } = backend();
  const first = ids();
  (await next(0)).fail(new Error('backend is down'));
  await expect(first).rejects.toThrow('backend is down');
  const second = ids();
  (await next(1)).answer([card(1)]);
  expect(await second).toEqual([1]);
});

test('an old one is served while the new one loads, once', async () => {
  const { load, ids, next, later } = backend();
  const first = ids();
  (await next(0)).answer([card(1)]);
  await first;
  later(1000);
  expect(await ids()).toEqual([1]);
  expect(load).toHaveBeenCalledOnce();
  later(1);
  expect(await Promise.all([ids(), ids()])).toEqual([[1], [1]]);
  (await next(1)).answer([card(2)]);
  await vi.waitFor(async () => expect(await ids()).toEqual([2]));
  expect(load).toHaveBeenCalledTimes(2);
});

test('when loading again fails the old one stays, and somebody hears of it', async () => {
  const { ids, next, later, onTrouble } = backend();
  const first = ids();
  (await next(0)).answer([card(1)]);
  await first;
  later(2000);
  await ids();
  (await next(1)).fail(new Error('backend is down'));
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledOnce());
  expect(await ids()).toEqual([1]);
});

test('a change of some products replaces those alone: changed, gone and new', async () => {
  const { snapshots, load, loadSome, ids, next } = backend();
  const first = ids();
  (await next(0)).answer([card(1), card(2), card(3)]);
  await first;
  const before = await snapshots.get('en');
  const cards = [card(2, '2026-03-01', { name: 'New label' }), card(4, '2026-04-01')];
  loadSome.mockResolvedValue({ cards, priceChanges: [] });
  await snapshots.refresh([2, 3, 4]);
  expect(loadSome).toHaveBeenCalledWith('en', [2, 3, 4]);
  expect(await ids()).toEqual([4, 2, 1]);
  expect((await snapshots.get('en')).byId.get(2)?.name).toBe('New label');
  expect(before.cards.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(load).toHaveBeenCalledOnce();
});

test('a change is in place when the refresh is over, and an earlier load does not undo it', async () => {
  const { snapshots, ids, next } = backend();
  const first = ids();
  const refreshed = snapshots.refresh('everything');
  (await next(0)).answer([card(1)]);
  expect(await first).toEqual([1]);
  (await next(1)).answer([card(2)]);
  await refreshed;
  expect(await ids()).toEqual([2]);
});

test('a language nobody has asked for is not loaded for a change', async () => {
  const { snapshots, load } = backend();
  await snapshots.refresh('everything');
  expect(load).not.toHaveBeenCalled();
});

test('a change that could not be loaded is not forgotten: the next who asks sets off another try', async () => {
  const { snapshots, ids, next, onTrouble } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).answer([card(1)]);
  await first;
  const refreshed = snapshots.refresh('everything');
  (await next(1)).fail(new Error('backend is down'));
  await refreshed;
  expect(onTrouble).toHaveBeenCalledOnce();
  expect(await ids()).toEqual([1]);
  (await next(2)).answer([card(2)]);
  await vi.waitFor(async () => expect(await ids()).toEqual([2]));
});

test('a sale that begins or ends is seen, though nobody changed anything', async () => {
  const { load, ids, next, later } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).answer([card(1)], [-5, 100]);
  await first;
  later(99);
  await ids();
  expect(load).toHaveBeenCalledOnce();
  later(1);
  await ids();
  (await next(1)).answer([card(1, '2026-01-01', { onSale: true })], [-5, 100]);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  later(1000);
  await ids();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a change of some products does not hide that a sale of others has begun', async () => {
  const { snapshots, load, ids, next, later } = backend({ maxAgeMs: null });
  const first = ids();
  (await next(0)).answer([card(1), card(2)], [100]);
  await first;
  later(150);
  await snapshots.refresh([2]);
  await ids();
  await next(1);
  expect(load).toHaveBeenCalledTimes(2);
});
