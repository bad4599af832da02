import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';

export interface NoteInput {
  readonly id: number;
  readonly text: string;
  readonly isForBuyer: boolean;
}

export const addOrderNote = (
  needs: Needs,
  { id, text, isForBuyer }: NoteInput,
): Promise<Result<null, TransitionRefusal>> =>
  needs.unitOfWork(async ({ orders }) => {
    if (!(await orders.forUpdate(id))) return refuse({ code: 'ORDER_UNKNOWN', id });
    await orders.addNote({ orderId: id, text: text.trim(), isForBuyer, writtenAt: needs.now() });
    return ok(null);
  });
