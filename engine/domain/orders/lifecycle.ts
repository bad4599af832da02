import { MINUTE_MS } from '../durations.ts';
import type { CancelReason, Mail } from '../mail/mail.ts';
import { ok, type Result, refuse } from '../result.ts';
import { quantityByStockOwner } from '../stock/stock.ts';
import { needsProcessing, type Order, type OrderStatus } from './order.ts';
import { cancelMails, receivedMail, type ShopMailSettings } from './order-mails.ts';
import type { TransitionRefusal } from './refusals.ts';
import { type Shipment, shipmentLine } from './shipment.ts';
import { withStockTaken } from './stock-taken.ts';
import type { OrderEvent } from './timeline.ts';

/** Allowed transitions. Cancelled and refunded are final. A failed order holds nothing: it is pending again before it is paid. */
const TRANSITIONS = {
  pending: ['processing', 'on-hold', 'completed', 'cancelled', 'failed'],
  failed: ['pending', 'cancelled'],
  'on-hold': ['processing', 'completed', 'cancelled', 'failed', 'refunded'],
  processing: ['on-hold', 'completed', 'cancelled', 'refunded'],
  completed: ['processing', 'refunded', 'cancelled'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => {
  const next: readonly OrderStatus[] = TRANSITIONS[from];
  return next.includes(to);
};

/** A quantity of one stock owner. */
export interface StockQuantity {
  /** Id of the product or variation that owns the stock. */
  readonly owner: number;
  /** Whole pieces, above zero. */
  readonly quantity: number;
}

/** Pieces of a product that count as sold; below zero where a sale is undone. */
export interface SoldPieces {
  readonly productId: number;
  readonly quantity: number;
}

/** One transition of an order with all its side effects. They are applied together, in one transaction. */
export interface OrderTransition {
  /** The order after the transition. */
  readonly order: Order;
  readonly restock: readonly StockQuantity[];
  /** Added to total sales. */
  readonly sold: readonly SoldPieces[];
  /** Coupons and gift cards are released. */
  readonly undoesSale: boolean;
  readonly mails: readonly Mail[];
  /** Entry in the order's timeline. */
  readonly event: OrderEvent;
}

export const NO_SIDE_EFFECTS = { restock: [], sold: [], undoesSale: false, mails: [] } as const;

/** The order with its next status and without a deadline, or why it cannot have it. */
function withStatus(order: Order, to: OrderStatus, now: Date): Result<Order, TransitionRefusal> {
  if (!canBecome(order.status, to)) {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id: order.id, from: order.status, to });
  }
  return ok({ ...order, status: to, modifiedAt: now, heldUntil: null });
}

interface ReceivedPayment {
  /** The gateway's transaction id. Null when the money was received outside a gateway. */
  readonly transactionId: string | null;
  readonly now: Date;
}

/** The payment was received. An order that needs no processing is complete at once, and one that was sent unpaid stays so. */
export function decidePaid(
  order: Order,
  { transactionId, now }: ReceivedPayment,
): Result<OrderTransition, TransitionRefusal> {
  const isSent = order.status === 'completed' && order.paidAt === null;
  const to = needsProcessing(order) && !isSent ? 'processing' : 'completed';
  const next = isSent ? ok({ ...order, modifiedAt: now }) : withStatus(order, to, now);
  if (!next.ok) return next;
  const paid = {
    ...next.value,
    transactionId: transactionId ?? order.transactionId,
    paidAt: order.paidAt ?? now,
    completedAt: to === 'completed' ? (order.completedAt ?? now) : null,
  };
  return ok({
    ...NO_SIDE_EFFECTS,
    order: paid,
    mails: [{ kind: 'order-paid', to: order.billing.email, language: order.language, orderId: order.id }],
    event: transactionId ? { code: 'paid', transactionId } : { code: 'paid-by-hand' },
  });
}

/** The operator has looked at an order on hold: it is packed, although it is not paid. */
export function decideRelease(order: Order, now: Date): Result<OrderTransition, TransitionRefusal> {
  if (order.status !== 'on-hold') {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id: order.id, from: order.status, to: 'processing' });
  }
  const next = withStatus(order, 'processing', now);
  return next.ok ? ok({ ...NO_SIDE_EFFECTS, order: next.value, event: { code: 'released' } }) : next;
}

interface Dispatch {
  /** The operator's words to the buyer. Empty for none. */
  readonly message: string;
  readonly shipment: Shipment | null;
  readonly now: Date;
}

interface Completion extends Dispatch {
  /** The buyer transfers the money: nobody takes it when the order is handed over. */
  readonly isTransferred: boolean;
}

/**
 * Everything was shipped. An order paid on delivery is paid by then; one that was let go before its transfer is not. One that
 * waits for its money is not to be shipped.
 */
export function decideComplete(
  order: Order,
  { message, shipment, isTransferred, now }: Completion,
): Result<OrderTransition, TransitionRefusal> {
  if (order.status === 'pending') {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id: order.id, from: order.status, to: 'completed' });
  }
  if (order.status === 'on-hold' && order.paidAt === null) return refuse({ code: 'ORDER_ON_HOLD', id: order.id });
  const next = withStatus(order, 'completed', now);
  if (!next.ok) return next;
  return ok({
    ...NO_SIDE_EFFECTS,
    order: { ...next.value, shipment, completedAt: now, paidAt: order.paidAt ?? (isTransferred ? null : now) },
    mails: [completedMail(order, message)],
    event: { code: 'completed' },
  });
}

