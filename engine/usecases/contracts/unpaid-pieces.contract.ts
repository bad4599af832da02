import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder, anOrder } from '#engine/domain/testing/order.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import type { UnpaidBuyer } from '../ports/orders.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const unpaidPiecesContract = (name: string, open: OpenStore) =>
  describe(`unpaid pieces in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    let account = 7000;
    beforeAll(async () => {
      store = await open();
      productId = await store.ports.unitOfWork(
        async ({ catalog }) => (await catalog.saveProduct(draftBottle('unpaid'), 'replace')).id,
      );
    });
    beforeEach(() => {
      account += 1;
    });
    afterAll(() => store.close());

    const add = async (rest: Partial<NewOrder>, network: string | null = null): Promise<Order> => {
      const key = `wc_order_${crypto.randomUUID()}`;
      const order = aNewOrder(
        { productId, stockOwner: productId },
        { paidAt: null, customerId: account, ...rest, key },
      );
      return (await store.ports.unitOfWork(({ orders }) => orders.add(order, null, network))).order;
    };
    const save = (order: Order) => store.ports.unitOfWork(({ orders }) => orders.save(order));
    const held = (buyer: UnpaidBuyer, network: string | null = null) =>
      store.ports.unitOfWork(async ({ orders }) => {
        const { ofBuyer, ofNetwork } = await orders.lockUnpaidPieces({ buyer, network });
        return [ofBuyer.get(productId) ?? 0, ofNetwork.get(productId) ?? 0];
      });
    const hasPaid = () => store.ports.unitOfWork(({ orders }) => orders.hasPaid(account));

    test('are those of the open orders of an account that nobody has paid for', async () => {
      const order = await add({ status: 'on-hold' });
      await add({ status: 'pending' });
      await add({ status: 'processing' });
      for (const status of ['completed', 'cancelled', 'refunded', 'failed'] as const) await add({ status });
      await add({ status: 'processing', paidAt: NOON });
      await add({ status: 'on-hold', customerId: null });
      expect(await held({ account })).toEqual([6, 0]);
      await save({ ...order, status: 'cancelled' });
      expect(await held({ account })).toEqual([4, 0]);
    });

    test('are a guest’s by session or email address, but not those of an account with the same', async () => {
      const email = `Guest${account}@example.test`;
      const billing = { ...JAKARTA, email };
      await add({ customerId: null, sessionId: `t_${account}` });
      await add({ customerId: null, sessionId: 't_elsewhere', billing });
      await add({ billing, sessionId: `t_${account}` });
      expect(await held({ sessionId: `t_${account}`, email: email.toLowerCase() })).toEqual([4, 0]);
      expect(await held({ sessionId: `t_${account}`, email: 'other@example.test' })).toEqual([2, 0]);
    });

    test('are a network’s, of whomever, until the order is paid or over', async () => {
      const network = `network ${account}`;
      const paid = await add({ status: 'on-hold' }, network);
      await add({ status: 'on-hold', customerId: account + 1000 }, network);
      await add({ status: 'on-hold' }, 'another network');
      expect(await held({ account }, network)).toEqual([4, 4]);
      expect(await held({ account: account + 2000 }, null)).toEqual([0, 0]);
      await save({ ...paid, status: 'failed' });
      expect(await held({ account }, network)).toEqual([2, 2]);
      await save({ ...paid, status: 'pending' });
      expect(await held({ account }, network)).toEqual([4, 4]);
      await save({ ...paid, status: 'processing', paidAt: NOON });
      await save(paid);
      expect(await held({ account }, network)).toEqual([4, 2]);
    });

    test.each<[string, Partial<NewOrder>, boolean]>([
      ['a paid order', { status: 'processing', paidAt: NOON }, true],
      ['an order that is paid and sent', { status: 'completed', paidAt: NOON }, true],
      ['an order that was sent unpaid', { status: 'completed' }, false],
      ['an unpaid order', { status: 'processing' }, false],
      ['an order whose money was returned', { status: 'refunded', paidAt: NOON }, false],
      ['a free order', { status: 'processing', paidAt: NOON, totals: { ...anOrder().totals, total: 0 } }, false],
    ])('%s shows that the account pays, or does not', async (_case, order, shown) => {
      await add(order);
      await add({ status: 'processing', paidAt: NOON, customerId: null });
      expect(await hasPaid()).toBe(shown);
    });
  });
