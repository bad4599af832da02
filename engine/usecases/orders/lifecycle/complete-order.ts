import { decideComplete } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import type { Result } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { changeOrder } from './change-order.ts';

export interface Completion {
  readonly id: number;
  /** Told to the buyer, for example the number of the parcel; empty without any. */
  readonly message: string;
}

export const completeOrder = (needs: Needs, { id, message }: Completion): Promise<Result<Order, TransitionRefusal>> =>
  changeOrder(needs, id, {
    decide: (order) => decideComplete(order, needs.now()),
    also: async (shop, order) => {
      const text = message.trim();
      if (text === '') return;
      await shop.orders.addNote({ orderId: id, text, isForBuyer: true, writtenAt: order.modifiedAt });
    },
  });
