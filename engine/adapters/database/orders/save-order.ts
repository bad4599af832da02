import { type Kysely, sql } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Tables } from '../tables.ts';

/** What may change once an order is placed. */
export async function saveOrder(db: Kysely<Tables>, order: Order): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      status: order.status,
      transaction_id: order.transactionId,
      modified_at: order.modifiedAt,
      paid_at: order.paidAt,
      completed_at: order.completedAt,
      held_until: order.heldUntil,
    })
    .where('id', '=', order.id)
    .execute();
  await sql`
    update order_lines l set stock_taken = held.pieces
    from unnest(
      ${sql.val(order.lines.map(({ id }) => id))}::integer[],
      ${sql.val(order.lines.map(({ stockTaken }) => stockTaken))}::integer[]
    ) as held(id, pieces)
    where l.id = held.id and l.order_id = ${order.id} and l.stock_taken <> held.pieces`.execute(db);
}
