import { type Kysely, sql } from 'kysely';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderReads } from '#engine/usecases/ports/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { listOrders } from './list-orders.ts';

export async function unreviewedOrders(
  db: Kysely<Tables>,
  { from, until, limit }: Parameters<OrderReads['unreviewed']>[0],
): Promise<readonly Order[]> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    // A literal: a plan for any status could not use the index.
    .where(sql<boolean>`status = 'completed' and review_requested_at is null`)
    .orderBy('completedAt')
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { rows } = await listOrders(
    db,
    { ids, order: { by: 'completed', direction: 'ascending' } },
    { first: ids.length },
  );
  return rows;
}

export async function markReviewRequested(db: Kysely<Tables>, id: number, at: Date): Promise<boolean> {
  const marked = await db
    .updateTable('orders')
    .set({ reviewRequestedAt: at })
    .where('id', '=', id)
    .where('reviewRequestedAt', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0;
}
