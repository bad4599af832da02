import { type Kysely, sql } from 'kysely';
import type { NewRefund, Refund } from '#engine/domain/orders/refund.ts';
import type { RefundPart } from '#engine/usecases/ports/orders.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

export const readRefunds = (db: Kysely<Tables>, orderIds: readonly number[]): Promise<readonly Refund[]> =>
  selectRefunds(db).where('orderId', '=', anyOf(orderIds)).orderBy('id').execute();

export function nextRefunds(
  db: Kysely<Tables>,
  { from, before, after, limit }: RefundPart,
): Promise<readonly Refund[]> {
  let query = selectRefunds(db).where('id', '>', after);
  if (from) query = query.where('createdAt', '>=', from);
  if (before) query = query.where('createdAt', '<', before);
  return query.orderBy('id').limit(limit).execute();
}

export const unfinishedRefunds = (db: Kysely<Tables>, before: Date, limit: number): Promise<readonly Refund[]> =>
  selectRefunds(db)
    // Written out, because a plan for any state would not use the index of pending refunds.
    .where(sql<boolean>`state = 'pending'`)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();

export async function addRefund(db: Kysely<Tables>, refund: NewRefund): Promise<Refund> {
  const { id } = await db
    .insertInto('refunds')
    .values({
      orderId: refund.orderId,
      amount: refund.amount,
      reason: refund.reason,
      lines: JSON.stringify(refund.lines),
      shipping: JSON.stringify(refund.shipping),
      restock: refund.restock,
      state: 'pending',
      createdAt: refund.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...refund, id, state: 'pending', receipt: null };
}

export async function saveRefund(db: Kysely<Tables>, { id, state, receipt }: Refund): Promise<void> {
  await db.updateTable('refunds').set({ state, receipt }).where('id', '=', id).execute();
}

const selectRefunds = (db: Kysely<Tables>) =>
  db
    .selectFrom('refunds')
    .select(['id', 'orderId', 'amount', 'reason', 'lines', 'shipping', 'restock', 'state', 'receipt', 'createdAt']);
