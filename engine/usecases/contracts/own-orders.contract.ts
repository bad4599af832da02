import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import type { PageRequest } from '#engine/domain/paging/page.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder, anOrder } from '#engine/domain/testing/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
const BUYER = 777;
const VARIATION = 778;
const { totals } = anOrder();

const ORDERS = [
  ['paid', { status: 'completed', paidAt: at(3), createdAt: at(0) }],
  ['waiting', { status: 'on-hold', paidAt: null, createdAt: at(1) }],
  ['large', { status: 'processing', paidAt: null, createdAt: at(2), totals: { ...totals, total: 99_900 } }],
] as const;

export const ownOrdersContract = (name: string, open: OpenStore) =>
  describe(`orders of one customer in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    const placed: number[] = [];
    const placeOf = ({ id }: { readonly id: number }) => placed.indexOf(id);
    const newOrder = (key: string, rest: Partial<NewOrder>): NewOrder => {
      const variationId = key === 'paid' ? VARIATION : null;
      return aNewOrder({ productId, variationId, stockOwner: productId }, { ...rest, key: `wc_order_of_${key}` });
    };
    const add = async (order: NewOrder) =>
      (await store.ports.unitOfWork(({ orders }) => orders.add(order, null))).order.id;
    beforeAll(async () => {
      store = await open();
      productId = await store.ports.unitOfWork(
        async ({ catalog }) => (await catalog.saveProduct(draftBottle('bought'), 'replace')).id,
      );
      for (const [key, rest] of ORDERS) placed.push(await add(newOrder(key, { ...rest, customerId: BUYER })));
      await add(newOrder('sent unpaid', { status: 'completed', paidAt: null, customerId: BUYER + 1 }));
    });
    afterAll(() => store.close());
    const list = async (filter: OrderFilter) =>
      (await store.ports.orders.list({ customerId: BUYER, ...filter }, { first: 9 })).rows.map(placeOf);

    test.each<[string, OrderFilter, readonly number[]]>([
      ['the newest first', {}, [2, 1, 0]],
      ['the oldest first', { order: { by: 'placed', direction: 'ascending' } }, [0, 1, 2]],
      ['the dearest first', { order: { by: 'total', direction: 'descending' } }, [2, 1, 0]],
      ['by payment, the unpaid last', { order: { by: 'paid', direction: 'ascending' } }, [0, 1, 2]],
      ['by payment, the last first, the unpaid last', { order: { by: 'paid', direction: 'descending' } }, [0, 2, 1]],
      ['nothing of an empty choice', { ids: [] }, []],
      ['nothing of a product nobody bought', { productId: -1 }, []],
    ])('are listed: %s', async (_case, filter, expected) => {
      expect(await list(filter)).toEqual(expected);
    });

    test('gives a customer what the same session has ordered as a guest, with the same email address', async () => {
      const guest = { ...ORDERS[0][1], customerId: null, sessionId: 't_adopted' };
      const own = await add(newOrder('adopted', guest));
      const billing = { ...anOrder().billing, email: 'another@example.test' };
      await add(newOrder('another_address', { ...guest, billing }));
      await add(newOrder('another_session', { ...guest, sessionId: 't_other' }));
      const email = anOrder().billing.email.toUpperCase();
      await store.ports.unitOfWork(({ orders }) => orders.adopt({ sessionId: 't_adopted', email }, 999));
      const adopted = await store.ports.orders.list({ customerId: 999 }, { first: 9 });
      expect(adopted.rows.map(({ id }) => id)).toEqual([own]);
    });

    test('filters by ids, excluded ids and what was bought', async () => {
      expect(await list({ ids: placed.slice(0, 2) })).toEqual([1, 0]);
      expect(await list({ exceptIds: placed.slice(0, 2) })).toEqual([2]);
      expect(await list({ productId })).toEqual([2, 1, 0]);
      expect(await list({ productId: VARIATION })).toEqual([0]);
    });

    test('pages by id, forwards and backwards', async () => {
      const page = async (request: PageRequest) => {
        const { rows, ...rest } = await store.ports.orders.list({ customerId: BUYER }, request);
        return { positions: rows.map(placeOf), ...rest };
      };
      const [oldest = 0, , newest = 0] = placed;
      expect(await page({ first: 1 })).toEqual({ positions: [2], hasNext: true, hasPrevious: false, total: 3 });
      expect(await page({ first: 3 })).toMatchObject({ positions: [2, 1, 0], hasNext: false });
      expect(await page({ first: 2, after: newest })).toMatchObject({ positions: [1, 0], hasNext: false });
      expect(await page({ last: 1, before: oldest })).toMatchObject({ positions: [1], hasPrevious: true });
    });

    test('sums up what was paid without refunds, not what was packed or sent unpaid, and counts the orders', async () => {
      const request = { amount: 100, reason: '', lines: [], shipping: [], restock: false, createdAt: NOON };
      const refund = await store.ports.unitOfWork(({ orders }) =>
        orders.addRefund({ ...request, orderId: placed[0] ?? 0 }),
      );
      const orderStats = { count: 3, spent: totals.total, hasPaid: true };
      expect(await store.ports.orders.stats(BUYER)).toEqual(orderStats);
      await store.ports.unitOfWork(({ orders }) => orders.saveRefund({ ...refund, state: 'done' }));
      expect(await store.ports.orders.stats(BUYER)).toEqual({ ...orderStats, spent: orderStats.spent - 100 });
      expect(await store.ports.orders.stats(BUYER + 1)).toEqual({ count: 1, spent: 0, hasPaid: false });
      expect(await store.ports.orders.stats(BUYER + 2)).toEqual({ count: 0, spent: 0, hasPaid: false });
    });
  });
