import { type Kysely, sql } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import type { CheckoutKey, OrderReads, Orders } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { issueInvoice } from './invoices.ts';
import { listOrders, nextOrders, readOrderStats } from './list-orders.ts';
import { readOrder } from './read-orders.ts';
import { addRefund, nextRefunds, readRefunds, saveRefund, unfinishedRefunds } from './refunds.ts';
import { markReviewRequested, unreviewedOrders } from './review-requests.ts';
import { addNote, readNotes, rewriteNote } from './timeline.ts';
import { hasPaid, lockUnpaidPieces } from './unpaid-pieces.ts';
import { insertOrder, saveAddresses, saveOrder } from './write-orders.ts';

export const createOrderReads = (db: Kysely<Tables>): OrderReads => ({
  find: (id) => readOrder(db, sql`orders.id = ${id}`),
  findByKey: (key) => readOrder(db, sql`orders.key = ${key}`),
  placedWith: (key) => placedWith(db, key),
  list: (filter, page) => listOrders(db, filter, page),
  next: (part) => nextOrders(db, part),
  stats: (customerId) => readOrderStats(db, customerId),
  refunds: (orderIds) => readRefunds(db, orderIds),
  nextRefunds: (part) => nextRefunds(db, part),
  unfinishedRefunds: (before, limit) => unfinishedRefunds(db, before, limit),
  notes: (orderIds) => readNotes(db, orderIds),

  unreviewed: (query) => unreviewedOrders(db, query),

  async overdue(now, limit) {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('heldUntil', '<=', now)
      .where('status', '=', 'pending')
      .orderBy('heldUntil')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

const placedWith = (db: Kysely<Tables>, { customerId, idempotencyKey }: CheckoutKey): Promise<Order | null> =>
  readOrder(
    db,
    sql`(orders.checkout_session, orders.checkout_mutation) = (${customerId}::text, ${idempotencyKey}::text)`,
  );

export const createOrders = (db: Kysely<Tables>): Orders => ({
  ...createOrderReads(db),
  save: (order) => saveOrder(db, order),
  saveAddresses: (order) => saveAddresses(db, order),
  issueInvoice: (invoice) => issueInvoice(db, invoice),
  async adopt({ sessionId, email }, customerId) {
    await db
      .updateTable('orders')
      .set({ customerId })
      .where('sessionId', '=', sessionId)
      .where('customerId', 'is', null)
      .where(sql<boolean>`lower(billing ->> 'email') = ${email.toLowerCase()}`)
      .execute();
  },
  markReviewRequested: (id, at) => markReviewRequested(db, id, at),
  addNote: (note) => addNote(db, note),
  rewriteNote: (orderId, words) => rewriteNote(db, orderId, words),
  addRefund: (refund) => addRefund(db, refund),
  saveRefund: (refund) => saveRefund(db, refund),

  async forUpdate(id) {
    const locked = await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    return locked ? readOrder(db, sql`orders.id = ${id}`) : null;
  },

  hasPaid: (customerId) => hasPaid(db, customerId),
  lockUnpaidPieces: (of) => lockUnpaidPieces(db, of),

  async add(order, key, network = null) {
    const stored = await insertOrder(db, order, { key, network });
    if (stored) return { ...stored, isNew: true };
    const earlier = key && (await placedWith(db, key));
    if (!earlier) throw new Error('an order without a checkout key was not stored');
    return { order: earlier, isNew: false, totalSales: new Map() };
  },
});
