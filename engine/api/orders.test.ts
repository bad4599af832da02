import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { customerOf } from './testing/account.ts';
import { ADD, ask, firstCode, firstMessage, type Reply, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey } } }';
const ORDERS = `query ($first: Int, $after: String, $last: Int, $before: String, $where: CustomerToOrderConnectionWhereArgs) {
  customer {
    orders(first: $first, after: $after, last: $last, before: $before, where: $where) {
      nodes { orderNumber customer { databaseId } lineItems { nodes { name } } }
      edges { cursor node { databaseId } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;
const ROOT = 'query ($where: RootQueryToOrderConnectionWhereArgs) { orders(where: $where) { nodes { orderNumber } } }';
const ORDER_STATS = '{ customer { isPayingCustomer orderCount totalSpent lastOrder { orderNumber status } } }';
const FIND = `mutation ($orderNumber: String!, $email: String!) {
  findOrder(input: { orderNumber: $orderNumber, email: $email }) { order { orderNumber total billing { address1 } } }
}`;
const READ = 'query ($id: ID) { order(id: $id, idType: DATABASE_ID) { orderNumber } }';

type Browser = { ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Reply> };

describe.each(DATABASES)('own orders on %s', (_name, open) => {
  const shop = sharedShop(open);

  async function order(browser: Browser, slug = 'cleaner', rest: Readonly<Record<string, unknown>> = {}) {
    await browser.ask(ADD, { input: { productId: shop.ids[slug] } });
    const { data, errors } = await browser.ask(CHECKOUT, {
      input: { billing: JAKARTA, paymentMethod: 'bacs', ...rest },
    });
    expect(errors).toEqual([]);
    return String(data.checkout.order.databaseId);
  }
  const numbersOf = (reply: Reply): readonly string[] =>
    reply.data.customer.orders.nodes.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

  test('a line sold beyond its stock says how much, under the key of WooCommerce', async () => {
    const browser = visitor(shop);
    await browser.ask(ADD, { input: { productId: shop.ids.polish, quantity: 2 } });
    const id = await order(browser, 'handbook');
    const read =
      'query ($id: ID) { order(id: $id, idType: DATABASE_ID) { lineItems { nodes { metaData { key value } } } } }';
    const { nodes } = (await browser.ask(read, { id })).data.order.lineItems;
    expect(nodes).toEqual([{ metaData: [{ key: 'Backordered', value: '2' }] }, { metaData: [] }]);
  });

  test('lists a customer’s own orders newest first, in pages both ways', async () => {
    const budi = await customerOf(shop, 'budi');
    const numbers = [];
    for (const slug of ['cleaner', 'handbook', 'polish']) numbers.unshift(await order(budi, slug));
    await order(await customerOf(shop, 'other'));
    const all = await budi.ask(ORDERS);
    expect(numbersOf(all)).toEqual(numbers);
    expect(all.data.customer.orders.nodes[0]).toMatchObject({
      customer: { databaseId: budi.id },
      lineItems: { nodes: [{ name: expect.any(String) }] },
    });
    const first = await budi.ask(ORDERS, { first: 2 });
    expect(first.data.customer.orders.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { endCursor } = first.data.customer.orders.pageInfo;
    expect(numbersOf(await budi.ask(ORDERS, { first: 2, after: endCursor }))).toEqual(numbers.slice(2));
    expect(numbersOf(await budi.ask(ORDERS, { last: 1, before: endCursor }))).toEqual(numbers.slice(0, 1));
    expect((await budi.ask(ROOT)).data.orders.nodes.map((one: { orderNumber: string }) => one.orderNumber)).toEqual(
      numbers,
    );
  });

  test('reads many orders in as many statements as one', async () => {
    const many = await customerOf(shop, 'many');
    const cost = async () => {
      // Whoever reads first after an order may read what it has changed of the catalog, too.
      await shop.caughtUp();
      await many.ask(ORDERS);
      // A statement is counted a moment after its result.
      await setImmediate();
      const before = shop.statements();
      await many.ask(ORDERS);
      await setImmediate();
      return shop.statements() - before;
    };
    await order(many, 'handbook');
    const ofOne = await cost();
    for (const slug of ['handbook', 'polish', 'handbook']) await order(many, slug);
    expect(await cost()).toBe(ofOne);
  });

  test('filters by status, product, number and day, and sorts; never lists orders of others', async () => {
    const sari = await customerOf(shop, 'sari');
    const [early, late] = [await order(sari, 'cleaner', { paymentMethod: 'cod' }), await order(sari, 'handbook')];
    const found = async (where: Readonly<Record<string, unknown>>) => numbersOf(await sari.ask(ORDERS, { where }));
    expect(await found({ statuses: ['PROCESSING'] })).toEqual([early]);
    expect(await found({ statuses: ['CHECKOUT_DRAFT'] })).toEqual([]);
    expect(await found({ productId: shop.ids.handbook })).toEqual([late]);
    expect(await found({ search: early })).toEqual([early]);
    expect(await found({ include: [Number(late)] })).toEqual([late]);
    expect(await found({ exclude: [Number(late)] })).toEqual([early]);
    expect(await found({ orderby: [{ field: 'DATE', order: 'ASC' }] })).toEqual([early, late]);
    expect(await found({ orderby: { field: 'TOTAL', order: 'DESC' } })).toEqual([early, late]);
    expect(await found({ customerId: 1, customersIn: [1], billingEmail: 'else@example.test' })).toEqual([late, early]);
    const today = { year: 2026, month: 11, day: 21 };
    expect(await found({ dateQuery: { after: today } })).toEqual([]);
    expect(await found({ dateQuery: { after: today, before: { year: 2026 }, inclusive: true } })).toEqual([
      late,
      early,
    ]);
    expect(await found({ dateQuery: { before: { year: 2026, month: 11 } } })).toEqual([]);
  });

  test('lists the orders of this session for a guest, not those of an entered email address', async () => {
    const guest = visitor(shop);
    expect(numbersOf(await guest.ask(ORDERS))).toEqual([]);
    const number = await order(guest);
    expect(numbersOf(await guest.ask(ORDERS))).toEqual([number]);
    const thief = visitor(shop);
    await thief.ask(
      'mutation ($billing: CustomerAddressInput) { updateCustomer(input: { billing: $billing }) { customer { id } } }',
      {
        billing: JAKARTA,
      },
    );
    expect(numbersOf(await thief.ask(ORDERS, { where: { include: [Number(number)], search: number } }))).toEqual([]);
    expect((await ask(shop, ROOT)).data.orders.nodes).toEqual([]);
  });

  test('returns whether a customer has paid, how many orders and how much was spent', async () => {
    const tono = await customerOf(shop, 'tono');
    expect((await tono.ask(ORDER_STATS)).data.customer).toEqual({
      isPayingCustomer: false,
      orderCount: 0,
      totalSpent: 0,
      lastOrder: null,
    });
    const waiting = await order(tono);
    expect((await tono.ask(ORDER_STATS)).data.customer).toMatchObject({
      isPayingCustomer: false,
      orderCount: 1,
      totalSpent: 0,
    });
    const last = await order(tono, 'cleaner', { paymentMethod: 'cod' });
    await shop.engine.usecases.markPaid(Number(waiting));
    const { data } = await tono.ask(ORDER_STATS);
    expect(data.customer).toEqual({
      isPayingCustomer: true,
      orderCount: 2,
      totalSpent: 12.9,
      lastOrder: { orderNumber: last, status: 'PROCESSING' },
    });
  });

  describe('a guest who has lost the session', () => {
    test('finds an order by its number and billing email address', async () => {
      const number = await order(visitor(shop));
      const later = visitor(shop);
      expect(firstCode(await later.ask(READ, { id: number }))).toBe('ORDER_FORBIDDEN');
      const { data, errors } = await later.ask(FIND, { orderNumber: `#${number}`, email: ' BUDI@example.test ' });
      expect(errors).toEqual([]);
      expect(data.findOrder.order).toMatchObject({ orderNumber: number, billing: { address1: JAKARTA.address1 } });
      expect((await later.ask(READ, { id: number })).data.order.orderNumber).toBe(number);
    });

    test('gets the same refusal for a wrong address, an invalid number and a customer’s order', async () => {
      const number = await order(visitor(shop));
      const owned = await order(await customerOf(shop, 'owner'));
      const stranger = visitor(shop);
      for (const [orderNumber, email] of [
        [number, 'else@example.test'],
        [number, ''],
        ['999999', 'a@example.test'],
        ['abc', 'b@example.test'],
        [owned, 'c@example.test'],
        [owned, JAKARTA.email],
      ]) {
        const reply = await stranger.ask(FIND, { orderNumber, email });
        expect([reply.data.findOrder, firstMessage(reply)]).toEqual([null, 'Not authorized to access this order']);
      }
    });

    test('is limited in guessing addresses of one order and orders of one address', async () => {
      const number = await order(visitor(shop));
      const guess = (orderNumber: string, email: string) => ask(shop, FIND, { variables: { orderNumber, email } });
      for (let turn = 0; turn < 10; turn += 1) await guess(number, `guess-${turn}@example.test`);
      expect(firstCode(await guess(number, JAKARTA.email))).toBe('TOO_MANY_TRIES');
      for (let turn = 0; turn < 10; turn += 1) await guess(String(900_000 + turn), 'target@example.test');
      expect(firstCode(await guess('900100', 'target@example.test'))).toBe('TOO_MANY_TRIES');
      shop.moveTo(new Date(NOON.getTime() + 3_600_000));
      expect(firstCode(await guess(number, JAKARTA.email))).toBeUndefined();
      shop.moveTo(NOON);
    });
  });
});
