import { type Kysely, sql } from 'kysely';
import { type Invoice, invoiceNumber } from '#engine/domain/orders/invoice.ts';
import type { NewInvoice } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables/tables.ts';

/** The row of the year stays locked until the transaction ends. */
export async function issueInvoice(
  db: Kysely<Tables>,
  { orderId, prefix, year, issuedAt, seller }: NewInvoice,
): Promise<Invoice> {
  const { last } = await db
    .insertInto('invoiceRuns')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet({ last: sql`invoice_runs.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const invoice = { number: invoiceNumber({ prefix, year, place: last }), issuedAt, seller };
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ invoice: JSON.stringify(invoice) })
    .where('id', '=', orderId)
    .where('invoice', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`order ${orderId} has an invoice already`);
  return invoice;
}
