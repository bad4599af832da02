import { NO_ADDRESS } from '../addresses/address.ts';
import { EMPTY_CART } from '../cart/cart.ts';
import { isGuest } from './customer-id.ts';
import type { Session } from './session.ts';

const HOUR = 60 * 60 * 1000;

const sessionEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);

/** A guest's session ends; what a customer has put into the cart waits for the next login. */
const hasEnded = (session: Session, now: Date): boolean => isGuest(session.customerId) && session.expiresAt <= now;

const freshSession = (customerId: string, expiresAt: Date): Session => ({
  customerId,
  cart: EMPTY_CART,
  shippingChoice: null,
  billing: NO_ADDRESS,
  shipping: NO_ADDRESS,
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
  const expiresAt = sessionEnd(now, hours);
  return stored && !hasEnded(stored, now) ? { ...stored, expiresAt } : freshSession(customerId, expiresAt);
}

/** Reads move the end too, but not each one is worth a write: once an hour is. */
export const isWorthTouching = (stored: Session, { now, hours }: Moment): boolean =>
  !hasEnded(stored, now) && sessionEnd(now, hours).getTime() - stored.expiresAt.getTime() > HOUR;
