import { allocate } from '../../money/allocate.ts';
import type { Cents } from '../../money/cents.ts';
import { sum } from '../../money/sum.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { RefundRefusal } from '../lifecycle/refusals.ts';
import type { Order } from '../order.ts';
import { gross, type Left, leftToRefund } from './left-to-refund.ts';
import { partOf } from './part-of.ts';
import type { NewRefund, Refund, RefundedLine } from './refund.ts';
import { refundLines } from './refund-lines.ts';
import type { RefundRequest } from './refund-wish.ts';

type Parts = Pick<NewRefund, 'lines' | 'shipping'>;

interface Facts {
  readonly refunds: readonly Refund[];
  readonly now: Date;
}

/** Which money goes back, split to the cent over goods, delivery and taxes; all refunds together never exceed the total. */
export function decideRefund(
  order: Order,
  request: RefundRequest,
  { refunds, now }: Facts,
): Result<NewRefund, RefundRefusal> {
  const { id } = order;
  if (order.paidAt === null) return refuse({ code: 'ORDER_NOT_PAID', id });
  if (order.status === 'refunded') {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'refunded' });
  }
  const left = leftToRefund(order, refunds);
  const parts = partsOf(order, request, left);
  if (!parts.ok) return parts;
  const worth = totalOf(parts.value);
  if (worth <= 0) return refuse({ code: 'REFUND_EMPTY', id });
  // What a gift card has paid goes back to the card, with the last of the order, and not as money.
  const amount = request.kind === 'everything-left' ? Math.min(worth, left.amount) : worth;
  if (amount > left.amount) return refuse({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const { reason, restock } = request;
  return ok({ ...parts.value, orderId: id, amount, reason: reason.trim(), restock, createdAt: now });
}

function partsOf(order: Order, request: RefundRequest, left: Left): Result<Parts, RefundRefusal> {
  if (request.kind === 'everything-left') return ok(everything(left));
  if (request.kind === 'amount') return spread(order, request.amount, left);
  return chosen(order, request, left);
}

const everything = ({ lines, shipping }: Left): Parts => ({ lines: lines.filter(isSomething), shipping });

const isSomething = ({ quantity, total }: Omit<RefundedLine, 'lineId'>) => quantity > 0 || gross(total) > 0;

function spread({ id }: Order, amount: Cents, left: Left): Result<Parts, RefundRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse({ code: 'REFUND_EMPTY', id });
  if (amount > left.amount) return refuse({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const all = [...left.lines, ...left.shipping];
  const shares = allocate(
    amount,
    all.map(({ total }) => gross(total)),
  );
  const shareAt = (place: number) => shares[place] ?? 0;
  return ok({
    lines: left.lines
      .map(({ lineId, total }, place) => ({ lineId, quantity: 0, total: partOf(total, shareAt(place)) }))
      .filter(isSomething),
    shipping: left.shipping.map(({ position, total }, place) => ({
      position,
      total: partOf(total, shareAt(left.lines.length + place)),
    })),
  });
}

function chosen(
  order: Order,
  request: Extract<RefundRequest, { kind: 'parts' }>,
  left: Left,
): Result<Parts, RefundRefusal> {
  const lines = refundLines(order, request.lines, left);
  if (!lines.ok) return lines;
  const shippingLeft = sum(left.shipping.map(({ total }) => gross(total)));
  if (!Number.isSafeInteger(request.shipping) || request.shipping < 0 || request.shipping > shippingLeft) {
    return refuse({ code: 'REFUND_TOO_MUCH', id: order.id, left: shippingLeft });
  }
  return ok({ lines: lines.value, shipping: request.shipping > 0 ? shippingOf(request.shipping, left) : [] });
}

function shippingOf(amount: Cents, { shipping }: Left): Parts['shipping'] {
  const shares = allocate(
    amount,
    shipping.map(({ total }) => gross(total)),
  );
  return shipping.map(({ position, total }, place) => ({ position, total: partOf(total, shares[place] ?? 0) }));
}

const totalOf = ({ lines, shipping }: Parts): Cents => sum([...lines, ...shipping].map(({ total }) => gross(total)));
