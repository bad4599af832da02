import { type Kysely, sql } from 'kysely';
import type { OrderIdentity } from '#engine/domain/orders/order-access.ts';
import { PERSONAL_EVENTS } from '#engine/domain/orders/timeline.ts';
import type { PersonalData, PersonalOrder, PersonalReview } from '#engine/usecases/ports/personal-data.ts';
import { anyOf, anyTextOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

/** RFC 2606: no email ever arrives there. A review's id makes its address unique within the product. */
const REMOVED_DOMAIN = 'removed.invalid';

export const createPersonalData = (db: Kysely<Tables>): PersonalData => ({
  anonymizeOrders: (orders) => anonymizeOrderTables(db, orders),

  async ordersOf({ customerId, email }) {
    const { rows } = await sql<PersonalOrder>`
      select id, key, status, paid_at, billing, shipping from orders
      where customer_id = ${customerId}::integer
        or (lower(billing ->> 'email') = ${email}::text
          and not exists (select from customers where customers.id = orders.customer_id))
      order by id for update`.execute(db);
    return rows;
  },

  async anonymizeReviews({ customerId, email }, name) {
    const { rows } = await sql<PersonalReview>`
      update reviews set
        author = ${JSON.stringify(name)}::jsonb ->> language,
        email = id || ${`@${REMOVED_DOMAIN}`},
        customer_id = null,
        answer = '',
        answered_at = null
      where customer_id = ${customerId}::integer or lower(email) = ${email}::text
      returning id, product_id`.execute(db);
    return rows;
  },

  async withdrawCoupons(email) {
    const withdrawn = await sql`
      update coupons set emails = array(
        select case when lower(allowed) = ${email} then ${`nobody@${REMOVED_DOMAIN}`} else allowed end
        from unnest(emails) with ordinality as of_coupon(allowed, place) order by place
      )
      where exists (select from unnest(emails) as allowed where lower(allowed) = ${email})`.execute(db);
    return Number(withdrawn.numAffectedRows);
  },

  async removeMails({ email, username, orders, reviews }) {
    const gone = await sql`
      delete from mail_outbox
      where (mail ->> 'orderId')::integer in (${rowsOf(orders)})
        or (mail ->> 'reviewId')::integer in (${rowsOf(reviews)})
        or mail ->> 'username' = ${username}::text
        or (mail -> 'orderId' is null and ${email}::text in (lower(mail ->> 'to'), lower(mail ->> 'email')))`.execute(
      db,
    );
    return Number(gone.numAffectedRows);
  },
});

/** Rows, which the database looks up by their hash: a list it would go through for each email. */
const rowsOf = (ids: readonly number[]) => sql`select unnest(${sql.val([...ids])}::integer[])`;

/** The tables of an order, one statement each, however many orders. */
async function anonymizeOrderTables(db: Kysely<Tables>, orders: readonly OrderIdentity[]): Promise<void> {
  const ids = anyOf(orders.map(({ id }) => id));
  await sql`
    delete from sessions where customer_id in (select session_id from orders where id = ${ids})`.execute(db);
  await sql`
    update orders set
      key = anonymous.key, billing = anonymous.billing, shipping = anonymous.shipping,
      customer_id = null, session_id = '', checkout_session = null, checkout_mutation = null, note = '', meta = '{}',
      shipment = null, invoice = invoice - 'buyer'
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as anonymous(id integer, key text, billing jsonb, shipping jsonb)
    where orders.id = anonymous.id`.execute(db);
  // The chosen attributes stay; what a client added to the line may be a name or a greeting.
  await sql`
    update order_lines set meta = (
      select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(meta) as extra(name, value)
      where name in (select slug from attributes)
    )
    where order_id = ${ids} and meta <> '{}'`.execute(db);
  await db.updateTable('couponUses').set({ customerId: null, email: '' }).where('orderId', '=', ids).execute();
  await db.updateTable('payments').set({ sessionId: '' }).where('orderId', '=', ids).execute();
  await db.updateTable('refunds').set({ reason: '' }).where('orderId', '=', ids).execute();
  await db
    .updateTable('orderReturns')
    .set({ text: '', message: '', requestKey: null })
    .where('orderId', '=', ids)
    .execute();
  await sql`delete from return_pictures where return_id in (select id from order_returns where order_id = ${ids})`.execute(
    db,
  );
  await sql`
    delete from order_notes
    where order_id = ${ids} and (text is not null or event ->> 'code' = ${anyTextOf(PERSONAL_EVENTS)})`.execute(db);
  await db.deleteFrom('downloadPermissions').where('orderId', '=', ids).execute();
}
