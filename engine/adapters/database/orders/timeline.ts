import type { Kysely, Selectable } from 'kysely';
import type { NewOrderNote, OrderNote } from '#engine/domain/orders/timeline.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

export async function readNotes(db: Kysely<Tables>, orderIds: readonly number[]): Promise<readonly OrderNote[]> {
  const rows = await db
    .selectFrom('orderNotes')
    .select(['id', 'orderId', 'text', 'event', 'isForBuyer', 'writtenAt'])
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();
  return rows.map(toNote);
}

export async function addNote(db: Kysely<Tables>, note: NewOrderNote): Promise<void> {
  const entry = { orderId: note.orderId, writtenAt: note.writtenAt };
  const content =
    'event' in note
      ? { text: null, event: JSON.stringify(note.event), isForBuyer: false }
      : { text: note.text, event: null, isForBuyer: note.isForBuyer };
  await db
    .insertInto('orderNotes')
    .values({ ...entry, ...content })
    .execute();
}

export async function rewriteNote(
  db: Kysely<Tables>,
  orderId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('orderNotes')
    .set({ text: to })
    .where('orderId', '=', orderId)
    .where('isForBuyer', '=', true)
    .where('text', '=', from)
    .execute();
}

function toNote({ id, orderId, text, event, isForBuyer, writtenAt }: Selectable<Tables['orderNotes']>): OrderNote {
  const entry = { id, orderId, writtenAt };
  return event ? { ...entry, event } : { ...entry, text: text ?? '', isForBuyer };
}
