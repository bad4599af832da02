import type { Mail } from '../mail/mail.ts';
import { sum } from '../money/money.ts';
import type { GiftCard } from '../promotions/gift-card.ts';
import { NO_SIDE_EFFECTS, type OrderTransition, type SoldPieces, type StockQuantity } from './lifecycle.ts';
import type { Order } from './order.ts';
import { failedRefundMails, type ShopMailSettings } from './order-mails.ts';
import { isFullyRefunded, type Refund, type RefundWays, refundableOf } from './refund.ts';

interface CompletionFacts {
  /** All refunds of the order, with this one as done. */
  readonly refunds: readonly Refund[];
  /** The gift cards that paid a part of the order. */
  readonly giftCards: readonly Pick<GiftCard, 'id' | 'voidedAt'>[];
  /** This one as it had failed, before the operator transferred its money. Null where it never failed. */
  readonly failed: Refund | null;
  readonly now: Date;
}

/** A gateway has given a receipt for it, and taken its word back since. */
const wasDone = (failed: Refund | null): boolean => failed !== null && failed.receipt !== null;

const isWholeRefunded = (order: Order, refunds: readonly Refund[]): boolean =>
  isFullyRefunded(
    refundableOf(
      order,
      refunds.filter(({ state }) => state === 'done'),
    ),
  );

/** Makes the order `refunded` and releases its promotions, once: an order stays refunded where a refund fails after all. */
const isLast = (order: Order, { refunds, failed }: Pick<CompletionFacts, 'refunds' | 'failed'>): boolean =>
  isWholeRefunded(order, refunds) && !(wasDone(failed) && order.status === 'refunded');

/** Gift cards are credited with the last refund of an order. What void ones had paid is returned by the operator. */
export function refundWays(order: Order, refund: Refund, facts: Omit<CompletionFacts, 'now'>): RefundWays {
  const payments = isLast(order, facts) ? order.giftCards : [];
  const isVoid = (cardId: number) => facts.giftCards.some(({ id, voidedAt }) => id === cardId && voidedAt !== null);
  const paidBy = (areVoid: boolean) =>
    sum(payments.filter(({ cardId }) => isVoid(cardId) === areVoid).map((payment) => payment.amount));
  const way = wayOf(refund, facts.failed);
  return {
    byGateway: way === 'gateway' ? refund.amount : 0,
    byTransfer: (way === 'transfer' ? refund.amount : 0) + paidBy(true),
    transferred: way === 'transferred' ? refund.amount : 0,
    toGiftCards: paidBy(false),
  };
}

function wayOf({ receipt }: Refund, failed: Refund | null): 'gateway' | 'transfer' | 'transferred' {
  if (failed) return 'transferred';
  return receipt === null ? 'transfer' : 'gateway';
}

/**
 * The transition once the money has been returned. The last refund of an order makes it `refunded`, for good: one that is
 * pending may still fail. Pieces of one that was done before, and failed, are where it has put them.
 */
export function refundTransition(order: Order, refund: Refund, facts: CompletionFacts): OrderTransition {
  const restocks = refund.restock && !wasDone(facts.failed);
  const returned = order.lines.map((line) => ({
    line,
    pieces: restocks ? Math.min(piecesOf(refund, line.id), line.stockTaken) : 0,
  }));
  return {
    ...NO_SIDE_EFFECTS,
    order: {
      ...order,
      modifiedAt: facts.now,
      status: isWholeRefunded(order, facts.refunds) ? 'refunded' : order.status,
      lines: returned.map(({ line, pieces }) => ({ ...line, stockTaken: line.stockTaken - pieces })),
    },
    restock: returned.flatMap(({ line, pieces }): StockQuantity[] =>
      pieces > 0 ? [{ owner: line.stockOwner, quantity: pieces }] : [],
    ),
    sold: soldPieces(order, (lineId) => 0 - piecesOf(refund, lineId)),
    undoesSale: isLast(order, facts),
    mails: [refundMail(order, refund, facts)],
    event: { code: facts.failed ? 'refund-transferred' : 'refunded', refund: refund.id },
  };
}

const piecesOf = ({ lines }: Refund, lineId: number): number =>
  sum(lines.filter((line) => line.lineId === lineId).map(({ quantity }) => quantity));

const soldPieces = ({ lines }: Order, quantityOf: (lineId: number) => number): readonly SoldPieces[] =>
  lines.map(({ id, productId }) => ({ productId, quantity: quantityOf(id) })).filter(({ quantity }) => quantity !== 0);

function refundMail(order: Order, refund: Refund, facts: CompletionFacts): Mail {
  const { byGateway, byTransfer, transferred, toGiftCards } = refundWays(order, refund, facts);
  const earlier = sum(facts.refunds.filter(({ id, state }) => id !== refund.id && state === 'done').map(amountOf));
  const reason = refund.reason.trim();
  return {
    kind: 'order-refunded',
    to: order.billing.email,
    language: order.language,
    orderId: order.id,
    refunded: byGateway + byTransfer + transferred,
    ...(byTransfer > 0 && { byTransfer }),
    ...(transferred > 0 && { transferred }),
    ...(toGiftCards > 0 && { toGiftCards }),
    ...(earlier > 0 && { earlier }),
    isWhole: isWholeRefunded(order, facts.refunds),
    ...(reason !== '' && { reason }),
  };
}

interface FailureFacts {
  readonly shop: ShopMailSettings;
  /** As the gateway words it. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * The money has not arrived. The order stays as a refund that was done has left it: its pieces may be in stock again, and nobody
 * is to pack it. They count as sold until their money is returned, as they do in the reports.
 */
export function refundFailure(order: Order, refund: Refund, facts: FailureFacts): OrderTransition {
  const isReturned = refund.state === 'done';
  return {
    ...NO_SIDE_EFFECTS,
    order: { ...order, modifiedAt: facts.now },
    sold: isReturned ? soldPieces(order, (lineId) => piecesOf(refund, lineId)) : [],
    mails: failedRefundMails(
      order,
      { refund: refund.id, amount: refund.amount, reason: facts.reason, wasDone: isReturned },
      facts.shop,
    ),
    event: { code: isReturned ? 'refund-failed' : 'refund-declined', refund: refund.id, reason: facts.reason },
  };
}

const amountOf = ({ amount }: Refund) => amount;
