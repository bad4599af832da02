import { type RawBuilder, sql } from 'kysely';
import { soughtInOrders } from '#engine/domain/orders/sought-in-orders.ts';
import { containing } from '../sql/lists.ts';

/** Number, name, email and digits of the phone stand on lines of their own, so that a text is found within one of them only. */
const BUYER = sql`lower(o.id::text
  || E'\\n' || (o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName')
  || E'\\n' || (o.billing ->> 'email')
  || E'\\n' || regexp_replace(o.billing ->> 'phone', '\\D', '', 'g'))`;

/** As they are indexed: `among` is the fewer orders that are looked at one by one, or all. */
export function holdingText(text: string, among: 'few' | 'all'): RawBuilder<boolean> {
  const part = containing(soughtInOrders(text));
  return among === 'few'
    ? sql`(${BUYER} like ${part} or exists (
        select from order_lines l where l.order_id = o.id and lower(l.sku) like ${part}
      ))`
    : sql`o.id in (
        select o.id from orders o where ${BUYER} like ${part}
        union select order_id from order_lines where lower(sku) like ${part}
      )`;
}