const completedMail = (order: Order, message: string) =>
  ({
    kind: 'order-completed',
    to: order.billing.email,
    language: order.language,
    orderId: order.id,
    ...(message !== '' && { message }),
  }) as const;

interface Correction extends Dispatch {
  readonly shipment: Shipment;
}

/** The parcel's number was written down wrongly, or the order left in another parcel. */
export function decideCorrection(
  order: Order,
  { message, shipment, now }: Correction,
): Result<OrderTransition, TransitionRefusal> {
  const { id, shipment: before } = order;
  if (order.status !== 'completed') return refuse({ code: 'ORDER_NOT_SENT', id });
  const [from, to] = [before ? shipmentLine(before) : '', shipmentLine(shipment)];
  if (from === to) return refuse({ code: 'SHIPMENT_UNCHANGED', id });
  return ok({
    ...NO_SIDE_EFFECTS,
    order: { ...order, shipment, modifiedAt: now },
    mails: [{ ...completedMail(order, message), isCorrection: true }],
    event: { code: 'shipment-corrected', from, to },
  });
}

/** Nothing has happened to the order since it was placed. */
const isFirstAttempt = ({ createdAt, modifiedAt }: Order): boolean => createdAt.getTime() === modifiedAt.getTime();

/**
 * The payment was declined. Stock is released; the buyer may retry while there is stock. Of the first decline the buyer
 * gets an email with the link to pay; those after it happen before the buyer's eyes.
 */
export function decideFail(order: Order, { reason, now }: { readonly reason: string; readonly now: Date }) {
  const next: Result<Order, TransitionRefusal> = withStatus(order, 'failed', now);
  if (!next.ok) return next;
  const transition: OrderTransition = {
    ...undoSale(next.value),
    mails: isFirstAttempt(order) ? [receivedMail(order)] : [],
    event: { code: 'payment-declined', reason },
  };
  return ok(transition);
}

interface Cancellation {
  readonly reason: CancelReason;
  readonly now: Date;
  readonly shop: ShopMailSettings;
}

const CANCEL_EVENTS = {
  unpaid: 'cancelled-unpaid',
  shop: 'cancelled',
  buyer: 'cancelled-by-buyer',
} as const satisfies Record<CancelReason, OrderEvent['code']>;

export function decideCancel(
  order: Order,
  { reason, now, shop }: Cancellation,
): Result<OrderTransition, TransitionRefusal> {
  const { id, status, paidAt, totals } = order;
  if (paidAt !== null && totals.total > 0) return refuse({ code: 'ORDER_IS_PAID', id });
  if (status === 'completed' && !isGift(order)) {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id, from: status, to: 'cancelled' });
  }
  const next = withStatus(order, 'cancelled', now);
  if (!next.ok) return next;
  return ok({
    ...undoSaleOnce(order, next.value),
    mails: cancelMails(order, reason, shop),
    event: { code: CANCEL_EVENTS[reason] },
  });
}

/** Files for nothing: complete as soon as they are ordered, with neither money nor a parcel to come back. */
const isGift = ({ totals, needsShipping }: Order): boolean =>
  totals.total === 0 && totals.giftCards === 0 && !needsShipping;

/** A failed order has released everything already. */
const undoSaleOnce = (before: Order, after: Order) =>
  before.status === 'failed' ? { order: after, restock: [], sold: [], undoesSale: false } : undoSale(after);

/** The order no longer holds stock, and its sale no longer counts. */
const undoSale = (order: Order): Pick<OrderTransition, 'order' | 'restock' | 'sold' | 'undoesSale'> => ({
  order: { ...order, lines: order.lines.map((line) => ({ ...line, stockTaken: 0 })) },
  restock: heldStock(order),
  sold: order.lines.map(({ productId, quantity }) => ({ productId, quantity: 0 - quantity })),
  undoesSale: true,
});

/** Quantities the order still holds. */
const heldStock = ({ lines }: Order): readonly StockQuantity[] =>
  lines
    .filter(({ stockTaken }) => stockTaken > 0)
    .map(({ stockOwner, stockTaken }) => ({ owner: stockOwner, quantity: stockTaken }));

interface ReacquiredStock {
  /** Of owners that count stock, before pieces were taken. */
  readonly levels: Parameters<typeof withStockTaken>[1];
  readonly holdMinutes: number | null;
  readonly now: Date;
}

/** Stock that a failed order must take again before it can be paid. */
export const stockToReacquire = ({ lines }: Order): readonly StockQuantity[] =>
  [...quantityByStockOwner(lines.map((line) => ({ quantity: line.quantity, sellable: line })))].map(
    ([owner, quantity]) => ({ owner, quantity }),
  );

/** A failed order that has reacquired its stock waits for payment again. */
export const decideReacquire = (order: Order, { levels, holdMinutes, now }: ReacquiredStock): OrderTransition => ({
  order: {
    ...order,
    status: 'pending',
    modifiedAt: now,
    heldUntil: holdDeadline('pending', now, holdMinutes),
    lines: withStockTaken(order.lines, levels),
  },
  restock: [],
  sold: order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  undoesSale: false,
  mails: [],
  event: { code: 'payment-tried-again' },
});

/** Only an order that waits for an online payment has a deadline. A bank transfer may take days. */
export const holdDeadline = (status: OrderStatus, now: Date, holdMinutes: number | null): Date | null =>
  status === 'pending' && holdMinutes !== null ? new Date(now.getTime() + holdMinutes * MINUTE_MS) : null;
