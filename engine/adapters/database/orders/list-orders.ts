import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import { soughtInOrders } from '#engine/domain/orders/sought-in-orders.ts';
import { type Page, type PageRequest, pageOf } from '#engine/domain/paging/page.ts';
import type { OrderFilter, OrderPart, OrderSort, OrderStats } from '#engine/usecases/ports/orders.ts';
import { anyOf, anyTextOf, containing } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';
import { readOrders } from './read-orders.ts';

/** Two statements however many orders. */
export async function listOrders(db: Kysely<Tables>, filter: OrderFilter, page: PageRequest): Promise<Page<Order>> {
  const { rows: ids, ...rest } = isBeginning(page, filter)
    ? await beginningOf(db, filter, page.first)
    : pageOf(await matchingIds(db, filter), page);
  const orders = new Map((await readOrders(db, sql`orders.id = ${anyOf(ids)}`)).map((order) => [order.id, order]));
  return { ...rest, rows: ids.flatMap((id) => orders.get(id) ?? []) };
}

export async function nextOrders(
  db: Kysely<Tables>,
  { after, limit, ...placed }: OrderPart,
): Promise<readonly Order[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where ${sql.join(conditions(placed), sql` and `)} and o.id > ${after}
    order by o.id limit ${limit}`.execute(db);
  const orders = await readOrders(db, sql`orders.id = ${anyOf(rows.map(({ id }) => id))}`);
  return orders.toSorted((one, other) => one.id - other.id);
}

/** Conditions that take long are looked at once for each order, not once more to count them. */
const isBeginning = (page: PageRequest, { search, productId }: OrderFilter): page is { readonly first: number } =>
  page.first !== undefined && [page.last, page.after, page.before, search, productId].every((one) => one === undefined);

/** Without a list of all that match: of a million it takes twice the time, and memory. */
async function beginningOf(db: Kysely<Tables>, filter: OrderFilter, first: number): Promise<Page<number>> {
  const matching = sql.join(conditions(filter), sql` and `);
  const { rows } = await sql<{ total: number; ids: number[] }>`
    select
      (select count(*) from orders o where ${matching}) as total,
      array(select o.id from orders o where ${matching} order by ${sorting(filter.order)} limit ${first}) as ids
  `.execute(db);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  return { rows: ids, total, hasNext: ids.length < total, hasPrevious: false };
}

async function matchingIds(db: Kysely<Tables>, filter: OrderFilter): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(o.id order by ${sorting(filter.order)}) as ids
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
  ...given(filter.ids, (ids) => sql`o.id = ${anyOf(ids)}`),
  ...given(filter.exceptIds, (ids) => sql`not o.id = ${anyOf(ids)}`),
  ...given(filter.productId, holding),
  ...given(filter.search, (text) => holdingText(text, isOfOneBuyer(filter) ? 'few' : 'all')),
];

const isOfOneBuyer = ({ customerId, email, ids }: OrderFilter): boolean =>
  [customerId, email, ids].some((one) => one !== undefined);

const holding = (productId: number): RawBuilder<boolean> => sql`exists (
    select from order_lines l where l.order_id = o.id and ${productId} in (l.product_id, l.variation_id)
  )`;

const COLUMNS = {
  placed: 'createdAt',
  modified: 'modifiedAt',
  total: 'total',
  tax: 'tax',
  discount: 'discountNet',
  paid: 'paidAt',
  completed: 'completedAt',
  key: 'key',
} as const satisfies Record<OrderSort['by'], keyof Tables['orders']>;

/** Orders without such a date come last in either direction. Ids break ties. */
function sorting({ by, direction }: OrderSort = { by: 'placed', direction: 'descending' }): RawBuilder<unknown> {
  const column = sql.ref(`o.${COLUMNS[by]}`);
  return direction === 'ascending'
    ? sql`${column} asc nulls last, o.id asc`
    : sql`${column} desc nulls last, o.id desc`;
}

const given = <T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<boolean>,
): readonly RawBuilder<boolean>[] => (value === undefined ? [] : [condition(value)]);

export async function readOrderStats(db: Kysely<Tables>, customerId: number): Promise<OrderStats> {
  const { rows } = await sql<OrderStats>`
    select
      count(*) as "count",
      coalesce(sum(o.total - coalesce(r.given_back, 0)) filter (where o.paid_at is not null), 0) as "spent",
      coalesce(bool_or(o.paid_at is not null), false) as "hasPaid"
    from orders o
    left join lateral (
      select sum(amount) as given_back from refunds where order_id = o.id and state = 'done'
    ) r on true
    where o.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? { count: 0, spent: 0, hasPaid: false };
}

/** Number, name, email and digits of the phone stand on lines of their own, so that a text is found within one of them only. */
const BUYER = sql`lower(o.id::text
  || E'\\n' || (o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName')
  || E'\\n' || (o.billing ->> 'email')
  || E'\\n' || regexp_replace(o.billing ->> 'phone', '\\D', '', 'g'))`;

/** As they are indexed: `among` is the fewer orders that are looked at one by one, or all. */
function holdingText(text: string, among: 'few' | 'all'): RawBuilder<boolean> {
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
