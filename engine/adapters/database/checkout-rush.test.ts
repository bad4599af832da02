import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS } from '#engine/domain/testing/shop.ts';
import type { Caller, Needs } from '#engine/usecases/ports/ports.ts';
import { cardMethod } from '#engine/usecases/testing/card-orders.ts';
import { fakePaymentProvider } from '#engine/usecases/testing/fake-payment-provider.ts';
import { plainPasswords } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import type { Database } from './open-database.ts';
import { createStores } from './stores.ts';
import { DATABASES } from './testing/databases.ts';

/** Seen before the pieces are taken, or when they are. */
const TOO_LATE: ReadonlySet<string> = new Set(['SOLD_OUT_AT_CHECKOUT', 'RESERVATION_LOST']);

const shopOn = (database: Database, rest: Partial<Pick<Needs, 'gateways' | 'settings'>> = {}) =>
  createUsecases({
    ...createStores(database),
    passwords: plainPasswords,
    redrawPicture: async () => null,
    gateways: createGateways({ settings: SETTINGS, stripe: null }),
    settings: SETTINGS,
    now: () => NOON,
    random: (length) => randomBytes(length).toString('hex').slice(0, length),
    digest: (text) => createHash('md5').update(text).digest('hex'),
    sign: (text) => text,
    isSigned: (text, signature) => text === signature,
    ...rest,
  });

const shopper = (number: number): Caller => ({
  customerId: `t_${number.toString(16).padStart(30, '0')}`,
  language: 'id',
});

/** Fifty people have fifty email addresses. */
const orderOf = ({ customerId }: Caller) => checkout({ billing: { ...JAKARTA, email: `${customerId}@example.test` } });

describe.each(DATABASES)('a rush on %s', (_name, open) => {
  test('sells exactly ten of the last ten pieces to fifty checkouts at once', async () => {
    const database = await open();
    const shop = shopOn(database);
    await shop.importProducts({ products: [draftBottle('last-ten', { stock: pieces(10) })], stock: 'replace' });
    const product = await shop.catalog.product({ slug: 'last-ten' }, 'id');
    const shoppers = Array.from({ length: 50 }, (_, number) => shopper(number));
    await Promise.all(shoppers.map((caller) => shop.addToCart(caller, addRequest(product?.id, 1))));

    const answers = await Promise.all(shoppers.map((caller) => shop.placeOrder(caller, orderOf(caller))));

    const { rows } = await sql`select
      (select count(*) from orders) as orders,
      (select sum(stock_taken) from order_lines) as taken,
      (select on_hand from stock) as left,
      (select pieces from sales) as sold,
      (select count(*) from mail_outbox where mail ->> 'kind' = 'order-received') as mails`.execute(database.db);
    await database.close();
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(refusals.filter((code) => !TOO_LATE.has(code))).toEqual([]);
    expect(rows).toEqual([{ orders: 10, taken: 10, left: 0, sold: 10, mails: 10 }]);
  });

  test('lets one network have no more unpaid than its limit, however many order at once', async () => {
    const database = await open();
    const shop = shopOn(database);
    await shop.importProducts({ products: [draftBottle('held', { stock: pieces(1000) })], stock: 'replace' });
    const product = await shop.catalog.product({ slug: 'held' }, 'id');
    const { piecesOfProduct, buyersOfNetwork } = SETTINGS.unpaidGuestOrders;
    const shoppers = Array.from({ length: 12 }, (_, number) => ({ ...shopper(number), clientAddress: '203.0.113.7' }));
    const quantity = piecesOfProduct ?? 0;
    await Promise.all(shoppers.map((caller) => shop.addToCart(caller, addRequest(product?.id, quantity))));

    const answers = await Promise.all(shoppers.map((caller) => shop.placeOrder(caller, orderOf(caller))));

    await database.close();
    expect(answers.filter(({ ok }) => ok)).toHaveLength(buyersOfNetwork ?? 0);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(new Set(refusals)).toEqual(new Set(['UNPAID_ORDERS_OPEN']));
  });

  test('holds no more large card orders of one network than its limit, however many order at once', async () => {
    const database = await open();
    const gateways = [cardMethod(fakePaymentProvider())];
    const noLimits = { ...SETTINGS.unpaidGuestOrders, buyersOfNetwork: null };
    const settings = { ...SETTINGS, unpaidGuestOrders: noLimits };
    const shop = shopOn(database, { gateways, settings });
    await shop.importProducts({ products: [draftBottle('large', { stock: pieces(1000) })], stock: 'replace' });
    const product = await shop.catalog.product({ slug: 'large' }, 'id');
    const { attempts } = ATTEMPT_LIMITS['large-order'].network;
    const shoppers = Array.from({ length: attempts + 4 }, (_, number) => ({
      ...shopper(number),
      clientAddress: '203.0.113.7',
    }));
    const quantity = (noLimits.piecesOfProduct ?? 0) + 1;
    await Promise.all(shoppers.map((caller) => shop.addToCart(caller, addRequest(product?.id, quantity))));

    const answers = await Promise.all(
      shoppers.map((caller) => shop.placeOrder(caller, { ...orderOf(caller), paymentMethod: 'stripe' })),
    );

    const { rows } = await sql`select on_hand as left from stock`.execute(database.db);
    await database.close();
    expect(answers.filter(({ ok }) => ok)).toHaveLength(attempts);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(new Set(refusals)).toEqual(new Set(['LARGE_ORDERS_LIMIT']));
    expect(rows).toEqual([{ left: 1000 - attempts * quantity }]);
  });

  test('places one order for a form that is sent ten times at once', async () => {
    const database = await open();
    const shop = shopOn(database);
    await shop.importProducts({ products: [draftBottle('once')], stock: 'replace' });
    const product = await shop.catalog.product({ slug: 'once' }, 'id');
    await shop.addToCart(shopper(1), addRequest(product?.id, 2));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.placeOrder(shopper(1), checkout({ idempotencyKey: 'one-form' }))),
    );
    const { rows } =
      await sql`select (select count(*) from orders) as orders, (select on_hand from stock) as left`.execute(
        database.db,
      );
    await database.close();
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.order.id : answer.refusal)))).toHaveLength(1);
    expect(rows).toEqual([{ orders: 1, left: 8 }]);
  });
});
