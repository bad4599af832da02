import type { Order } from '../order.ts';
import type { OrderTransition, Pieces } from './step.ts';

/** The order no longer holds any piece, and what it sold is not sold. */
export const undoSale = (order: Order): Pick<OrderTransition, 'order' | 'restock' | 'sold' | 'isUndone'> => ({
  order: { ...order, lines: order.lines.map((line) => ({ ...line, stockTaken: 0 })) },
  restock: piecesHeld(order),
  sold: order.lines.map(({ productId, quantity }) => ({ productId, quantity: 0 - quantity })),
  isUndone: true,
});

/** What the order still has of the stock. */
const piecesHeld = ({ lines }: Order): readonly Pieces[] =>
  lines
    .filter(({ stockTaken }) => stockTaken > 0)
    .map(({ stockOwner, stockTaken }) => ({ owner: stockOwner, quantity: stockTaken }));
