import { mayRead } from '#engine/domain/orders/may-read.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { openSession } from '../cart/open-session.ts';
import type { Caller, Needs } from '../ports.ts';

/** By number, with the key when the reader has one, or by key alone. */
export type OrderAddress = { readonly id: number; readonly key?: string } | { readonly key: string };

export interface OrderRead {
  readonly order: Order;
  /** What the buyer does next to pay, in plain lines in the reader's language; empty when nothing. */
  readonly instructions: string;
}

export async function readOrder(
  needs: Needs,
  caller: Caller,
  address: OrderAddress,
): Promise<Result<OrderRead, ReadOrderRefusal>> {
  const order = 'id' in address ? await needs.orders.find(address.id) : await needs.orders.findByKey(address.key);
  const { orders } = openSession(needs, caller, await needs.sessions.find(caller.customerId));
  const reader = { customerId: caller.customerId, sessionOrders: orders, key: address.key ?? '' };
  if (!order || !mayRead(order, reader)) return refused({ code: 'ORDER_FORBIDDEN' });
  return granted({ order, instructions: instructionsOf(needs, caller, order) });
}

/** Told as long as the money is awaited. */
function instructionsOf({ gateways }: Needs, { language }: Caller, order: Order): string {
  if (order.status !== 'on-hold' && order.status !== 'pending' && order.status !== 'processing') return '';
  const gateway = gateways.find(({ id }) => id === order.paymentMethod);
  return gateway && order.paidAt === null ? gateway.instructions({ id: order.id, language }) : '';
}
