import { sum } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { refuseSupply } from './add-to-cart.ts';
import { type Cart, type CartLimits, type CartLine, EMPTY_CART, type RemovedCodes, type RemovedLine } from './cart.ts';
import type { LineItem } from './line-item.ts';
import type { CartRefusal, LineRefusal } from './refusals.ts';

/**
 * Keeps up to `memory` removed lines with their index. An empty cart has no coupons and no gift cards; those it had can be
 * restored with a line.
 */
export function withoutLines(cart: Cart, keys: readonly string[], memory: number): Cart {
  const lines = cart.lines.filter(({ key }) => !keys.includes(key));
  const removedNow = cart.lines.map((line, place) => ({ ...line, place })).filter(({ key }) => keys.includes(key));
  const removed = [...cart.removed.filter(({ key }) => !keys.includes(key)), ...removedNow].slice(-memory);
  const emptied = { coupons: [], giftCards: [], removedCodes: codesOf(cart) };
  return { ...cart, lines, removed, ...(lines.length === 0 && cart.lines.length > 0 && emptied) };
}

const codesOf = ({ coupons, giftCards }: Cart): RemovedCodes => ({ coupons, giftCards });

interface Removal {
  readonly keys: readonly string[];
  readonly all: boolean;
}

/** Keys of the lines to remove. */
export function decideRemoval(cart: Cart, { keys, all }: Removal): Result<readonly string[], LineRefusal> {
  if (cart.lines.length === 0) return refuse({ code: 'NO_LINES' });
  if (all) return ok(cart.lines.map(({ key }) => key));
  if (keys.length === 0) return refuse({ code: 'NO_LINE_KEYS' });
  const unknown = keys.find((key) => !cart.lines.some((line) => line.key === key));
  return unknown === undefined ? ok(keys) : refuse({ code: 'LINE_UNKNOWN', key: unknown });
}

/** Empties the cart. Nothing of it can be restored. */
export const decideEmptying = (cart: Cart): Result<Cart, LineRefusal> =>
  cart.lines.length === 0 ? refuse({ code: 'CART_EMPTY' }) : ok(EMPTY_CART);

interface Facts {
  /** Lines in the cart and removed lines, those that can still be bought. */
  readonly lineItems: readonly LineItem[];
  readonly limits: CartLimits;
}

/**
 * Puts removed lines back at their index: all of them or none. An empty cart gets its codes back, too; pricing drops those
 * that no longer count.
 */
export function restoreLines(cart: Cart, keys: readonly string[], facts: Facts): Result<Cart, CartRefusal> {
  if (keys.length === 0) return refuse({ code: 'NO_LINE_KEYS' });
  return [...new Set(keys)].reduce<Result<Cart, CartRefusal>>(
    (done, key) => (done.ok ? restoreOne(done.value, key, facts) : done),
    ok(cart),
  );
}

function restoreOne(cart: Cart, key: string, facts: Facts): Result<Cart, CartRefusal> {
  const removed = cart.removed.find((line) => line.key === key);
  const sellable = facts.lineItems.find((line) => line.key === key)?.sellable;
  if (!removed || !sellable || cart.lines.some((line) => line.key === key)) {
    return refuse({ code: 'LINE_UNKNOWN', key });
  }
  const { cartLineLimit } = facts.limits;
  if (cart.lines.length >= cartLineLimit) return refuse({ code: 'CART_FULL', limit: cartLineLimit });
  const inCart = piecesOf(cart.lines, sellable.stockOwner, facts.lineItems);
  const refusal = refuseSupply({ sellable, quantity: removed.quantity, inCart });
  return refusal ? refuse(refusal) : ok(reinsertLine(cart, removed));
}

function piecesOf(lines: readonly CartLine[], owner: number, lineItems: readonly LineItem[]): number {
  const keys = lineItems.filter((line) => line.sellable.stockOwner === owner).map((line) => line.key);
  return sum(lines.filter((line) => keys.includes(line.key)).map((line) => line.quantity));
}

function reinsertLine({ removedCodes, ...cart }: Cart, { place, ...line }: RemovedLine): Cart {
  const isEmpty = cart.lines.length === 0;
  return {
    ...cart,
    ...(isEmpty ? removedCodes : removedCodes && { removedCodes }),
    lines: cart.lines.toSpliced(place, 0, line),
    removed: cart.removed.filter(({ key }) => key !== line.key),
  };
}
