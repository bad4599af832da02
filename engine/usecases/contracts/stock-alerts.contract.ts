import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_ABOUT, type NewCustomer } from '#engine/domain/customers/customer.ts';
import type { NewStockAlert } from '#engine/domain/stock/stock-alert.ts';
import { draftBottle, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import type { StockAlertTarget } from '../ports/stock-alerts.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const WATI: NewCustomer = {
  username: 'wati',
  nicename: 'wati',
  email: 'wati@example.test',
  firstName: '',
  lastName: '',
  displayName: 'wati',
  about: EMPTY_ABOUT,
  language: 'id',
  billing: JAKARTA,
  shipping: JAKARTA,
  meta: {},
  registeredAt: NOON,
  modifiedAt: NOON,
};

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

export const stockAlertsContract = (name: string, open: OpenStore) =>
  describe(`stock alerts in ${name}`, () => {
    let store: OpenedStore;
    let bottle: StockAlertTarget;
    let pack: StockAlertTarget;
    beforeAll(async () => {
      store = await open();
      const ids = await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.saveAttribute(SIZES);
        const oil = draftOil('awaited-oil', { variations: [draftPack('AWAITED-1L', '1l')] });
        const saved = [
          await catalog.saveProduct(draftBottle('awaited'), 'replace'),
          await catalog.saveProduct(oil, 'replace'),
        ];
        return saved.map(({ id }) => id);
      });
      const [productId = 0, oilId = 0] = ids;
      const family = await store.ports.sellables.product(oilId, 'en');
      bottle = { productId, variationId: null };
      pack = { productId: oilId, variationId: family?.variations[0]?.sellable.variationId ?? null };
    });
    afterAll(() => store.close());

    const alert = (change: Partial<NewStockAlert> = {}): NewStockAlert => ({
      ...bottle,
      customerId: null,
      email: 'sari@example.test',
      language: 'id',
      requestedAt: NOON,
      ...change,
    });
    const add = (...alerts: readonly NewStockAlert[]) =>
      store.ports.unitOfWork(async ({ stockAlerts }) => {
        for (const one of alerts) await stockAlerts.add(one);
      });
    const take = (target: StockAlertTarget, limit = 10) =>
      store.ports.unitOfWork(({ stockAlerts }) => stockAlerts.take(target, { at: later(60), limit }));
    const remove = (email: string) =>
      store.ports.unitOfWork(({ stockAlerts }) => stockAlerts.removeOf({ customerId: null, email }));

    test('counts who waits for what; an address counts once for each', async () => {
      await add(alert(), alert({ email: 'SARI@example.test', language: 'en' }));
      await add(alert({ email: 'budi@example.test', requestedAt: later(-5) }), alert(pack));
      expect(await store.ports.stockAlerts.awaited()).toEqual([
        { ...bottle, product: 'awaited', sku: draftBottle('awaited').sku, waiting: 2, since: later(-5) },
        { ...pack, product: 'awaited-oil', sku: 'AWAITED-1L', waiting: 1, since: NOON },
      ]);
    });

    test('hands each alert out once, and only those of the product or variation', async () => {
      const [first] = await take(bottle, 1);
      expect(first).toMatchObject({ ...bottle, email: 'sari@example.test', language: 'en' });
      expect((await take(bottle)).map(({ email }) => email)).toEqual(['budi@example.test']);
      expect(await take(bottle)).toEqual([]);
      expect((await store.ports.stockAlerts.awaited()).map(({ product }) => product)).toEqual(['awaited-oil']);
    });

    test('hands out nothing twice to transactions at once', async () => {
      await add(...['a', 'b', 'c', 'd'].map((one) => alert({ email: `${one}@example.test` })));
      const taken = (await Promise.all([take(bottle, 3), take(bottle, 3)])).flat();
      const rest = await take(bottle);
      const emails = [...taken, ...rest].map(({ email }) => email.charAt(0));
      expect(emails.sort()).toEqual(['a', 'b', 'c', 'd']);
    });

    test('knows the address of a notified one, and forgets all of an address together', async () => {
      await add(alert({ email: 'Dewi@example.test' }), alert({ ...pack, email: 'dewi@example.test' }));
      const [{ id = 0 } = {}] = await take(bottle);
      const emailOf = () => store.ports.unitOfWork(({ stockAlerts }) => stockAlerts.emailOf(id));
      expect(await emailOf()).toBe('Dewi@example.test');
      expect(await remove('dewi@example.test')).toBe(2);
      expect(await emailOf()).toBeNull();
      expect(await remove('dewi@example.test')).toBe(0);
    });

    test('lists what a customer waits for, and ends one or all of it', async () => {
      const { id: customerId } = await store.ports.unitOfWork(({ customers }) => customers.add(WATI, 'hash'));
      await add(alert({ email: 'wati@example.test', customerId }), alert({ email: 'other@example.test' }));
      await add(
        alert({ email: 'wati@example.test', customerId }),
        alert({ ...pack, email: 'w@example.test', customerId }),
      );
      const own = () => store.ports.stockAlerts.ofCustomer(customerId);
      expect(await own()).toMatchObject([
        { ...bottle, customerId, email: 'wati@example.test' },
        { ...pack, customerId, email: 'w@example.test' },
      ]);
      const [{ id = 0 } = {}] = await own();
      const stop = (owner: number, one: number) =>
        store.ports.unitOfWork(({ stockAlerts }) => stockAlerts.removeOwn(owner, one));
      await stop(customerId + 1, id);
      expect(await own()).toHaveLength(2);
      await stop(customerId, id);
      expect(await own()).toMatchObject([pack]);
      expect((await take(pack)).map((one) => one.customerId)).toContain(customerId);
      expect(await own()).toEqual([]);
      const removed = await store.ports.unitOfWork(({ stockAlerts }) =>
        stockAlerts.removeOf({ customerId, email: null }),
      );
      expect([removed, await remove('other@example.test')]).toEqual([1, 1]);
    });

    test('gives nobody an alert that somebody else has asked for, too', async () => {
      const { id: customerId } = await store.ports.unitOfWork(({ customers }) =>
        customers.add({ ...WATI, username: 'tuti', nicename: 'tuti', email: 'tuti@example.test' }, 'hash'),
      );
      const [guest, own] = [alert({ email: 'guest@example.test' }), alert({ email: 'own@example.test', customerId })];
      await add(guest, { ...guest, customerId }, own, { ...own, customerId: null });
      expect(await store.ports.stockAlerts.ofCustomer(customerId)).toEqual([]);
      expect(await remove('guest@example.test')).toBe(1);
      expect(await remove('own@example.test')).toBe(1);
    });

    test('forgets what is old', async () => {
      const sweep = (ends: { readonly requested: Date; readonly notified: Date }) =>
        store.ports.unitOfWork(({ stockAlerts }) => stockAlerts.removeBefore(ends));
      await add(alert({ email: 'old@example.test', requestedAt: later(-10) }), alert({ email: 'new@example.test' }));
      await sweep({ requested: later(-1), notified: later(0) });
      expect((await take(bottle)).map(({ email }) => email)).toEqual(['new@example.test']);
      await sweep({ requested: later(-1), notified: later(61) });
      expect(await remove('new@example.test')).toBe(0);
    });
  });
