import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { EMPTY_ADDRESS } from '#engine/domain/addresses/address.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { ForgetCustomerRequest } from '#engine/usecases/customers/forget-customer.ts';
import { deliverMails } from '#engine/usecases/mail/deliver-mails.ts';
import { customerOf } from './testing/account.ts';
import { ADD, ask, visitor } from './testing/client.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey } } }`;
const APPLY = 'mutation ($code: String!) { applyCoupon(input: { code: $code }) { applied { code } } }';
const REVIEW = `mutation ($author: String!, $email: String!, $product: Int!) {
  writeReview(input: { author: $author, commentOn: $product, content: "Tarikan enteng.", rating: 5, authorEmail: $email }) { rating }
}`;
const READ = 'query ($key: ID!) { order(id: $key, idType: ORDER_KEY) { databaseId billing { lastName country } } }';

const WHEREABOUTS = { ...EMPTY_ADDRESS, country: 'ID', state: 'JK' };

type Visitor = ReturnType<typeof visitor>;

/** Whatever she writes or is called has one of these words in it. */
const TRACES = /kenanga|555010203|40257/i;
const addressOf = (name: string) => ({
  ...JAKARTA,
  firstName: name,
  lastName: `${name}wati`,
  company: `CV ${name}`,
  address1: `Jl. ${name} 1`,
  address2: name,
  city: `Kota ${name}`,
  email: `${name.toLowerCase()}@example.test`,
  ...(name === 'Kenanga' && { postcode: '40257', phone: '+62555010203' }),
});

