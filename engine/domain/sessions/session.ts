import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import { type Cart, EMPTY_CART } from '../cart/cart.ts';
import { HOUR_MS } from '../durations.ts';
import type { ShippingChoice } from '../shipping/choose-rate.ts';

/** The state of one shopper between requests. */
export interface Session {
  /** `t_` and 30 hex characters for a guest, the customer's number as text for a customer. */
  readonly customerId: string;
  readonly cart: Cart;
  /** Null until the shopper has chosen. The first rate counts then. */
  readonly shippingChoice: ShippingChoice | null;
  readonly billing: Address;
  readonly shipping: Address;
  /** True when shipping is calculated for the shopper's own address. */
  readonly shippingCalculated: boolean;
  /** Ids of orders placed in this session, which it may read. */
  readonly orders: readonly number[];
  /** Opaque data of the client. */
  readonly data: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

const GUEST_ID = /^t_[0-9a-f]{30}$/;

export const GUEST_ID_DIGITS = 30;

export const guestId = (hex: string): string => `t_${hex}`;

export const isGuest = (customerId: string): boolean => GUEST_ID.test(customerId);

/** The customer's id. Null for a guest. */
export const customerNumber = (customerId: string): number | null =>
  /^[1-9]\d*$/.test(customerId) ? Number(customerId) : null;

const sessionExpiry = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** Sessions of guests expire. A customer's cart is kept until the next login. */
const hasEnded = (session: Session, now: Date): boolean => isGuest(session.customerId) && session.expiresAt <= now;

const emptySession = (customerId: string, expiresAt: Date): Session => ({
  customerId,
  cart: EMPTY_CART,
  shippingChoice: null,
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  shippingCalculated: false,
  orders: [],
  data: {},
  expiresAt,
});

interface SessionTime {
  readonly customerId: string;
  readonly now: Date;
  readonly hours: number;
}

/** The stored session with a new expiry. An empty one when there is none, or it has expired. */
export function currentSession(stored: Session | null, { customerId, now, hours }: SessionTime): Session {
  const expiresAt = sessionExpiry(now, hours);
  return stored && !hasEnded(stored, now) ? { ...stored, expiresAt } : emptySession(customerId, expiresAt);
}

/** Reads extend a session too, but at most one write an hour. */
export const shouldExtend = (stored: Session, { now, hours }: SessionTime): boolean =>
  !hasEnded(stored, now) && sessionExpiry(now, hours).getTime() - stored.expiresAt.getTime() > HOUR_MS;
