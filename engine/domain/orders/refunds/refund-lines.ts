import { fraction } from '../../money/rounding.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { RefundRefusal } from '../lifecycle/refusals.ts';
import type { Order } from '../order.ts';
import { gross, type Left, type LineLeft } from './left-to-refund.ts';
import { partOf } from './part-of.ts';
import type { RefundedLine } from './refund.ts';
import type { RefundLineRequest } from './refund-wish.ts';

/** The money of chosen lines. A line is chosen once; pieces cost what is left of their line, shared among those left. */
export function refundLines(
  { id }: Pick<Order, 'id'>,
  requests: readonly RefundLineRequest[],
  { lines }: Left,
): Result<readonly RefundedLine[], RefundRefusal> {
  const refunded: RefundedLine[] = [];
  for (const request of requests) {
    const left = lines.find(({ lineId }) => lineId === request.lineId);
    const isTwice = refunded.some(({ lineId }) => lineId === request.lineId);
    if (!left || isTwice) return refuse({ code: 'REFUND_LINE_UNKNOWN', id, line: request.lineId });
    const line = refundLine(id, request, left);
    if (!line.ok) return line;
    refunded.push(line.value);
  }
  return ok(refunded);
}

function refundLine(
  id: number,
  { lineId, quantity, amount: wanted }: RefundLineRequest,
  left: LineLeft,
): Result<RefundedLine, RefundRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > left.quantity) {
    return refuse({ code: 'REFUND_TOO_MANY', id, line: lineId, left: left.quantity });
  }
  const most = gross(left.total);
  const amount = wanted ?? (quantity === 0 ? 0 : fraction(most, quantity, left.quantity));
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) {
    return refuse({ code: 'REFUND_TOO_MUCH', id, left: most });
  }
  return ok({ lineId, quantity, total: partOf(left.total, amount) });
}
