import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { UnpaidPieces } from '#engine/domain/orders/unpaid-pieces.ts';
import type { Orders, UnpaidBuyer } from '#engine/usecases/ports/orders.ts';
import { LOCKS } from '../sql/locks.ts';
import type { Tables } from '../tables/tables.ts';

export async function hasPaid(db: Kysely<Tables>, customerId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('paidAt', 'is not', null)
    .where('total', '>', 0)
    .where('status', 'in', ['processing', 'completed'])
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

interface ProductRow {
  readonly productId: number;
  readonly ofBuyer: number;
  readonly ofNetwork: number;
}

/**
 * Each way to an order is a query of its own: joined by `or` they are planned, while there are few orders, as one that reads all of them, and
 * the embedded database keeps that plan.
 */
export async function lockUnpaidPieces(
  db: Kysely<Tables>,
  { buyer, network }: Parameters<Orders['lockUnpaidPieces']>[0],
): Promise<UnpaidPieces> {
  await lockTexts(db, network === null ? textsOf(buyer) : [...textsOf(buyer), `network ${network}`]);
  const ways = [...waysTo(buyer), open({ isOf: 'network', where: sql`network = ${network}::text` })];
  const { rows } = await sql<ProductRow>`
    with held as (
      select id, bool_or(of_buyer) as of_buyer, bool_or(of_network) as of_network
      from (${sql.join(ways, sql` union all `)}) found group by id
    )
    select product_id as "productId",
      coalesce(sum(quantity) filter (where of_buyer), 0)::integer as "ofBuyer",
      coalesce(sum(quantity) filter (where of_network), 0)::integer as "ofNetwork"
    from held cross join lateral (
      select product_id, quantity from order_lines where order_id = held.id offset 0
    ) lines group by product_id`.execute(db);
  const by = (count: 'ofBuyer' | 'ofNetwork') => new Map(rows.map((row) => [row.productId, row[count]]));
  return { ofBuyer: by('ofBuyer'), ofNetwork: by('ofNetwork') };
}

/** Open orders that nobody has paid for. */
const open = ({ isOf, where }: { readonly isOf: 'buyer' | 'network'; readonly where: RawBuilder<unknown> }) => sql`
  select id, ${sql.lit(isOf === 'buyer')} as of_buyer, ${sql.lit(isOf === 'network')} as of_network from orders
  where ${where} and paid_at is null and status in ('pending', 'on-hold', 'processing')`;

/** An account's own orders do not count for a guest who writes its address: nobody has proven to be the other. */
function waysTo(buyer: UnpaidBuyer): readonly RawBuilder<unknown>[] {
  if ('account' in buyer) return [open({ isOf: 'buyer', where: sql`customer_id = ${buyer.account}` })];
  const { sessionId, email } = buyer;
  return [
    open({ isOf: 'buyer', where: sql`session_id = ${sessionId} and customer_id is null` }),
    open({ isOf: 'buyer', where: sql`lower(billing ->> 'email') = ${email.toLowerCase()} and customer_id is null` }),
  ];
}

/** What the locks stand for, until the transaction ends. In one order, so that two who want the same never wait for each other. */
const lockTexts = (db: Kysely<Tables>, texts: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(text, ${LOCKS.unpaid}))
    from unnest(${sql.val([...texts].sort())}::text[]) as text`.execute(db);

const textsOf = (buyer: UnpaidBuyer): readonly string[] =>
  'account' in buyer
    ? [`account ${buyer.account}`]
    : [`session ${buyer.sessionId}`, `email ${buyer.email.toLowerCase()}`];
