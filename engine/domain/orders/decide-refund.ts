import { type Cents, sum } from '../money/money.ts';
import { allocate, fraction } from '../money/rounding.ts';
import { gross } from '../pricing/priced-cart.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Taxed } from '../tax/tax-amount.ts';
import { canBecome } from './lifecycle.ts';
import type { Order } from './order.ts';
import {
  isCovered,
  isFullyRefunded,
  type NewRefund,
  type Refund,
  type Refundable,
  type RefundableLine,
  type RefundedLine,
  type RefundLineRequest,
  type RefundRequest,
  refundableOf,
} from './refund.ts';
import type { RefundRefusal, TransferredRefusal } from './refusals.ts';

type Parts = Pick<NewRefund, 'lines' | 'shipping'>;

interface Facts {
  readonly refunds: readonly Refund[];
  readonly now: Date;
}

/** Splits a refund to the cent over items, shipping and taxes. All refunds together never exceed the total. */
export function decideRefund(
  order: Order,
  request: RefundRequest,
  { refunds, now }: Facts,
): Result<NewRefund, RefundRefusal> {
  const { id } = order;
  if (order.paidAt === null) return refuse({ code: 'ORDER_NOT_PAID', id });
  if (!canBecome(order.status, 'refunded')) {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'refunded' });
  }
  if (isFullyRefunded(refundableOf(order, []))) return refuse({ code: 'ORDER_WAS_FREE', id });
  const left = refundableOf(order, refunds);
  const parts = partsOf(order, request, left);
  if (!parts.ok) return parts;
  const partsTotal = totalOf(parts.value);
  if (partsTotal <= 0) return refuse({ code: 'REFUND_EMPTY', id });
  // The part that gift cards paid is credited to the cards with the last refund. It is not paid out as money.
  const amount = request.kind === 'everything-left' ? Math.min(partsTotal, left.amount) : partsTotal;
  if (amount > left.amount) return refuse({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const { reason, restock } = request;
  return ok({ ...parts.value, orderId: id, amount, reason: reason.trim(), restock, createdAt: now });
}

/** The operator has transferred the money of a refund that failed. What has been returned otherwise since is not owed any more. */
export function decideTransferred(
  order: Order,
  refundId: number,
  refunds: readonly Refund[],
): Result<Refund, TransferredRefusal> {
  const refund = refunds.find(({ id }) => id === refundId);
  const facts = { id: order.id, refund: refundId };
  if (refund?.state !== 'failed') return refuse({ code: 'REFUND_NOT_FAILED', ...facts });
  if (!isCovered(refund, refundableOf(order, refunds))) return refuse({ code: 'REFUND_NOT_OWED', ...facts });
  return ok(refund);
}

function partsOf(order: Order, request: RefundRequest, left: Refundable): Result<Parts, RefundRefusal> {
  if (request.kind === 'everything-left') return ok(allParts(left));
  if (request.kind === 'amount') return spreadOverParts(order, request.amount, left);
  return chosenParts(order, request, left);
}

const allParts = ({ lines, shipping }: Refundable): Parts => ({ lines: lines.filter(isSomething), shipping });

const isSomething = ({ quantity, total }: Omit<RefundedLine, 'lineId'>) => quantity > 0 || gross(total) > 0;

function spreadOverParts({ id }: Order, amount: Cents, left: Refundable): Result<Parts, RefundRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse({ code: 'REFUND_EMPTY', id });
  if (amount > left.amount) return refuse({ code: 'REFUND_TOO_MUCH', id, left: left.amount });
  const all = [...left.lines, ...left.shipping];
  const shares = allocate(
    amount,
    all.map(({ total }) => gross(total)),
  );
  const shareAt = (index: number) => shares[index] ?? 0;
  return ok({
    lines: left.lines
      .map(({ lineId, total }, index) => ({ lineId, quantity: 0, total: portionOf(total, shareAt(index)) }))
      .filter(isSomething),
    shipping: left.shipping.map(({ position, total }, index) => ({
      position,
      total: portionOf(total, shareAt(left.lines.length + index)),
    })),
  });
}

function chosenParts(
  order: Order,
  request: Extract<RefundRequest, { kind: 'parts' }>,
  left: Refundable,
): Result<Parts, RefundRefusal> {
  const lines = refundLines(order, request.lines, left);
  if (!lines.ok) return lines;
  const shippingLeft = sum(left.shipping.map(({ total }) => gross(total)));
  if (!Number.isSafeInteger(request.shipping) || request.shipping < 0 || request.shipping > shippingLeft) {
    return refuse({ code: 'REFUND_TOO_MUCH', id: order.id, left: shippingLeft });
  }
  return ok({ lines: lines.value, shipping: request.shipping > 0 ? shippingOf(request.shipping, left) : [] });
}

function shippingOf(amount: Cents, { shipping }: Refundable): Parts['shipping'] {
  const shares = allocate(
    amount,
    shipping.map(({ total }) => gross(total)),
  );
  return shipping.map(({ position, total }, index) => ({ position, total: portionOf(total, shares[index] ?? 0) }));
}

const totalOf = ({ lines, shipping }: Parts): Cents => sum([...lines, ...shipping].map(({ total }) => gross(total)));

/** Refunds chosen lines, each at most once. Pieces cost their share of what is left of their line. */
function refundLines(
  { id }: Pick<Order, 'id'>,
  requests: readonly RefundLineRequest[],
  { lines }: Refundable,
): Result<readonly RefundedLine[], RefundRefusal> {
  const refunded: RefundedLine[] = [];
  for (const request of requests) {
    const left = lines.find(({ lineId }) => lineId === request.lineId);
    const isDuplicate = refunded.some(({ lineId }) => lineId === request.lineId);
    if (!left || isDuplicate) return refuse({ code: 'REFUND_LINE_UNKNOWN', id, line: request.lineId });
    const line = refundLine(id, request, left);
    if (!line.ok) return line;
    refunded.push(line.value);
  }
  return ok(refunded);
}

function refundLine(
  id: number,
  { lineId, quantity, amount: requestedAmount }: RefundLineRequest,
  left: RefundableLine,
): Result<RefundedLine, RefundRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > left.quantity) {
    return refuse({ code: 'REFUND_TOO_MANY', id, line: lineId, left: left.quantity });
  }
  const maximum = gross(left.total);
  const amount = requestedAmount ?? (quantity === 0 ? 0 : fraction(maximum, quantity, left.quantity));
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > maximum) {
    return refuse({ code: 'REFUND_TOO_MUCH', id, left: maximum });
  }
  return ok({ lineId, quantity, total: portionOf(left.total, amount) });
}

/**
 * A portion of an amount with its share of each tax. Shares follow what is left of each tax, so they never exceed it
 * and the last portion takes all the rest, to the cent.
 */
function portionOf(left: Taxed, amount: Cents): Taxed {
  if (amount === gross(left)) return left;
  const [net = 0, ...shares] = allocate(amount, [left.net, ...left.taxes.map((tax) => tax.amount)]);
  const taxes = left.taxes.map(({ rateId }, index) => ({ rateId, amount: shares[index] ?? 0 }));
  return { net, tax: sum(shares), taxes };
}
