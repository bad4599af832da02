import type { Kysely, Selectable } from 'kysely';
import type { NewRefund, Refund } from '#engine/domain/orders/refunds/refund.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

export const readRefunds = async (db: Kysely<Tables>, orderIds: readonly number[]): Promise<readonly Refund[]> =>
  (await selectRefunds(db).where('order_id', '=', anyOf(orderIds)).orderBy('id').execute()).map(toRefund);

export const unfinishedRefunds = async (db: Kysely<Tables>, before: Date, limit: number): Promise<readonly Refund[]> =>
  (
    await selectRefunds(db)
      .where('state', '=', 'pending')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .execute()
  ).map(toRefund);

export async function addRefund(db: Kysely<Tables>, refund: NewRefund): Promise<Refund> {
  const { id } = await db
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      amount: refund.amount,
      reason: refund.reason,
      lines: JSON.stringify(refund.lines),
      shipping: JSON.stringify(refund.shipping),
      restock: refund.restock,
      state: 'pending',
      created_at: refund.createdAt,
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
    .select(['id', 'order_id', 'amount', 'reason', 'lines', 'shipping', 'restock', 'state', 'receipt', 'created_at']);

const toRefund = ({ order_id, created_at, ...row }: Selectable<Tables['refunds']>): Refund => ({
  ...row,
  orderId: order_id,
  createdAt: created_at,
});
