import { allocate } from '../../money/allocate.ts';
import type { Cents } from '../../money/cents.ts';
import { sum } from '../../money/sum.ts';
import { granted, type Result, refused } from '../../result.ts';
import type { RefundRefusal } from '../life/refusals.ts';
import type { Order } from '../order.ts';
import { gross, type Left, leftToRefund } from './left-to-refund.ts';
import { partOf } from './part-of.ts';
import type { NewRefund, Refund, RefundedLine } from './refund.ts';
import { refundLines } from './refund-lines.ts';
import type { RefundWish } from './refund-wish.ts';

type Parts = Pick<NewRefund, 'lines' | 'shipping'>;

interface Facts {
  readonly refunds: readonly Refund[];
  readonly now: Date;
}

/** Which money goes back, split to the cent over goods, delivery and taxes; all refunds together never exceed the total. */
export function decideRefund(
  order: Order,
  wish: RefundWish,
  { refunds, now }: Facts,
): Result<NewRefund, RefundRefusal> {
  const { id } = order;
  if (order.paidAt === null) return refused({ code: 'ORDER_NOT_PAID', id });
  if (order.status === 'refunded') {
    return refused({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'refunded' });
  }
  const left = leftToRefund(order, refunds);
  const parts = partsOf(order, wish, left);
  if (!parts.ok) return parts;
  const worth = totalOf(parts.value);
  if (worth <= 0) return refused({ code: 'REFUND_EMPTY', id });
  // What a gift card has paid goes back to the card, with the last of the order, and not as money.
  const amount = wish.kind === 'everything-left' ? Math.min(worth, left.amount) : worth;
  if (amount > left.amount) return refused({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const { reason, restock } = wish;
  return granted({ ...parts.value, orderId: id, amount, reason: reason.trim(), restock, createdAt: now });
}

function partsOf(order: Order, wish: RefundWish, left: Left): Result<Parts, RefundRefusal> {
  if (wish.kind === 'everything-left') return granted(everything(left));
  if (wish.kind === 'amount') return spread(order, wish.amount, left);
  return chosen(order, wish, left);
}

const everything = ({ lines, shipping }: Left): Parts => ({ lines: lines.filter(isSomething), shipping });

const isSomething = ({ quantity, total }: Omit<RefundedLine, 'lineId'>) => quantity > 0 || gross(total) > 0;

function spread({ id }: Order, amount: Cents, left: Left): Result<Parts, RefundRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refused({ code: 'REFUND_EMPTY', id });
  if (amount > left.amount) return refused({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const all = [...left.lines, ...left.shipping];
  const shares = allocate(
    amount,
    all.map(({ total }) => gross(total)),
  );
  const shareAt = (place: number) => shares[place] ?? 0;
  return granted({
    lines: left.lines
      .map(({ lineId, total }, place) => ({ lineId, quantity: 0, total: partOf(total, shareAt(place)) }))
      .filter(isSomething),
    shipping: left.shipping.map(({ position, total }, place) => ({
      position,
      total: partOf(total, shareAt(left.lines.length + place)),
    })),
  });
}

function chosen(order: Order, wish: Extract<RefundWish, { kind: 'parts' }>, left: Left): Result<Parts, RefundRefusal> {
  const lines = refundLines(order, wish.lines, left);
  if (!lines.ok) return lines;
  const shippingLeft = sum(left.shipping.map(({ total }) => gross(total)));
  if (!Number.isSafeInteger(wish.shipping) || wish.shipping < 0 || wish.shipping > shippingLeft) {
    return refused({ code: 'REFUND_TOO_MUCH', id: order.id, left: shippingLeft });
  }
  return granted({ lines: lines.value, shipping: wish.shipping > 0 ? shippingOf(wish.shipping, left) : [] });
}

function shippingOf(amount: Cents, { shipping }: Left): Parts['shipping'] {
  const shares = allocate(
    amount,
    shipping.map(({ total }) => gross(total)),
  );
  return shipping.map(({ position, total }, place) => ({ position, total: partOf(total, shares[place] ?? 0) }));
}

const totalOf = ({ lines, shipping }: Parts): Cents => sum([...lines, ...shipping].map(({ total }) => gross(total)));
