import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { BUDI, NOON } from '#engine/domain/testing/shop.ts';
import type { CheckoutKey } from '../ports/orders.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const ordersContract = (name: string, open: OpenStore) =>
  describe(`orders in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    beforeAll(async () => {
      store = await open();
      productId = await store.ports.unitOfWork(
        async ({ catalog }) => (await catalog.saveProduct(draftBottle('ordered'), 'replace')).id,
      );
    });
    afterAll(() => store.close());

    const newOrder = (key: string, rest: Partial<NewOrder> = {}): NewOrder =>
      aNewOrder({ productId, stockOwner: productId, stockTaken: 2 }, { ...rest, key });
    const add = (order: NewOrder, key: CheckoutKey | null = null) =>
      store.ports.unitOfWork(({ orders }) => orders.add(order, key));
    const keyOf = (idempotencyKey: string): CheckoutKey => ({ customerId: BUDI, idempotencyKey: idempotencyKey });

    test('finds a stored order by id and by key', async () => {
      const decided = newOrder('wc_order_whole', {
        note: 'Titip ke satpam; “terima kasih”',
        meta: { order_via: 'web', _ip: '::1' },
        transactionId: 'pi_1',
        paidAt: NOON,
        completedAt: NOON,
        heldUntil: NOON,
        coupons: [{ couponId: 3, code: 'race10', discount: { net: 90, tax: 10 } }],
        giftCards: [{ cardId: 7, ending: '7F3A', amount: 500 }],
      });
      const { order, isNew } = await add(decided);
      expect(isNew).toBe(true);
      const { id, modifiedAt, lines, ...facts } = order;
      expect({ ...facts, lines: lines.map(({ id: _lineId, ...line }) => line) }).toEqual({
        ...decided,
        shipment: null,
        readyAt: null,
        invoice: null,
      });
      expect(modifiedAt).toBeInstanceOf(Date);
      expect(await store.ports.orders.find(id)).toEqual(order);
      expect(await store.ports.orders.findByKey('wc_order_whole')).toEqual(order);
      expect(await store.ports.unitOfWork(({ orders }) => orders.find(id))).toEqual(order);
    });

    test('reads the orders of a time part by part, in the order of their numbers', async () => {
      const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
      const ids: number[] = [];
      for (const minute of [1, 3, 2, 4]) {
        ids.push((await add(newOrder(`wc_order_part${minute}`, { createdAt: at(minute) }))).order.id);
      }
      const next = async (after: number, limit: number) =>
        (await store.ports.orders.next({ placedFrom: at(1), placedBefore: at(4), after, limit })).map(({ id }) => id);
      expect(await next(0, 2)).toEqual(ids.slice(0, 2));
      expect(await next(ids[1] ?? 0, 2)).toEqual(ids.slice(2, 3));
    });

    test('gives rising ids', async () => {
      const first = await add(newOrder('wc_order_first'));
      const second = await add(newOrder('wc_order_second'));
      expect(second.order.id).toBeGreaterThan(first.order.id);
    });

    test('does not find what was never stored', async () => {
      expect(await store.ports.orders.find(987_654_321)).toBeNull();
      expect(await store.ports.orders.findByKey('wc_order_none')).toBeNull();
      expect(await store.ports.unitOfWork(({ orders }) => orders.placedWith(keyOf('never')))).toBeNull();
    });

    test('returns the existing order for the same idempotency key', async () => {
      const { order } = await add(newOrder('wc_order_try'), keyOf('try'));
      const again = await add(newOrder('wc_order_again'), keyOf('try'));
      expect(again).toEqual({ order, isNew: false, totalSales: new Map() });
      expect(await store.ports.orders.findByKey('wc_order_again')).toBeNull();
      expect(await store.ports.unitOfWork(({ orders }) => orders.placedWith(keyOf('try')))).toEqual(order);
    });

    test('counts sales of all lines, once per idempotency key', async () => {
      const sold = async (key: string) => {
        const order = newOrder(key);
        const answer = await add({ ...order, lines: [...order.lines, ...order.lines] }, keyOf('sold'));
        return answer.totalSales.get(productId);
      };
      const { totalSales } = await add(newOrder('wc_order_sold'));
      const before = totalSales.get(productId) ?? 0;
      expect(before).toBeGreaterThanOrEqual(2);
      expect([await sold('wc_order_sold_a'), await sold('wc_order_sold_b')]).toEqual([before + 4, undefined]);
      expect((await add(newOrder('wc_order_sold_c'))).totalSales).toEqual(new Map([[productId, before + 6]]));
    });

    test('another session can use the same key, and no key means no check', async () => {
      const mine = await add(newOrder('wc_order_mine'), keyOf('same'));
      const theirs = await add(newOrder('wc_order_theirs'), { customerId: '42', idempotencyKey: 'same' });
      expect(theirs.isNew).toBe(true);
      expect(theirs.order.id).not.toBe(mine.order.id);
      expect((await add(newOrder('wc_order_a'))).isNew).toBe(true);
      expect((await add(newOrder('wc_order_b'))).isNew).toBe(true);
    });

    test('rolls back the order and its key when work throws', async () => {
      const torn = store.ports.unitOfWork(async ({ orders }) => {
        await orders.add(newOrder('wc_order_torn'), keyOf('torn'));
        throw new Error('the unit of work failed');
      });
      await expect(torn).rejects.toThrow('the unit of work failed');
      expect(await store.ports.orders.findByKey('wc_order_torn')).toBeNull();
      expect((await add(newOrder('wc_order_retried'), keyOf('torn'))).isNew).toBe(true);
    });
  });
