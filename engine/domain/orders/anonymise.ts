import { type Address, NO_ADDRESS } from '../addresses/address.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './status.ts';

/** What of an order says whose it is and who may read it. */
export type OrderIdentity = Pick<Order, 'id' | 'key' | 'billing' | 'shipping'>;

const OPEN: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/** Somebody still waits for money or goods: the shop needs to know whom. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => OPEN.includes(status);

/** The order without its buyer. Old links have the old key, so that they lead nowhere. */
export const anonymous = ({ id, billing, shipping }: OrderIdentity, key: string): OrderIdentity => ({
  id,
  key,
  billing: whereabouts(billing),
  shipping: whereabouts(shipping),
});

/** Books and tax returns ask for no more of an address. */
const whereabouts = ({ country, state }: Address): Address => ({ ...NO_ADDRESS, country, state });
