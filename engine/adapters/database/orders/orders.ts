import { type Kysely, sql } from 'kysely';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import type { CheckoutKey, Orders } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables.ts';
import { addNote } from './notes.ts';
import { toLineRow, toOrderRow, toShippingRow, toTaxRow } from './order-rows.ts';
import { toCouponRow, toGiftCardRow } from './promotion-rows.ts';
import { readOrder } from './read-order.ts';
import { createOrderReads } from './read-orders.ts';
import { addRefund, saveRefund } from './refunds.ts';
import { saveOrder } from './save-order.ts';

export const createOrders = (db: Kysely<Tables>): Orders => ({
  ...createOrderReads(db),
  placedWith: (key) => placedWith(db, key),
  save: (order) => saveOrder(db, order),
  addNote: (note) => addNote(db, note),
  addRefund: (refund) => addRefund(db, refund),
  saveRefund: (refund) => saveRefund(db, refund),

  async forUpdate(id) {
    const locked = await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    return locked ? readOrder(db, sql`orders.id = ${id}`) : null;
  },

  async add(order, key) {
    const stored = await db
      .insertInto('orders')
      .values(toOrderRow(order, key))
      .onConflict((conflict) => conflict.columns(['checkout_session', 'checkout_mutation']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) return { order: await addParts(db, order, stored.id), isNew: true };
    const earlier = key && (await placedWith(db, key));
    if (!earlier) throw new Error('an order without a checkout key was not stored');
    return { order: earlier, isNew: false };
  },
});

const placedWith = (db: Kysely<Tables>, { customerId, clientMutationId }: CheckoutKey): Promise<Order | null> =>
  readOrder(
    db,
    sql`(orders.checkout_session, orders.checkout_mutation) = (${customerId}::text, ${clientMutationId}::text)`,
  );

async function addParts(db: Kysely<Tables>, order: NewOrder, orderId: number): Promise<Order> {
  const place = <T>(part: T, position: number) => ({ orderId, position, part });
  const lineIds = await db
    .insertInto('order_lines')
    .values(order.lines.map((line, position) => toLineRow(place(line, position))))
    .returning(['id', 'position'])
    .execute();
  if (order.shippingLines.length > 0) {
    const rows = order.shippingLines.map((line, position) => toShippingRow(place(line, position)));
    await db.insertInto('order_shipping').values(rows).execute();
  }
  if (order.taxes.length > 0) {
    const rows = order.taxes.map((tax, position) => toTaxRow(place(tax, position)));
    await db.insertInto('order_taxes').values(rows).execute();
  }
  if (order.coupons.length > 0) {
    const rows = order.coupons.map((coupon, position) => toCouponRow(place(coupon, position)));
    await db.insertInto('order_coupons').values(rows).execute();
  }
  if (order.giftCards.length > 0) {
    const rows = order.giftCards.map((card, position) => toGiftCardRow(place(card, position)));
    await db.insertInto('order_gift_cards').values(rows).execute();
  }
  const idAt = new Map(lineIds.map(({ id, position }) => [position, id]));
  const lines = order.lines.map((line, position) => ({ ...line, id: idAt.get(position) ?? 0 }));
  return { ...order, id: orderId, modifiedAt: order.createdAt, lines };
}
