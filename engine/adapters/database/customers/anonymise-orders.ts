import { type Kysely, sql } from 'kysely';
import type { OrderIdentity } from '#engine/domain/orders/anonymise.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

/** The tables that hang on an order, one statement each, however many orders. */
export async function anonymiseOrders(db: Kysely<Tables>, orders: readonly OrderIdentity[]): Promise<void> {
  const ids = anyOf(orders.map(({ id }) => id));
  await sql`
    delete from sessions where customer_id in (select session_id from orders where id = ${ids})`.execute(db);
  await sql`
    update orders set
      key = anonymous.key, billing = anonymous.billing, shipping = anonymous.shipping,
      customer_id = null, session_id = '', checkout_session = null, checkout_mutation = null, note = '', meta = '{}'
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as anonymous(id integer, key text, billing jsonb, shipping jsonb)
    where orders.id = anonymous.id`.execute(db);
  // What was chosen of the goods stays; what a client added to the line may be a name or a greeting.
  await sql`
    update order_lines set meta = (
      select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(meta) as extra(name, value)
      where name in (select slug from attributes)
    )
    where order_id = ${ids} and meta <> '{}'`.execute(db);
  await db.updateTable('coupon_uses').set({ customer_id: null, email: '' }).where('order_id', '=', ids).execute();
  await db.updateTable('payments').set({ session_id: '' }).where('order_id', '=', ids).execute();
  await db.updateTable('refunds').set({ reason: '' }).where('order_id', '=', ids).execute();
  await db.deleteFrom('order_notes').where('order_id', '=', ids).where('text', 'is not', null).execute();
  await db.deleteFrom('download_permissions').where('order_id', '=', ids).execute();
}
