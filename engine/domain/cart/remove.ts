import { ok, type Result, refuse } from '../result.ts';
import { type Cart, EMPTY_CART } from './cart.ts';
import type { LineRefusal } from './refusals.ts';

/** A removed line is remembered with its place. When the last line goes, coupons and gift cards go too. */
export function withoutLines(cart: Cart, keys: readonly string[], memory: number): Cart {
  const lines = cart.lines.filter(({ key }) => !keys.includes(key));
  const gone = cart.lines.map((line, place) => ({ ...line, place })).filter(({ key }) => keys.includes(key));
  const removed = [...cart.removed.filter(({ key }) => !keys.includes(key)), ...gone].slice(-memory);
  const codes = lines.length > 0 ? {} : { coupons: [], giftCards: [] };
  return { ...cart, lines, removed, ...codes };
}

interface Removal {
  readonly keys: readonly string[];
  readonly all: boolean;
}

/** Keys that are to go. */
export function decideRemoval(cart: Cart, { keys, all }: Removal): Result<readonly string[], LineRefusal> {
  if (cart.lines.length === 0) return refuse({ code: 'NO_LINES' });
  if (all) return ok(cart.lines.map(({ key }) => key));
  if (keys.length === 0) return refuse({ code: 'NO_LINE_KEYS' });
  const unknown = keys.find((key) => !cart.lines.some((line) => line.key === key));
  return unknown === undefined ? ok(keys) : refuse({ code: 'LINE_UNKNOWN', key: unknown });
}

/** Nothing is left to put back: emptying is meant. */
export const emptied = (cart: Cart): Result<Cart, LineRefusal> =>
  cart.lines.length === 0 ? refuse({ code: 'CART_EMPTY' }) : ok(EMPTY_CART);
