import { decideAnswer } from '#engine/domain/orders/decide-return.ts';
import type { ReturnAnswerRefusal } from '#engine/domain/orders/refusals.ts';
import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Return, ReturnAnswer, ReturnState } from '#engine/domain/returns/return.ts';
import type { Needs } from '../ports/ports.ts';

export interface AnswerInput {
  readonly id: number;
  readonly answer: ReturnAnswer;
  /** Reaches the buyer by email. Empty for none. */
  readonly message: string;
}

/** Returns and complaints as an operator sees them. */
export const manageReturns = (needs: Needs) => ({
  ofOrders: (orderIds: readonly number[]): Promise<readonly Return[]> => needs.returns.ofOrders(orderIds),
  list: (query: { readonly state?: ReturnState; readonly page: PageRequest }): Promise<Page<Return>> =>
    needs.returns.list(query),
  find: (id: number): Promise<Return | null> => needs.returns.find(id),
  pictures: (id: number): Promise<readonly Uint8Array[]> => needs.returns.pictures(id),

  /** Changes the state of a return and tells the buyer. */
  answer: ({ id, ...given }: AnswerInput): Promise<Result<Return, ReturnAnswerRefusal>> =>
    needs.unitOfWork(async ({ returns, orders, outbox }) => {
      const found = await returns.forUpdate(id);
      if (!found) return refuse({ code: 'RETURN_UNKNOWN', id });
      const decision = decideAnswer(found, { ...given, now: needs.now() });
      if (!decision.ok) return decision;
      const answered = decision.value;
      await returns.save(answered);
      const { orderId, lines } = answered;
      const event = { code: `return-${given.answer}` as const, number: id };
      await orders.addNote({ orderId, event, writtenAt: needs.now() });
      const order = await orders.find(orderId);
      if (!order || order.billing.email === '') return ok(answered);
      await outbox.add({
        kind: 'return-answered',
        to: order.billing.email,
        language: order.language,
        orderId,
        returnId: id,
        answer: given.answer,
        lines,
        message: given.message.trim(),
      });
      return ok(answered);
    }),
});
