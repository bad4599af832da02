import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';

export interface NoteInput {
  readonly id: number;
  readonly text: string;
  readonly isForBuyer: boolean;
}

export const addOrderNote = (needs: Needs, { id, text, isForBuyer }: NoteInput): Promise<Result<null, LifeRefusal>> =>
  needs.unitOfWork(async ({ orders }) => {
    if (!(await orders.forUpdate(id))) return refused({ code: 'ORDER_UNKNOWN', id });
    await orders.addNote({ orderId: id, text: text.trim(), isForBuyer, writtenAt: needs.now() });
    return granted(null);
  });
