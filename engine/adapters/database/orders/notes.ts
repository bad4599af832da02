import type { Kysely } from 'kysely';
import type { NewOrderNote, OrderNote } from '#engine/domain/orders/note.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

export const readNotes = (db: Kysely<Tables>, orderIds: readonly number[]): Promise<readonly OrderNote[]> =>
  db
    .selectFrom('order_notes')
    .select(['id', 'order_id as orderId', 'text', 'is_for_buyer as isForBuyer', 'written_at as writtenAt'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();

export async function addNote(db: Kysely<Tables>, { orderId, text, isForBuyer, writtenAt }: NewOrderNote) {
  await db
    .insertInto('order_notes')
    .values({ order_id: orderId, text, is_for_buyer: isForBuyer, written_at: writtenAt })
    .execute();
}
