import { type Kysely, sql } from 'kysely';
import type { PersonalData, PersonalOrder, PersonalReview } from '#engine/usecases/ports/personal-data.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { anonymiseOrders } from './anonymise-orders.ts';

/** RFC 2606: no letter ever gets there. With the number no two writers of one product become the same one. */
const NOWHERE = 'removed.invalid';

export const createPersonalData = (db: Kysely<Tables>): PersonalData => ({
  anonymiseOrders: (orders) => anonymiseOrders(db, orders),

  async ordersOf({ customerId, email }) {
    const { rows } = await sql<PersonalOrder>`
      select id, key, status, billing, shipping from orders
      where customer_id = ${customerId}::integer
        or (lower(billing ->> 'email') = ${email}::text
          and not exists (select from customers where customers.id = orders.customer_id))
      order by id for update`.execute(db);
    return rows;
  },

  async anonymiseReviews({ customerId, email }, name) {
    const { rows } = await sql<PersonalReview>`
      update reviews set
        author = ${JSON.stringify(name)}::jsonb ->> language,
        email = id || ${`@${NOWHERE}`},
        customer_id = null
      where customer_id = ${customerId}::integer or lower(email) = ${email}::text
      returning id, product_id as "productId"`.execute(db);
    return rows;
  },

  async withdrawCoupons(email) {
    const withdrawn = await sql`
      update coupons set emails = array(
        select case when lower(allowed) = ${email} then ${`nobody@${NOWHERE}`} else allowed end
        from unnest(emails) with ordinality as of_coupon(allowed, place) order by place
      )
      where exists (select from unnest(emails) as allowed where lower(allowed) = ${email})`.execute(db);
    return Number(withdrawn.numAffectedRows);
  },

  async forgetMails({ email, orders, reviews }) {
    const gone = await sql`
      delete from mail_outbox
      where (mail ->> 'orderId')::integer = ${anyOf(orders)}
        or (mail ->> 'reviewId')::integer = ${anyOf(reviews)}
        or (mail -> 'orderId' is null and ${email}::text in (lower(mail ->> 'to'), lower(mail ->> 'email')))`.execute(
      db,
    );
    return Number(gone.numAffectedRows);
  },
});
