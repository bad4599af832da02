import { type AddressChange, changeAddresses } from '../addresses/change-addresses.ts';
import type { AddressRefusal } from '../addresses/check-address.ts';
import type { Geography } from '../addresses/geography.ts';
import { type Cart, EMPTY_CART } from '../cart/cart.ts';
import type { DroppedOffers } from '../promotions/offers.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Session } from './session.ts';

/** An empty cart has nothing to deliver, so the chosen rate goes with its last line. */
export const withCart = (session: Session, cart: Cart): Session => ({
  ...session,
  cart,
  shippingChoice: cart.lines.length > 0 ? session.shippingChoice : null,
});

/** `limit`: characters of all keys and values together. */
export type SessionDataRefusal = { readonly code: 'SESSION_DATA_TOO_MUCH'; readonly limit: number };

/** The session without the coupons and gift cards that no longer count. */
export function withoutDropped(session: Session, { coupons, giftCards }: DroppedOffers): Session {
  if (coupons.length + giftCards.length === 0) return session;
  const { cart } = session;
  return {
    ...session,
    cart: {
      ...cart,
      coupons: cart.coupons.filter((code) => !coupons.some((one) => one.code === code)),
      giftCards: cart.giftCards.filter((id) => !giftCards.some((one) => one.cardId === id)),
    },
  };
}

/** With an address from the shopper, delivery is no longer estimated from the shop's own address. */
export function updateAddresses(
  session: Session,
  change: AddressChange,
  geography: Geography,
): Result<Session, AddressRefusal> {
  const addresses = changeAddresses(session, change, geography);
  return addresses.ok ? ok({ ...session, ...addresses.value, shippingCalculated: true }) : addresses;
}

/** Characters of all keys and values together. */
const MAX_DATA_LENGTH = 4000;

/** Sets the given keys. An empty value removes its key. */
export function changeData(
  session: Session,
  entries: readonly (readonly [string, string])[],
): Result<Session, SessionDataRefusal> {
  const merged = new Map([...Object.entries(session.data), ...entries].filter(([key]) => key !== ''));
  const data = [...merged].filter(([, value]) => value !== '');
  const length = data.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (length > MAX_DATA_LENGTH) return refuse({ code: 'SESSION_DATA_TOO_MUCH', limit: MAX_DATA_LENGTH });
  return ok({ ...session, data: Object.fromEntries(data) });
}

/** The session after its cart was ordered. It keeps the addresses for next time and may read the order. */
export const afterOrder = (session: Session, orderId: number): Session => ({
  ...session,
  cart: EMPTY_CART,
  shippingChoice: null,
  shippingCalculated: true,
  orders: [...session.orders, orderId],
});
