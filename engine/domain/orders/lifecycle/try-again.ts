import { quantityByStockOwner } from '../../stock/owners.ts';
import { heldUntil } from '../hold.ts';
import type { Order } from '../order.ts';
import type { OrderTransition, Pieces } from './step.ts';

interface Again {
  /** Owners that count their pieces, and so gave some. */
  readonly owners: ReadonlySet<number>;
  readonly holdMinutes: number | null;
  readonly now: Date;
}

/** What a failed order must take from stock again before it may be paid. */
export const stockToReacquire = ({ lines }: Order): readonly Pieces[] =>
  [...quantityByStockOwner(lines.map((line) => ({ quantity: line.quantity, sellable: line })))].map(
    ([owner, quantity]) => ({
      owner,
      quantity,
    }),
  );

/** A failed order that has got its pieces again waits for its money anew. */
export const decideReacquire = (order: Order, { owners, holdMinutes, now }: Again): OrderTransition => ({
  order: {
    ...order,
    status: 'pending',
    modifiedAt: now,
    heldUntil: heldUntil('pending', now, holdMinutes),
    lines: order.lines.map((line) => ({ ...line, stockTaken: owners.has(line.stockOwner) ? line.quantity : 0 })),
  },
  restock: [],
  sold: order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  isUndone: false,
  mails: [],
  event: { code: 'payment-tried-again' },
});
