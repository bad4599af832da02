import { NO_SIDE_EFFECTS, type OrderTransition, type Pieces } from '../lifecycle/step.ts';
import type { Order } from '../order.ts';
import { isAllBack, leftToRefund } from './left-to-refund.ts';
import type { Refund } from './refund.ts';

interface Facts {
  /** All of the order, this one among them, and done. */
  readonly refunds: readonly Refund[];
  readonly now: Date;
}

/** What follows once the money has gone back. With the last of it the order is refunded. */
export function refundTransition(order: Order, refund: Refund, { refunds, now }: Facts): OrderTransition {
  const isWhole = isAllBack(leftToRefund(order, refunds));
  const back = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const returned = order.lines.map((line) => ({
    line,
    pieces: refund.restock ? Math.min(back.get(line.id) ?? 0, line.stockTaken) : 0,
  }));
  return {
    ...NO_SIDE_EFFECTS,
    order: {
      ...order,
      modifiedAt: now,
      status: isWhole ? 'refunded' : order.status,
      lines: returned.map(({ line, pieces }) => ({ ...line, stockTaken: line.stockTaken - pieces })),
    },
    restock: returned.flatMap(({ line, pieces }): Pieces[] =>
      pieces > 0 ? [{ owner: line.stockOwner, quantity: pieces }] : [],
    ),
    sold: order.lines
      .map(({ id, productId }) => ({ productId, quantity: 0 - (back.get(id) ?? 0) }))
      .filter(({ quantity }) => quantity < 0),
    isUndone: isWhole,
    mails: [
      {
        ...{ kind: 'order-refunded', to: order.billing.email, language: order.language, orderId: order.id },
        ...{ refunded: refund.amount, isWhole },
      },
    ],
    event: { code: 'refunded', refund: refund.id },
  };
}
