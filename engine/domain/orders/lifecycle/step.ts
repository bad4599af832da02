import type { Mail } from '../../mail/mail.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { Order } from '../order.ts';
import type { OrderEvent } from '../order-event.ts';
import type { OrderStatus } from '../status.ts';
import type { TransitionRefusal } from './refusals.ts';
import { canBecome } from './transitions.ts';

/** Pieces of one stock owner. */
export interface Pieces {
  readonly owner: number;
  readonly quantity: number;
}

/** One step in the life of an order and all that comes with it: carried out whole, in one transaction. */
export interface OrderTransition {
  /** As it is afterwards. */
  readonly order: Order;
  readonly restock: readonly Pieces[];
  /** Added to the numbers ever sold; below zero takes back. */
  readonly sold: readonly { readonly productId: number; readonly quantity: number }[];
  /** The sale is undone: what coupons and gift cards gave for it goes back to them. */
  readonly isUndone: boolean;
  readonly mails: readonly Mail[];
  /** For the diary. */
  readonly event: OrderEvent;
}

export const NO_SIDE_EFFECTS = { restock: [], sold: [], isUndone: false, mails: [] } as const;

/** The order in its next status, off the clock, or why it cannot get there. */
export function withStatus(order: Order, to: OrderStatus, now: Date): Result<Order, TransitionRefusal> {
  if (!canBecome(order.status, to)) {
    return refuse({ code: 'ORDER_CANNOT_BECOME', id: order.id, from: order.status, to });
  }
  return ok({ ...order, status: to, modifiedAt: now, heldUntil: null });
}
