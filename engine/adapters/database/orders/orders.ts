import { type Kysely, sql } from 'kysely';
import type { Orders } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { readOrder } from './read-order.ts';
import { createOrderReads, placedWith } from './read-orders.ts';
import { addRefund, saveRefund } from './refunds.ts';
import { addNote } from './timeline.ts';
import { insertOrder, saveOrder } from './write-orders.ts';

export const createOrders = (db: Kysely<Tables>): Orders => ({
  ...createOrderReads(db),
  save: (order) => saveOrder(db, order),
  addNote: (note) => addNote(db, note),
  addRefund: (refund) => addRefund(db, refund),
  saveRefund: (refund) => saveRefund(db, refund),

  async forUpdate(id) {
    const locked = await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    return locked ? readOrder(db, sql`orders.id = ${id}`) : null;
  },

  async add(order, key) {
    const stored = await insertOrder(db, order, key);
    if (stored) return { ...stored, isNew: true };
    const earlier = key && (await placedWith(db, key));
    if (!earlier) throw new Error('an order without a checkout key was not stored');
    return { order: earlier, isNew: false, totalSales: new Map() };
  },
});
