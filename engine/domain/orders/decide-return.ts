import { DAY_MS } from '../durations.ts';
import { sum } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type NewReturn, RETURN_LIMITS, type Return, type ReturnAnswer, type ReturnLine } from '../returns/return.ts';
import { plainText } from '../text/text.ts';
import type { Order } from './order.ts';
import type { Refund } from './refund.ts';
import type { ReturnAnswerRefusal, ReturnRefusal } from './refusals.ts';

export type ReturnRequest = Pick<NewReturn, 'reason' | 'lines' | 'text'>;

export interface ReturnFacts {
  /** Earlier ones of the same order. */
  readonly earlier: readonly Return[];
  /** Of the same order. */
  readonly refunds: readonly Refund[];
  /** Days after the order was sent. */
  readonly returnDays: number;
  readonly now: Date;
}

const isOpen = ({ state }: Return): boolean => state === 'requested' || state === 'approved';

/** Pieces of each line that can still be asked back. Empty when it is too early or too late, or too much is open already. */
export function returnableLines(
  { status, completedAt, lines }: Order,
  { earlier, refunds, returnDays, now }: ReturnFacts,
): readonly ReturnLine[] {
  const end = (completedAt?.getTime() ?? 0) + returnDays * DAY_MS;
  if (status !== 'completed' || end < now.getTime() || earlier.filter(isOpen).length >= RETURN_LIMITS.open) return [];
  const asked = earlier.filter(({ state }) => state !== 'rejected');
  const given = refunds.filter(({ state }) => state !== 'failed');
  return lines
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - piecesGone(id, asked, given) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Asked back or refunded. A refund that came after a return of the same line is for pieces of it, and counts once with it. */
function piecesGone(lineId: number, asked: readonly Return[], refunds: readonly Refund[]): number {
  const returns = asked.filter(({ lines }) => quantityOf(lines, lineId) > 0);
  const isAfter = ({ createdAt }: Refund) => returns.some(({ requestedAt }) => requestedAt < createdAt);
  const before = refunds.filter((one) => !isAfter(one));
  const piecesOf = (all: readonly (Return | Refund)[]) => sum(all.map(({ lines }) => quantityOf(lines, lineId)));
  return piecesOf(before) + Math.max(piecesOf(returns), piecesOf(refunds.filter(isAfter)));
}

const quantityOf = (lines: readonly ReturnLine[], id: number): number =>
  sum(lines.map(({ lineId, quantity }) => (lineId === id ? quantity : 0)));

/** Checks what a buyer asks back. */
export function decideReturn(
  order: Order,
  { reason, lines, text: written }: ReturnRequest,
  facts: ReturnFacts,
): Result<NewReturn, ReturnRefusal> {
  const returnable = returnableLines(order, facts);
  if (returnable.length === 0) return refuse({ code: 'RETURN_NOT_POSSIBLE' });
  const isLineValid = ({ lineId, quantity }: ReturnLine) =>
    Number.isSafeInteger(quantity) && quantity > 0 && quantityOf(lines, lineId) <= quantityOf(returnable, lineId);
  if (lines.length === 0 || !lines.every(isLineValid)) return refuse({ code: 'RETURN_LINES_INVALID' });
  const text = plainText(written);
  const { min, max } = RETURN_LIMITS.text;
  if ([...text].length < min || [...text].length > max) return refuse({ code: 'RETURN_TEXT_LENGTH', min, max });
  return ok({ orderId: order.id, reason, lines, text, requestedAt: facts.now });
}

const NEXT = {
  requested: ['approved', 'rejected', 'completed'],
  approved: ['rejected', 'completed'],
  rejected: [],
  completed: [],
} as const satisfies Record<Return['state'], readonly ReturnAnswer[]>;

interface Answer {
  readonly answer: ReturnAnswer;
  readonly message: string;
  readonly now: Date;
}

/** The return with the operator's answer. Rejected and completed ones are over. */
export function decideAnswer(one: Return, { answer, message, now }: Answer): Result<Return, ReturnAnswerRefusal> {
  const next: readonly ReturnAnswer[] = NEXT[one.state];
  if (!next.includes(answer)) return refuse({ code: 'RETURN_ANSWERED', id: one.id, from: one.state });
  return ok({ ...one, state: answer, message: message.trim() || one.message, answeredAt: now });
}
