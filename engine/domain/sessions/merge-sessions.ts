import { ADDRESS_FIELDS, type Address } from '../addresses/address.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import type { Session } from './session.ts';

interface Rule {
  readonly cartLineLimit: number;
}

/** The customer's session after login. What the guest did last wins over what was stored. */
export const mergeSessions = (guest: Session, stored: Session, rule: Rule): Session => ({
  ...stored,
  cart: mergeCarts(guest.cart, stored.cart, rule),
  shippingChoice: guest.shippingChoice ?? stored.shippingChoice,
  billing: given(guest.billing) ?? stored.billing,
  shipping: given(guest.shipping) ?? stored.shipping,
  shippingCalculated: guest.shippingCalculated || stored.shippingCalculated,
  data: { ...stored.data, ...guest.data },
  orders: [...new Set([...stored.orders, ...guest.orders])],
});

const given = (address: Address): Address | null => {
  const isBlank = ADDRESS_FIELDS.every((field) => address[field] === '');
  return isBlank ? null : address;
};

function mergeCarts(guest: Cart, stored: Cart, { cartLineLimit }: Rule): Cart {
  if (guest.lines.length === 0) return stored;
  if (stored.lines.length === 0) return guest;
  return {
    ...stored,
    lines: unionOf(guest.lines, stored.lines, cartLineLimit),
    removed: guest.removed,
    coupons: [...new Set([...guest.coupons, ...stored.coupons])],
    giftCards: [...new Set([...guest.giftCards, ...stored.giftCards])],
  };
}

/** Stored lines come first, as they are older. Quantities are not added up: of equal lines the guest's wins. */
function unionOf(guest: readonly CartLine[], stored: readonly CartLine[], limit: number): readonly CartLine[] {
  const byKey = new Map(guest.map((line) => [line.key, line]));
  const isShared = ({ key }: CartLine) => byKey.has(key);
  const room = Math.max(0, limit - guest.length);
  const ownToKeep = new Set(stored.filter((line) => !isShared(line)).slice(0, room));
  const remaining = stored.filter((line) => isShared(line) || ownToKeep.has(line));
  const storedKeys = new Set(stored.map(({ key }) => key));
  return [...remaining.map((line) => byKey.get(line.key) ?? line), ...guest.filter(({ key }) => !storedKeys.has(key))];
}
