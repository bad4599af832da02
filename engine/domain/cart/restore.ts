import { sum } from '../money/sum.ts';
import { granted, type Result, refused } from '../result.ts';
import type { Cart, CartLimits, CartLine, RemovedLine } from './cart.ts';
import type { GoodsLine } from './goods-line.ts';
import type { CartRefusal } from './refusals.ts';
import { refuseSupply } from './supply-refusal.ts';

interface Facts {
  /** Lines of the cart and removed lines, as far as their goods can still be bought. */
  readonly goods: readonly GoodsLine[];
  readonly limits: CartLimits;
}

/** Puts removed lines back where they stood: all of them or none. */
export function restoreLines(cart: Cart, keys: readonly string[], facts: Facts): Result<Cart, CartRefusal> {
  if (keys.length === 0) return refused({ code: 'NO_LINE_KEYS' });
  return [...new Set(keys)].reduce<Result<Cart, CartRefusal>>(
    (done, key) => (done.ok ? restoreOne(done.value, key, facts) : done),
    granted(cart),
  );
}

function restoreOne(cart: Cart, key: string, facts: Facts): Result<Cart, CartRefusal> {
  const removed = cart.removed.find((line) => line.key === key);
  const goods = facts.goods.find((line) => line.key === key)?.goods;
  if (!removed || !goods || cart.lines.some((line) => line.key === key)) {
    return refused({ code: 'LINE_UNKNOWN', key });
  }
  const { cartLineLimit } = facts.limits;
  if (cart.lines.length >= cartLineLimit) return refused({ code: 'CART_FULL', limit: cartLineLimit });
  const inCart = piecesOf(cart.lines, goods.stockOwner, facts.goods);
  const refusal = refuseSupply({ goods, quantity: removed.quantity, inCart });
  return refusal ? refused(refusal) : granted(putBack(cart, removed));
}

function piecesOf(lines: readonly CartLine[], owner: number, goods: readonly GoodsLine[]): number {
  const keys = goods.filter((line) => line.goods.stockOwner === owner).map((line) => line.key);
  return sum(lines.filter((line) => keys.includes(line.key)).map((line) => line.quantity));
}

function putBack(cart: Cart, { place, ...line }: RemovedLine): Cart {
  return {
    ...cart,
    lines: cart.lines.toSpliced(place, 0, line),
    removed: cart.removed.filter(({ key }) => key !== line.key),
  };
}
