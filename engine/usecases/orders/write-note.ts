import type { Order } from '#engine/domain/orders/order.ts';
import type { WriteToBuyerRefusal } from '#engine/domain/orders/refusals.ts';
import type { WrittenNote } from '#engine/domain/orders/timeline.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

export interface NoteInput {
  readonly id: number;
  readonly text: string;
  /** Reaches the buyer by email and on the order's page. Otherwise only operators see it. */
  readonly isForBuyer: boolean;
}

export const addOrderNote = (
  needs: Needs,
  { id, text, isForBuyer }: NoteInput,
): Promise<Result<null, WriteToBuyerRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    if (isForBuyer) return writeToBuyer(shop, order, { text, writtenAt: needs.now() });
    await shop.orders.addNote({ orderId: id, text: text.trim(), isForBuyer, writtenAt: needs.now() });
    return ok(null);
  });

/** Stores the words as a note that the buyer sees, and sends them by email. */
export async function writeToBuyer(
  { orders, outbox }: Pick<UnitOfWork, 'orders' | 'outbox'>,
  { id: orderId, billing: { email: to }, language }: Order,
  { text, writtenAt }: Pick<WrittenNote, 'text' | 'writtenAt'>,
): Promise<Result<null, WriteToBuyerRefusal>> {
  if (to === '') return refuse({ code: 'ORDER_ANONYMOUS', id: orderId });
  const message = text.trim();
  await orders.addNote({ orderId, text: message, isForBuyer: true, writtenAt });
  await outbox.add({ kind: 'order-note', to, language, orderId, message });
  return ok(null);
}
