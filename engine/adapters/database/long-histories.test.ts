import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitOfWork } from '#engine/usecases/ports/ports.ts';
import { LIFT_TIME_LIMITS } from './connection/prepared-pool.ts';
import type { Database } from './open-database.ts';
import { createStores, type Stores } from './stores.ts';
import { DATABASES } from './testing/databases.ts';

const LANGUAGE = 'en';
const NOW = new Date('2026-11-26T12:00:00Z');

/** What a shop has after some time: enough that reading all of a table is not the quicker way. */
const HISTORY = `
set session_replication_role = replica;
insert into coupons (code, description, kind, share, free_shipping, usage_limit, individual_use, excludes_sale_items,
    product_ids, excluded_product_ids, category_ids, excluded_category_ids, emails)
  select 'code' || number, '{}', 'percent', 1000, false, 9000, false, false, '{}', '{}', '{}', '{}', '{}'
  from generate_series(1, 200) number;
insert into coupon_uses (coupon_id, order_id, email) select 1, number, number::text from generate_series(1, 8000) number;
insert into customers (username, email, username_key, email_key, password_hash, first_name, last_name, display_name, nicename,
    about, language, billing, shipping, meta, registered_at, modified_at)
  select name, name, name, name, '', '', '', '', '', '{}', 'id', '{}', '{}', '{}', now(), now()
  from generate_series(1, 8000) number cross join lateral (select 'buyer' || number * 7 as name) named;
insert into mail_outbox (mail, sent_at, given_up_at)
  select jsonb_build_object('kind', 'order-received', 'orderId', number),
    case when number % 1000 > 0 then now() end, case when number % 1000 = 0 then now() end
  from generate_series(1, 8000) number;
insert into reviews (product_id, customer_id, author, email, rating, text, language, written_at, verified, status)
  select number % 50, number, '', number::text, 5, '', 'id', now(), true, 'approved' from generate_series(1, 8000) number;
insert into sessions (customer_id, cart, billing, shipping, shipping_calculated, orders, expires_at)
  select 't_' || number, '{}', '{}', '{}', false, '[]', now() + number * interval '1 minute' from generate_series(1, 8000) number;
insert into payments (reference, gateway, session_id, amount, currency, state, created_at, next_look_at)
  select number::text, 'stripe', 't_' || number, 100, 'EUR', case when number % 1000 = 0 then 'open' else 'paid' end, now(), now()
  from generate_series(1, 8000) number;
insert into refunds (order_id, amount, reason, lines, shipping, restock, state, created_at)
  select number, 1, '', '[]', '[]', false, case when number % 1000 = 0 then 'pending' else 'done' end, now()
  from generate_series(1, 8000) number;
insert into orders (id, key, status, language, currency, prices_include_tax, display_includes_tax, session_id, billing, shipping,
    needs_shipping, note, payment_method, payment_method_title, subtotal_net, subtotal_tax, discount_net, discount_tax,
    goods_net, goods_tax, shipping_net, shipping_tax, tax, total, meta, created_at, modified_at)
  overriding system value
  select number, number::text, 'completed', 'id', 'EUR', true, true, '', jsonb_build_object('firstName', 'Sari', 'lastName', number,
    'email', number || '@example.test', 'phone', number), '{}', true, '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', now(), now()
  from generate_series(1, 8000) number;
insert into order_lines (order_id, position, product_id, name, sku, quantity, unit_price, adjustments, subtotal, total, tax_class,
    meta, instant, stock_owner, stock_taken)
  select number, 0, 1, '', 'SKU-' || number, 1, 0, '[]', '{}', '{}', '', '{}', false, 1, 1 from generate_series(1, 8000) number;
set session_replication_role = default;
select gin_clean_pending_list('orders_search_idx'), gin_clean_pending_list('order_lines_search_idx');
analyze;
`;

interface Reads {
  readonly stores: Stores;
  inUnit<T>(work: (shop: UnitOfWork) => Promise<T>): Promise<T>;
}

