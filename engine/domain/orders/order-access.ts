import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import { customerNumber } from '../sessions/session.ts';
import type { Order, OrderStatus } from './order.ts';

export const ORDER_KEY_LENGTH = 13;

export const orderKey = (random: string): string => `wc_order_${random}`;

/** Takes the same time wherever the texts differ, so that a key cannot be guessed letter by letter. */
export function isSameKey(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place += 1) {
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place % Math.max(other.length, 1));
  }
  return difference === 0;
}

interface Reader {
  readonly customerId: string;
  /** Orders the reader's session has placed. */
  readonly sessionOrders: readonly number[];
  /** Key the reader shows; empty when none. */
  readonly key: string;
}

/** The buyer, the session that placed it, and whoever holds its key. An e-mail address alone opens nothing. */
export function canReadOrder(order: Order, { customerId, sessionOrders, key }: Reader): boolean {
  const buyer = customerNumber(customerId);
  const isBuyer = buyer !== null && order.customerId === buyer;
  return isBuyer || sessionOrders.includes(order.id) || isSameKey(order.key, key);
}

/** What of an order says whose it is and who may read it. */
export type OrderIdentity = Pick<Order, 'id' | 'key' | 'billing' | 'shipping'>;

const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/** Somebody still waits for money or goods: the shop needs to know whom. */
export const isOpenOrder = ({ status }: Pick<Order, 'status'>): boolean => OPEN_STATUSES.includes(status);

/** The order without its buyer. Old links have the old key, so that they lead nowhere. */
export const anonymizedIdentity = ({ id, billing, shipping }: OrderIdentity, key: string): OrderIdentity => ({
  id,
  key,
  billing: countryAndState(billing),
  shipping: countryAndState(shipping),
});

/** Books and tax returns ask for no more of an address. */
const countryAndState = ({ country, state }: Address): Address => ({ ...EMPTY_ADDRESS, country, state });
