import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { OrderFilter } from '#engine/usecases/ports/orders.ts';
import { containing } from '../containing.ts';
import { anyOf, anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { readOrders } from './read-order.ts';

/** Newest first; two statements however many. */
export async function listOrders(db: Kysely<Tables>, filter: OrderFilter, page: PageRequest): Promise<Page<Order>> {
  const { rows: ids, ...rest } = pageOf(await matchingIds(db, filter), page);
  const orders = new Map((await readOrders(db, sql`orders.id = ${anyOf(ids)}`)).map((order) => [order.id, order]));
  return { ...rest, rows: ids.flatMap((id) => orders.get(id) ?? []) };
}

async function matchingIds(db: Kysely<Tables>, filter: OrderFilter): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(o.id order by o.created_at desc, o.id desc) as ids
    from orders o
    where ${sql.join(conditions(filter), sql` and `)}`.execute(db);
  return rows[0]?.ids ?? [];
}

const conditions = (filter: OrderFilter): readonly RawBuilder<boolean>[] => [
  sql`true`,
  ...given(filter.statuses, (statuses) => sql`o.status = ${anyTextOf(statuses)}`),
  ...given(filter.customerId, (id) => sql`o.customer_id = ${id}`),
  ...given(filter.email, (email) => sql`lower(o.billing ->> 'email') = ${email.toLowerCase()}`),
  ...given(filter.placedFrom, (from) => sql`o.created_at >= ${from}`),
  ...given(filter.placedBefore, (before) => sql`o.created_at < ${before}`),
  ...given(filter.search, matching),
];

const given = <T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<boolean>,
): readonly RawBuilder<boolean>[] => (value === undefined ? [] : [condition(value)]);

/** Number, name, e-mail and SKUs stand on lines of their own, so that a piece is found within one of them only. */
const matching = (text: string): RawBuilder<boolean> => sql`lower(concat_ws(E'\\n',
    o.id::text, (o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName'), o.billing ->> 'email',
    (select string_agg(l.sku, E'\\n') from order_lines l where l.order_id = o.id)
  )) like ${containing(text)}`;