describe.each(DATABASES)('erasing a customer on %s', (_name, open) => {
  let shop: TestShop;
  let database: Database;
  beforeAll(async () => {
    shop = await openShop(async (watch) => {
      database = await open(watch);
      return database;
    });
    const emails = ['kenanga@example.test', 'melati@example.test'];
    await shop.engine.usecases.coupons.save([
      draftCoupon('two', { emails }),
      draftCoupon('one', { emails: [emails[0] ?? ''] }),
    ]);
  });
  afterAll(() => shop.close());

  /** Every row of every table, as text. */
  async function everything(): Promise<readonly string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.db);
    const found = await Promise.all(
      tables.map(({ name }) =>
        sql<{ row: string }>`select all_of_it::text as row from ${sql.table(name)} as all_of_it`.execute(database.db),
      ),
    );
    return found.flatMap(({ rows }) => rows.map(({ row }) => row));
  }
  const traces = async (words = TRACES) => (await everything()).filter((row) => words.test(row));
  const permissions = async (orders: readonly number[]): Promise<number> => {
    const all = await database.db.selectFrom('downloadPermissions').select('orderId').execute();
    return all.filter(({ orderId }) => orders.includes(orderId)).length;
  };
  const forget = (request: Partial<ForgetCustomerRequest> & Pick<ForgetCustomerRequest, 'who'>) =>
    shop.engine.usecases.forgetCustomer({ anonymizeOrders: true, force: false, store: true, ...request });
  const read = async (id: number): Promise<Order> => {
    const file = await shop.engine.usecases.orders.show(id);
    if (!file) throw new Error(`order ${id} is gone`);
    return file.order;
  };

  async function ordered(who: Visitor, name: string): Promise<{ readonly id: number; readonly key: string }> {
    const { email: _email, ...shipping } = addressOf(name);
    const line = { productId: shop.ids['engine-oil'], variationId: shop.ids['oil-1l'], quantity: 2 };
    await who.ask(ADD, { input: { ...line, extraData: JSON.stringify({ card: `Untuk ${name}` }) } });
    await who.ask(ADD, { input: { productId: shop.ids.handbook, quantity: 1 } });
    await who.ask(APPLY, { code: 'two' });
    const { data, errors } = await who.ask(CHECKOUT, {
      input: {
        billing: addressOf(name),
        shipping,
        shipToDifferentAddress: true,
        paymentMethod: 'bacs',
        customerNote: `Titip ke ${name}`,
        metaData: [{ key: 'gift_for', value: name }],
        clientMutationId: `by ${name}`,
      },
    });
    if (errors[0]) throw new Error(errors[0].message);
    return { id: data.checkout.order.databaseId, key: data.checkout.order.orderKey };
  }

  async function delivered(id: number, name: string): Promise<void> {
    const { usecases } = shop.engine;
    await usecases.markPaid(id);
    await usecases.completeOrder({ id, message: `Dibawa kurir ke ${name}`, shipment: null });
    await asksBack(id, name);
    await usecases.addOrderNote({ id, text: `${name} menelepon`, isForBuyer: false });
    await usecases.refundOrder({
      id,
      request: { kind: 'amount', amount: 100, reason: `${name} kecewa`, restock: false },
    });
  }

  /** For the same product with several addresses. */
  async function wait({ customerId }: { readonly customerId: string }, emails: readonly string[]): Promise<void> {
    for (const email of emails) {
      const request = { productId: shop.ids.wax ?? 0, variationId: null, email };
      await shop.engine.usecases.requestStockAlert({ customerId, language: 'id' }, request);
    }
  }

  async function sendMails(): Promise<void> {
    const transport = { timeoutMs: 1000, send: async () => ({ ok: true }) as const };
    const emails = { render: () => ({ subject: '', html: '', text: '', replyTo: null }) };
    while ((await deliverMails({ ...shop.needs, transport, emails, onFailure: () => {} })) > 0);
  }

  /** With a picture, and the operator's answer. */
  async function asksBack(id: number, name: string): Promise<void> {
    const { usecases } = shop.engine;
    const { key, lines } = await read(id);
    const requested = await usecases.requestReturn(
      { customerId: '', language: 'id' },
      {
        address: { key },
        idempotencyKey: name,
        pictures: [Buffer.from(`\xff${name}`, 'latin1')],
        request: { reason: 'damaged', lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }], text: `${name} kecewa` },
      },
    );
    if (!requested.ok) throw new Error(requested.refusal.code);
    await usecases.returns.answer({ id: requested.value.id, answer: 'approved', message: `Baik, ${name}` });
  }

  test('leaves no trace in any table; totals, products and provinces stay, and so do other customers', async () => {
    const { usecases } = shop.engine;
    const [kenanga, guest, melati] = [await customerOf(shop, 'kenanga', 'id'), visitor(shop), visitor(shop)];
    const orders = [await ordered(kenanga, 'Kenanga'), await ordered(guest, 'Kenanga')];
    const other = await ordered(melati, 'Melati');
    for (const [who, name] of [
      [kenanga, 'Kenanga'],
      [melati, 'Melati'],
    ] as const) {
      const email = `${name.toLowerCase()}@example.test`;
      await who.ask(REVIEW, { author: name, email, product: shop.ids.cleaner });
      await wait({ customerId: who === kenanga ? String(kenanga.id) : '' }, [email, `lain.${email}`]);
      await usecases.sendContactMessage({ name, email, phone: '', message: `Halo dari ${name}` }, undefined);
    }
    const ids = orders.map(({ id }) => id);
    expect(await forget({ who: 'kenanga' })).toEqual({ ok: false, refusal: { code: 'ORDERS_OPEN', ids } });
    for (const { id } of orders) await delivered(id, 'Kenanga');
    await delivered(other.id, 'Melati');

    await sendMails();
    const before = {
      all: await everything(),
      others: await traces(/melati/i),
      orders: await Promise.all(ids.map(read)),
    };
    expect((await traces()).length).toBeGreaterThan(20);
    expect(await permissions(ids)).toBe(2);
    const rehearsed = await forget({ who: kenanga.id, store: false });
    expect(await everything()).toEqual(before.all);
    const forgotten = await forget({ who: 'KENANGA@example.test' });
    expect(forgotten).toEqual(rehearsed);
    expect((await shop.mails()).at(-1)).toMatchObject({ kind: 'account-erased', orders: 'anonymous', language: 'id' });
    await sendMails();
    expect(forgotten).toMatchObject({
      value: { account: kenanga.id, anonymized: ids, kept: [], reviews: 1, coupons: 2, stockAlerts: 2 },
    });

    expect(await traces()).toEqual([]);
    expect(await permissions(ids)).toBe(0);
    expect(await database.db.selectFrom('returnPictures').selectAll().execute()).toHaveLength(1);
    const touched = (await traces(/melati/i)).filter((row) => !before.others.includes(row));
    expect(touched).toEqual([expect.stringContaining('{nobody@removed.invalid,melati@example.test}')]);
    for (const [index, { id, key }] of orders.entries()) {
      const [was, is] = [before.orders[index], await read(id)];
      expect(is).toEqual({
        ...was,
        key: is.key,
        customerId: null,
        sessionId: '',
        note: '',
        meta: {},
        billing: WHEREABOUTS,
        shipping: WHEREABOUTS,
        lines: was?.lines.map(({ meta: { card: _card, ...chosen }, ...line }) => ({ ...line, meta: chosen })),
      });
      for (const old of [guest, kenanga]) expect((await old.ask(READ, { key })).data.order).toBeNull();
      const { data } = await ask(shop, READ, { variables: { key: is.key } });
      expect(data.order).toEqual({ databaseId: id, billing: { lastName: null, country: 'ID' } });
    }
    expect(await forget({ who: 'kenanga@example.test' })).toEqual({
      ok: false,
      refusal: { code: 'CUSTOMER_FORBIDDEN' },
    });
  });

  test('keeps orders unless they are included, also in a later run', async () => {
    const dahlia = await customerOf(shop, 'dahlia');
    const { id } = await ordered(dahlia, 'Dahlia');
    expect(await forget({ who: dahlia.id, anonymizeOrders: false })).toMatchObject({
      value: { account: dahlia.id, anonymized: [], kept: [id] },
    });
    expect(await read(id)).toMatchObject({ billing: addressOf('Dahlia'), customerId: dahlia.id });
    expect(await forget({ who: dahlia.id, force: true })).toMatchObject({ value: { account: null, anonymized: [id] } });
    await sendMails();
    expect(await traces(/dahlia/i)).toEqual([]);
  });

  test('works for an email address that only orders know', async () => {
    const { id } = await ordered(visitor(shop), 'Seruni');
    const who = 'seruni@example.test';
    await forget({ who, force: true, anonymizeOrders: false });
    const result = { account: null, anonymized: [], kept: [id], reviews: 0, mails: 0, coupons: 0, stockAlerts: 0 };
    expect(await forget({ who, anonymizeOrders: false, store: false })).toEqual({ ok: true, value: result });
    expect(await read(id)).toMatchObject({ billing: addressOf('Seruni') });
  });

  test('works for an email address that only a coupon knows; a dry run changes nothing', async () => {
    await shop.engine.usecases.coupons.save([draftCoupon('friend', { emails: ['teratai@example.test'] })]);
    const before = await everything();
    const rehearsed = await forget({ who: 'teratai@example.test', store: false });
    expect(await everything()).toEqual(before);
    expect(rehearsed).toMatchObject({ ok: true, value: { account: null, kept: [], mails: 0, coupons: 1 } });
    expect(await forget({ who: 'teratai@example.test' })).toEqual(rehearsed);
    expect(await traces(/teratai/i)).toEqual([]);
    expect(await forget({ who: 'teratai@example.test' })).toMatchObject({ ok: false });
  });

  test('sends no more emails about the orders', async () => {
    const { id } = await ordered(visitor(shop), 'Anggrek');
    await forget({ who: 'anggrek@example.test', force: true });
    const mailCount = (await shop.mails()).length;
    expect(await shop.engine.usecases.cancelOrder({ id, reason: 'shop' })).toMatchObject({ ok: true });
    expect(await shop.mails()).toHaveLength(mailCount);
  });
});
