import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type NewPermission, RESUME_WINDOW_MS } from '#engine/domain/downloads/download.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const WHOLE = { isPart: false, bytes: 1000, size: 1000, at: NOON };
const part = (bytes: number, at = NOON) => ({ isPart: true, bytes, size: 1000, at });
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

export const downloadsContract = (name: string, open: OpenStore) =>
  describe(`downloads in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    let turn = 0;
    let order: { readonly id: number; readonly lineId: number; readonly key: string };
    const reads = () => store.ports.downloads;

    beforeAll(async () => {
      store = await open();
      const files = ['manual', 'index'].map((id) => ({ id, name: { id: `Buku ${id}`, en: id }, file: `${id}.pdf` }));
      const book = draftBottle('manual', { downloads: { files, limit: 3, expiryDays: 30 } });
      productId = await store.ports.unitOfWork(async ({ catalog }) => (await catalog.saveProduct(book, 'replace')).id);
    });
    beforeEach(async () => {
      turn += 1;
      const key = `wc_order_files${turn}`;
      const bought = aNewOrder({ productId, variationId: null }, { customerId: 7, key });
      const added = await store.ports.unitOfWork(({ orders }) => orders.add(bought, null));
      order = { id: added.order.id, lineId: added.order.lines[0]?.id ?? 0, key };
    });
    afterAll(() => store.close());

    const permission = (rest: Partial<NewPermission> = {}): NewPermission => ({
      orderId: order.id,
      orderLineId: order.lineId,
      ownerId: productId,
      fileId: 'manual',
      remaining: 3,
      expiresAt: null,
      ...rest,
    });
    async function grant(rest: Partial<NewPermission> = {}): Promise<number> {
      await store.ports.unitOfWork(({ downloads }) => downloads.grant([permission(rest)]));
      const [download] = await reads().ofOrders([order.id], 'en');
      return download?.id ?? 0;
    }
    const continuesUntil = async (id: number) => (await reads().find(id))?.continuesUntil;
    const remaining = async (id: number) => (await reads().find(id))?.remaining;

    test('returns files in order with their limits', async () => {
      const sold = await store.ports.unitOfWork(({ downloads }) => downloads.soldFiles([productId, 2 ** 30]));
      expect(sold).toEqual([{ ownerId: productId, fileIds: ['manual', 'index'], limit: 3, expiryDays: 30 }]);
    });

    test('finds a permission by order, buyer and id, with its order', async () => {
      const id = await grant({ expiresAt: later(1000) });
      const download = {
        ...permission({ expiresAt: later(1000) }),
        id,
        productId,
        name: 'manual',
        file: 'manual.pdf',
        continuesUntil: null,
        order: {
          key: order.key,
          status: 'on-hold',
          createdAt: NOON,
          paidAt: NOON,
          customerId: 7,
          language: 'id',
          email: 'budi@example.test',
        },
      };
      expect(await reads().ofOrders([order.id, 2 ** 30], 'en')).toEqual([download]);
      expect(await reads().find(id)).toEqual({ ...download, name: 'Buku manual' });
      expect((await reads().ofCustomer(7, 'en')).filter(({ orderId }) => orderId === order.id)).toEqual([download]);
      expect(await reads().ofCustomer(8, 'en')).toEqual([]);
    });

    test('lists the files of an order as its product does, however they were granted', async () => {
      const permissions = [permission({ fileId: 'index' }), permission()];
      await store.ports.unitOfWork(({ downloads }) => downloads.grant(permissions));
      const listed = await reads().ofOrders([order.id], 'en');
      expect(listed.map(({ fileId }) => fileId)).toEqual(['manual', 'index']);
    });

    test('granting again keeps counts', async () => {
      const id = await grant();
      await reads().take(id, WHOLE);
      expect(await grant({ remaining: 9 })).toBe(id);
      expect(await remaining(id)).toBe(2);
    });

    test('parallel downloads do not exceed the limit', async () => {
      const id = await grant();
      const answers = await Promise.all(Array.from({ length: 12 }, () => reads().take(id, WHOLE)));
      expect(answers.filter(Boolean)).toHaveLength(3);
      expect(await remaining(id)).toBe(0);
    });

    test('never runs out without a limit', async () => {
      const id = await grant({ remaining: null });
      expect(await Promise.all([reads().take(id, WHOLE), reads().take(id, WHOLE)])).toEqual([true, true]);
      expect(await remaining(id)).toBeNull();
    });

    test('refuses from the instant of expiry on', async () => {
      const id = await grant({ expiresAt: later(1000) });
      expect(await reads().take(id, { ...WHOLE, at: later(999) })).toBe(true);
      expect(await reads().take(id, { ...WHOLE, at: later(1000) })).toBe(false);
    });

    test('range requests within the hour continue a counted download, up to the size of the file', async () => {
      const id = await grant({ remaining: 1 });
      const answers: boolean[] = [];
      for (const request of [part(400), part(600), part(400), part(1)]) answers.push(await reads().take(id, request));
      expect(answers).toEqual([true, true, true, false]);
      expect(await continuesUntil(id)).toEqual(later(RESUME_WINDOW_MS));
      expect(await remaining(id)).toBe(0);
    });

    test('counts a later range request, or a whole file, as another download', async () => {
      const id = await grant();
      await reads().take(id, part(10));
      await reads().take(id, part(10, later(RESUME_WINDOW_MS - 1)));
      expect(await remaining(id)).toBe(2);
      await reads().take(id, part(10, later(RESUME_WINDOW_MS)));
      await reads().take(id, WHOLE);
      expect(await remaining(id)).toBe(0);
    });
  });