describe.each(DATABASES)('after years of orders, on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  let statements: CompiledQuery[] = [];
  beforeAll(async () => {
    database = await open({ onStatement: ({ query }) => statements.push(query) });
    stores = createStores(database);
    // On a busy machine it takes longer than a statement of the shop may.
    await database.db.transaction().execute(async (unlimited) => {
      await sql.raw(LIFT_TIME_LIMITS).execute(unlimited);
      await sql.raw(HISTORY).execute(unlimited);
    });
  });
  afterAll(() => database.close());

  /** Of the first statement with this text that the work has run, as any such statement is planned. */
  async function planOf(text: string, work: () => Promise<unknown>): Promise<string> {
    statements = [];
    await work();
    const found = statements.find((statement) => statement.sql.includes(text));
    if (!found) throw new Error(`no statement with ${text}`);
    const { parameters } = found;
    return database.db.connection().execute(async (db) => {
      await sql.raw(`prepare planned as ${found.sql}`).execute(db);
      const values = parameters.length > 0 ? `(${parameters.map(() => 'null').join(', ')})` : '';
      const { rows } = await sql.raw<object>(`explain execute planned${values}`).execute(db);
      await sql.raw('deallocate planned').execute(db);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
  }

  const query = { codes: ['code2'], customerId: null, email: 'a@example.test', language: LANGUAGE } as const;

  interface Case {
    readonly table: string;
    /** Of the statement, where the table's name is in another one before. */
    readonly text?: string;
    run(reads: Reads): Promise<unknown>;
  }

  test.each<[string, Case]>([
    ['uses of a coupon', { table: 'coupon_uses', run: ({ stores: { coupons } }) => coupons.find(query) }],
    [
      'names that are taken',
      {
        table: 'customers',
        text: 'recursive taken',
        run: ({ inUnit }) => inUnit(({ customers }) => customers.claim({ email: 'a@example.test', username: 'buyer' })),
      },
    ],
    ['emails that were given up', { table: 'mail_outbox', run: ({ stores: { mails } }) => mails.count('failed') }],
    ['reviews of a customer', { table: 'reviews', run: ({ stores: { reviews } }) => reviews.ofCustomer(7) }],
    [
      'payments that are due',
      { table: 'payments', run: ({ inUnit }) => inUnit(({ payments }) => payments.claimDue(NOW, 20)) },
    ],
    [
      'the payment of a cart',
      { table: 'payments', run: ({ inUnit }) => inUnit(({ payments }) => payments.findOpenByCart('stripe', 't_7')) },
    ],
    [
      'payments of a cart that moves to an account',
      { table: 'payments', run: ({ inUnit }) => inUnit(({ payments }) => payments.transferCart('t_7', '7')) },
    ],
    [
      'refunds that are not finished',
      { table: 'refunds', run: ({ stores: { orders } }) => orders.unfinishedRefunds(NOW, 20) },
    ],
    [
      'expired sessions',
      {
        table: 'sessions',
        run: ({ inUnit }) =>
          inUnit(({ sessions }) => sessions.removeEnded({ from: new Date(0), until: NOW, limit: 500 })),
      },
    ],
  ])('looks %s up', async (_what, { table, text = table, run }) => {
    const plan = await planOf(text, () => run({ stores, inUnit: stores.unitOfWork }));
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  });

  test('looks emails of an order up by its number', async () => {
    const plan = await planOf('mail_outbox', () => stores.mails.list({ orderId: 7, limit: 100 }));
    expect(plan).toContain('mail_outbox_expr_idx');
  });

  test('looks orders up by a part of what is known of their buyers, and of their SKUs', async () => {
    const plan = await planOf('from orders o', () => stores.orders.list({ search: '4711' }, { first: 20 }));
    for (const index of ['orders_search_idx', 'order_lines_search_idx'])
      expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  });

  test('stops sorting orders where a page ends', async () => {
    const plan = await planOf('from orders o', () => stores.orders.list({}, { first: 20 }));
    expect(plan).toContain('Limit');
  });

  test('counts the uses of all coupons at once', async () => {
    const plan = await planOf('coupon_uses', () => stores.unitOfWork(({ coupons }) => coupons.list()));
    expect(plan).toContain('Aggregate');
    expect(plan.match(/on coupon_uses/g)).toHaveLength(1);
    expect(plan).not.toMatch(/SubPlan[\s\S]*coupon_uses/);
  });

  test('looks a buyer’s orders up by their hash to remove emails', async () => {
    const person = { email: null, username: null, orders: [1, 2, 3], reviews: [] };
    const plan = await planOf('mail_outbox', () =>
      stores.unitOfWork(({ personalData }) => personalData.removeMails(person)),
    );
    expect(plan).toMatch(/hashed SubPlan 1/);
  });
});
