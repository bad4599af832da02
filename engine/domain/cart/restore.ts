import { sum } from '../money/sum.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Cart, CartLimits, CartLine, RemovedLine } from './cart.ts';
import type { LineItem } from './line-item.ts';
import type { CartRefusal } from './refusals.ts';
import { refuseSupply } from './supply-refusal.ts';

interface Facts {
  /** Lines of the cart and removed lines, as far as their goods can still be bought. */
  readonly lineItems: readonly LineItem[];
  readonly limits: CartLimits;
}

/** Puts removed lines back where they stood: all of them or none. */
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
  const refusal = refuseSupply({ sellable: sellable, quantity: removed.quantity, inCart });
  return refusal ? refuse(refusal) : ok(putBack(cart, removed));
}

function piecesOf(lines: readonly CartLine[], owner: number, lineItems: readonly LineItem[]): number {
  const keys = lineItems.filter((line) => line.sellable.stockOwner === owner).map((line) => line.key);
  return sum(lines.filter((line) => keys.includes(line.key)).map((line) => line.quantity));
}

function putBack(cart: Cart, { place, ...line }: RemovedLine): Cart {
  return {
    ...cart,
    lines: cart.lines.toSpliced(place, 0, line),
    removed: cart.removed.filter(({ key }) => key !== line.key),
  };
}
