import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { invoices } from './028-invoices.ts';

describe.each(DATABASES)('orders of an older shop on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
  });
  afterAll(() => database.close());

  async function place(key: string, rest: Partial<NewOrder>): Promise<number> {
    const { id: _id, modifiedAt: _modifiedAt, shipment: _shipment, readyAt: _readyAt, ...older } = anOrder();
    const { invoice: _invoice, ...facts } = older;
    const lines = facts.lines.map(({ id: _line, ...line }) => line);
    const order = { ...facts, ...rest, lines, key };
    return (await stores.unitOfWork(({ orders }) => orders.add(order, null))).order.id;
  }

  test('keep the number of their bill where they have one', async () => {
    const paidAt = new Date('2026-11-20T03:00:00Z');
    const paid = await place('wc_order_paid', { status: 'completed', paidAt });
    const onDelivery = await place('wc_order_cod', { status: 'processing', paidAt: null, createdAt: NOON });
    const waiting = await place('wc_order_waiting', { status: 'on-hold' });
    await sql`drop table invoice_runs`.execute(database.db);
    await sql`alter table orders drop column invoice`.execute(database.db);
    await sql.raw(invoices.sql).execute(database.db);
    const invoiceOf = async (id: number) => (await stores.orders.find(id))?.invoice;
    expect(await invoiceOf(paid)).toEqual({ number: `INV-${paid}`, issuedAt: paidAt, seller: null });
    expect(await invoiceOf(onDelivery)).toEqual({ number: `INV-${onDelivery}`, issuedAt: NOON, seller: null });
    expect(await invoiceOf(waiting)).toBeNull();
  });
});
