import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import { type Cart, EMPTY_CART } from '../cart/cart.ts';
import type { ShippingChoice } from '../shipping/choose-rate.ts';

/** What the shop remembers of one visitor between requests. */
export interface Session {
  /** `t_` and 30 hex characters for a guest, the customer's number as text for a customer. */
  readonly customerId: string;
  readonly cart: Cart;
  /** Null until the shopper has chosen: the default rule answers. */
  readonly shippingChoice: ShippingChoice | null;
  readonly billing: Address;
  readonly shipping: Address;
  /** The shopper has given an address, so delivery is no longer a guess. */
  readonly shippingCalculated: boolean;
  /** Orders placed in this session: it may read them. */
  readonly orders: readonly number[];
  /** What a client keeps with the visit; the shop makes nothing of it. */
  readonly data: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

const GUEST_ID = /^t_[0-9a-f]{30}$/;

export const GUEST_ID_DIGITS = 30;

export const guestId = (hex: string): string => `t_${hex}`;

export const isGuest = (customerId: string): boolean => GUEST_ID.test(customerId);

/** The registered customer's number; null for a guest. */
export const customerNumber = (customerId: string): number | null =>
  /^[1-9]\d*$/.test(customerId) ? Number(customerId) : null;

const HOUR = 60 * 60 * 1000;

const sessionExpiry = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);

/** A guest's session ends; what a customer has put into the cart waits for the next login. */
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

interface Moment {
  readonly customerId: string;
  readonly now: Date;
  readonly hours: number;
}

/** The stored session as it may be used now, its end moved on; an empty one when there is none or it has ended. */
export function currentSession(stored: Session | null, { customerId, now, hours }: Moment): Session {
  const expiresAt = sessionExpiry(now, hours);
  return stored && !hasEnded(stored, now) ? { ...stored, expiresAt } : emptySession(customerId, expiresAt);
}

/** Reads move the end too, but not each one is worth a write: once an hour is. */
export const shouldExtend = (stored: Session, { now, hours }: Moment): boolean =>
  !hasEnded(stored, now) && sessionExpiry(now, hours).getTime() - stored.expiresAt.getTime() > HOUR;
