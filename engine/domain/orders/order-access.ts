import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import { customerNumber } from '../sessions/session.ts';
import type { Order, OrderStatus } from './order.ts';

export const ORDER_KEY_LENGTH = 13;

export const orderKey = (random: string): string => `wc_order_${random}`;

/** Compares in constant time, so that response times do not reveal the key. */
export function isSameKey(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % Math.max(other.length, 1));
  }
  return difference === 0;
}

interface Reader {
  readonly customerId: string;
  /** Ids of orders placed in the reader's session. */
  readonly sessionOrders: readonly number[];
  /** Order key from the request. Empty when there is none. */
  readonly key: string;
}

/**
 * The buyer, the session that placed it, and whoever has its key may read an order. An email address is not enough.
 */
export function canReadOrder(order: Order, { customerId, sessionOrders, key }: Reader): boolean {
  const buyer = customerNumber(customerId);
  const isBuyer = buyer !== null && order.customerId === buyer;
  return isBuyer || sessionOrders.includes(order.id) || isSameKey(order.key, key);
}

/** The parts of an order that identify its buyer or give access to it. */
export type OrderIdentity = Pick<Order, 'id' | 'key' | 'billing' | 'shipping'>;

const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/** An open order still needs its buyer: it waits for payment or delivery. */
export const isOpenOrder = ({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>): boolean =>
  OPEN_STATUSES.includes(status) || (status === 'completed' && paidAt === null);

/** Removes the buyer from an order. A new key invalidates old links. */
export const anonymizedIdentity = ({ id, billing, shipping }: OrderIdentity, key: string): OrderIdentity => ({
  id,
  key,
  billing: countryAndState(billing),
  shipping: countryAndState(shipping),
});

/** Accounting and tax returns need no more of an address. */
const countryAndState = ({ country, state }: Address): Address => ({ ...EMPTY_ADDRESS, country, state });
