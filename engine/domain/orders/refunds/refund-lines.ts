import { fraction } from '../../money/rounding.ts';
import { granted, type Result, refused } from '../../result.ts';
import type { RefundRefusal } from '../life/refusals.ts';
import type { Order } from '../order.ts';
import { gross, type Left, type LineLeft } from './left-to-refund.ts';
import { partOf } from './part-of.ts';
import type { RefundedLine } from './refund.ts';
import type { LineWish } from './refund-wish.ts';

/** The money of chosen lines. A line is chosen once; pieces cost what is left of their line, shared among those left. */
export function refundLines(
  { id }: Pick<Order, 'id'>,
  wishes: readonly LineWish[],
  { lines }: Left,
): Result<readonly RefundedLine[], RefundRefusal> {
  const refunded: RefundedLine[] = [];
  for (const wish of wishes) {
    const left = lines.find(({ lineId }) => lineId === wish.lineId);
    const isTwice = refunded.some(({ lineId }) => lineId === wish.lineId);
    if (!left || isTwice) return refused({ code: 'REFUND_LINE_UNKNOWN', id, line: wish.lineId });
    const line = refundLine(id, wish, left);
    if (!line.ok) return line;
    refunded.push(line.value);
  }
  return granted(refunded);
}

function refundLine(
  id: number,
  { lineId, quantity, amount: wanted }: LineWish,
  left: LineLeft,
): Result<RefundedLine, RefundRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > left.quantity) {
    return refused({ code: 'REFUND_TOO_MANY', id, line: lineId, left: left.quantity });
  }
  const most = gross(left.total);
  const amount = wanted ?? (quantity === 0 ? 0 : fraction(most, quantity, left.quantity));
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) {
    return refused({ code: 'REFUND_TOO_MUCH', id, left: most });
  }
  return granted({ lineId, quantity, total: partOf(left.total, amount) });
}
