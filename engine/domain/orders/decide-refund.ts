import type { Mail } from '../mail/mail.ts';
import { type Cents, sum } from '../money/money.ts';
import { allocate, fraction } from '../money/rounding.ts';
import { gross } from '../pricing/priced-cart.ts';
import type { GiftCard } from '../promotions/gift-card.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Taxed } from '../tax/tax-amount.ts';
import { canBecome, NO_SIDE_EFFECTS, type OrderTransition, type StockQuantity } from './lifecycle.ts';
import type { Order } from './order.ts';
import type { ShopMailSettings } from './order-mails.ts';
import {
  isFullyRefunded,
  type NewRefund,
  type Refund,
  type Refundable,
  type RefundableLine,
  type RefundedLine,
  type RefundLineRequest,
  type RefundRequest,
  type RefundWays,
  refundableOf,
} from './refund.ts';
import type { RefundRefusal } from './refusals.ts';

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

interface FailureFacts {
  readonly shop: ShopMailSettings;
  /** As the gateway words it. */
  readonly reason: string;
}

interface CompletionFacts {
  /** All refunds of the order, with this one as done. */
  readonly refunds: readonly Refund[];
  /** The gift cards that paid a part of the order. */
  readonly giftCards: readonly Pick<GiftCard, 'id' | 'voidedAt'>[];
  readonly now: Date;
}

const isWholeRefunded = (order: Order, refunds: readonly Refund[]): boolean =>
  isFullyRefunded(
    refundableOf(
      order,
      refunds.filter(({ state }) => state === 'done'),
    ),
  );

/** Gift cards are credited with the last refund of an order. What void ones had paid is returned by the operator. */
export function refundWays(
  order: Order,
  { amount, receipt }: Refund,
  { refunds, giftCards }: Omit<CompletionFacts, 'now'>,
): RefundWays {
  const payments = isWholeRefunded(order, refunds) ? order.giftCards : [];
  const isVoid = (cardId: number) => giftCards.some(({ id, voidedAt }) => id === cardId && voidedAt !== null);
  const paidBy = (areVoid: boolean) =>
    sum(payments.filter(({ cardId }) => isVoid(cardId) === areVoid).map((payment) => payment.amount));
  return {
    byGateway: receipt === null ? 0 : amount,
    byTransfer: (receipt === null ? amount : 0) + paidBy(true),
    toGiftCards: paidBy(false),
  };
}

/**
 * The transition once the money has been returned. The last refund of an order makes it `refunded`, for good: one that is
 * pending may still fail.
 */
export function refundTransition(order: Order, refund: Refund, facts: CompletionFacts): OrderTransition {
  const isWhole = isWholeRefunded(order, facts.refunds);
  const refundedQuantities = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const returned = order.lines.map((line) => ({
    line,
    pieces: refund.restock ? Math.min(refundedQuantities.get(line.id) ?? 0, line.stockTaken) : 0,
  }));
  return {
    ...NO_SIDE_EFFECTS,
    order: {
      ...order,
      modifiedAt: facts.now,
      status: isWhole ? 'refunded' : order.status,
      lines: returned.map(({ line, pieces }) => ({ ...line, stockTaken: line.stockTaken - pieces })),
    },
    restock: returned.flatMap(({ line, pieces }): StockQuantity[] =>
      pieces > 0 ? [{ owner: line.stockOwner, quantity: pieces }] : [],
    ),
    sold: order.lines
      .map(({ id, productId }) => ({ productId, quantity: 0 - (refundedQuantities.get(id) ?? 0) }))
      .filter(({ quantity }) => quantity < 0),
    undoesSale: isWhole,
    mails: [refundMail(order, refund, facts)],
    event: { code: 'refunded', refund: refund.id },
  };
}

function refundMail(order: Order, refund: Refund, facts: CompletionFacts): Mail {
  const { byGateway, byTransfer, toGiftCards } = refundWays(order, refund, facts);
  const earlier = sum(facts.refunds.filter(({ id, state }) => id !== refund.id && state === 'done').map(amountOf));
  const reason = refund.reason.trim();
  return {
    kind: 'order-refunded',
    to: order.billing.email,
    language: order.language,
    orderId: order.id,
    refunded: byGateway + byTransfer,
    ...(byTransfer > 0 && { byTransfer }),
    ...(toGiftCards > 0 && { toGiftCards }),
    ...(earlier > 0 && { earlier }),
    isWhole: isWholeRefunded(order, facts.refunds),
    ...(reason !== '' && { reason }),
  };
}

/** Tells the shop of money that has not arrived, and its buyer where it was announced. */
export function failedRefundMails(order: Order, refund: Refund, { shop, reason }: FailureFacts): readonly Mail[] {
  const { id: orderId, billing, language } = order;
  const { amount } = refund;
  const wasDone = refund.state === 'done';
  // Of an anonymized order no email says anything.
  if (billing.email === '') return [];
  return [
    { kind: 'refund-failed', to: shop.shopEmail, language: shop.shopLanguage, orderId, amount, reason, wasDone },
    ...(wasDone ? [{ kind: 'refund-returned', to: billing.email, language, orderId, amount } as const] : []),
  ];
}

const amountOf = ({ amount }: Refund): Cents => amount;
