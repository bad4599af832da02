import { type Kysely, sql } from 'kysely';
import type { Standing } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables.ts';

export async function readStanding(db: Kysely<Tables>, customerId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      count(*) as "count",
      coalesce(sum(o.total - coalesce(r.given_back, 0)) filter (where o.status in ('processing', 'completed')), 0) as "spent",
      coalesce(bool_or(o.paid_at is not null or o.status = 'completed'), false) as "hasPaid"
    from orders o
    left join lateral (
      select sum(amount) as given_back from refunds where order_id = o.id and state = 'done'
    ) r on true
    where o.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? { count: 0, spent: 0, hasPaid: false };
}
