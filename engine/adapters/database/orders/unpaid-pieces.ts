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

export async function lockUnpaidPieces(
  db: Kysely<Tables>,
  { buyer, network }: Parameters<Orders['lockUnpaidPieces']>[0],
): Promise<UnpaidPieces> {
  await lockTexts(db, network === null ? textsOf(buyer) : [...textsOf(buyer), `network ${network}`]);
  const isBuyers = ownedBy(buyer);
  const isNetworks = sql<boolean>`o.network = ${network}::text`;
  const { rows } = await sql<ProductRow>`
    select l.product_id as "productId",
      coalesce(sum(l.quantity) filter (where ${isBuyers}), 0)::integer as "ofBuyer",
      coalesce(sum(l.quantity) filter (where ${isNetworks}), 0)::integer as "ofNetwork"
    from orders o join order_lines l on l.order_id = o.id
    where o.paid_at is null and o.status in ('pending', 'on-hold', 'processing') and (${isBuyers} or ${isNetworks})
    group by l.product_id`.execute(db);
  const by = (count: 'ofBuyer' | 'ofNetwork') => new Map(rows.map((row) => [row.productId, row[count]]));
  return { ofBuyer: by('ofBuyer'), ofNetwork: by('ofNetwork') };
}

/** What the locks stand for, until the transaction ends. In one order, so that two who want the same never wait for each other. */
const lockTexts = (db: Kysely<Tables>, texts: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(text, ${LOCKS.unpaid}))
    from unnest(${sql.val([...texts].sort())}::text[]) as text`.execute(db);

const textsOf = (buyer: UnpaidBuyer): readonly string[] =>
  'account' in buyer
    ? [`account ${buyer.account}`]
    : [`session ${buyer.sessionId}`, `email ${buyer.email.toLowerCase()}`];

/** An account's own orders do not count for a guest who writes its address: nobody has proven to be the other. */
const ownedBy = (buyer: UnpaidBuyer): RawBuilder<boolean> =>
  'account' in buyer
    ? sql`o.customer_id = ${buyer.account}`
    : sql`o.customer_id is null and
        (o.session_id = ${buyer.sessionId} or lower(o.billing ->> 'email') = ${buyer.email.toLowerCase()})`;
