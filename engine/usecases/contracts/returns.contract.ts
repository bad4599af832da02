import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Return } from '#engine/domain/returns/return.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const PICTURES = [new Uint8Array([255, 216, 0, 1]), new Uint8Array([255, 216, 2])];

export const returnsContract = (name: string, open: OpenStore) =>
  describe(`returns in ${name}`, () => {
    let store: OpenedStore;
    const orders: number[] = [];
    beforeAll(async () => {
      store = await open();
      await store.ports.unitOfWork(async (shop) => {
        const { id: productId } = await shop.catalog.saveProduct(draftBottle('returned'), 'replace');
        for (const key of ['one', 'two']) {
          const bought = aNewOrder({ productId, stockOwner: productId }, { key: `wc_order_return_${key}` });
          orders.push((await shop.orders.add(bought, null)).order.id);
        }
      });
    });
    afterAll(() => store.close());

    const add = (orderId: number, key: string, pictures: readonly Uint8Array[] = []) =>
      store.ports.unitOfWork(({ returns }) =>
        returns.add(
          {
            orderId,
            reason: 'damaged',
            lines: [{ lineId: 1, quantity: 2 }],
            text: 'Tutupnya “retak”.',
            requestedAt: NOON,
          },
          { key, pictures },
        ),
      );

    test('keeps a return with its pictures, and finds it by the key of its request', async () => {
      const [orderId = 0, other = 0] = orders;
      const added = await add(orderId, 'form 1', PICTURES);
      expect(added).toMatchObject({ orderId, state: 'requested', message: '', answeredAt: null, pictures: 2 });
      expect(await store.ports.returns.find(added.id)).toEqual(added);
      expect((await store.ports.returns.pictures(added.id)).map((file) => [...file])).toEqual(
        PICTURES.map((file) => [...file]),
      );
      const requested = (id: number, key: string) =>
        store.ports.unitOfWork(({ returns }) => returns.requestedWith(id, key));
      expect(await requested(orderId, 'form 1')).toEqual(added);
      expect(await requested(other, 'form 1')).toBeNull();
      expect(await requested(orderId, 'form 2')).toBeNull();
      expect(await store.ports.returns.find(987_654)).toBeNull();
    });

    test('stores an answer, and lists returns by order and by state', async () => {
      const [orderId = 0, other = 0] = orders;
      const elsewhere = await add(orderId, '');
      const [first, second] = [await add(other, ''), await add(other, '')];
      await store.ports.unitOfWork(async ({ returns }) => {
        const found = await returns.forUpdate(first.id);
        if (found) await returns.save({ ...found, state: 'rejected', message: 'Segel dibuka.', answeredAt: NOON });
      });
      const answered = { ...first, state: 'rejected', message: 'Segel dibuka.', answeredAt: NOON };
      expect(await store.ports.returns.ofOrders([other])).toEqual([answered, second]);
      expect(await store.ports.returns.ofOrders([orderId, other])).toEqual(
        expect.arrayContaining([elsewhere, answered, second]),
      );
      const { rows, hasNext } = await store.ports.returns.list({ state: 'requested', page: { first: 1 } });
      expect([rows, hasNext]).toEqual([[second], true]);
      expect((await store.ports.returns.list({ page: { first: 2 } })).rows).toEqual([second, answered]);
    });

    test('deletes the pictures of returns that are over for long, and of no others', async () => {
      const [orderId = 0] = orders;
      const later = new Date(NOON.getTime() + 60_000);
      const end = async (state: Return['state'], answeredAt: Date) => {
        const { id } = await add(orderId, '', PICTURES);
        await store.ports.unitOfWork(async ({ returns }) => {
          const found = await returns.forUpdate(id);
          if (found) await returns.save({ ...found, state, answeredAt });
        });
        return id;
      };
      const ids = [
        await end('completed', NOON),
        await end('rejected', NOON),
        await end('completed', later),
        await end('approved', NOON),
      ];
      await store.ports.unitOfWork(({ returns }) => returns.removePicturesBefore(later));
      const found = await Promise.all(ids.map((id) => store.ports.returns.find(id)));
      expect(found.map((one) => one?.pictures)).toEqual([0, 0, 2, 2]);
      expect(found[0]).toMatchObject({ state: 'completed', text: 'Tutupnya “retak”.' });
      expect(await store.ports.returns.pictures(ids[0] ?? 0)).toEqual([]);
    });

    test('keeps a complaint of a parcel that has not arrived', async () => {
      const [orderId = 0] = orders;
      const lines = [{ lineId: 1, quantity: 1 }];
      const missing = { orderId, reason: 'not-arrived', lines, text: 'Belum sampai.', requestedAt: NOON } as const;
      const added = await store.ports.unitOfWork(({ returns }) =>
        returns.add(missing, { key: 'missing', pictures: [] }),
      );
      expect(await store.ports.returns.find(added.id)).toMatchObject(missing);
    });
  });
