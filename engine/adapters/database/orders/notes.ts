import type { Kysely, Selectable } from 'kysely';
import type { NewOrderNote, OrderNote } from '#engine/domain/orders/note.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

export async function readNotes(db: Kysely<Tables>, orderIds: readonly number[]): Promise<readonly OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes')
    .select(['id', 'order_id', 'text', 'event', 'is_for_buyer', 'written_at'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();
  return rows.map(toNote);
}

export async function addNote(db: Kysely<Tables>, note: NewOrderNote): Promise<void> {
  const entry = { order_id: note.orderId, written_at: note.writtenAt };
  const said =
    'event' in note
      ? { text: null, event: JSON.stringify(note.event), is_for_buyer: false }
      : { text: note.text, event: null, is_for_buyer: note.isForBuyer };
  await db
    .insertInto('order_notes')
    .values({ ...entry, ...said })
    .execute();
}

function toNote({ id, order_id, text, event, is_for_buyer, written_at }: Selectable<Tables['order_notes']>): OrderNote {
  const entry = { id, orderId: order_id, writtenAt: written_at };
  return event ? { ...entry, event } : { ...entry, text: text ?? '', isForBuyer: is_for_buyer };
}
