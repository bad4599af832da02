import type { Cart } from '../model/cart/cart.ts';
import { type CartItem, quantityIn, type RememberedCart } from './cart-memory.ts';
import { ok, type Result } from './result.ts';
import { NoApiResponse } from './transport/run-operation.ts';

interface Repeatable {
  change(): Promise<Result<Cart>>;
  /** The newest state of the cart. */
  cart(): Promise<Cart>;
}

/** The result of a change, or why there is none. */
const resultOf = (change: () => Promise<Result<Cart>>): Promise<Result<Cart> | NoApiResponse> =>
  change().catch((error: unknown) => {
    if (error instanceof NoApiResponse) return error;
    throw error;
  });

/**
 * A change whose response is lost: the cart is read, and the change made once more unless the cart is as wanted. Where the backend
 * may still be at work on it, nothing is sent again.
 * @throws NoApiResponse where nobody knows, or the change was not made
 */
export async function changeUntil(
  isDone: (cart: Cart) => boolean,
  { change, cart }: Repeatable,
): Promise<Result<Cart>> {
  const result = await resultOf(change);
  if (!(result instanceof NoApiResponse)) return result;
  const present = await cart();
  if (isDone(present)) return ok(present);
  if (result.isLate) throw result;
  return change();
}

interface Addition extends CartItem {
  readonly idempotencyKey?: string | undefined;
}

/**
 * An addition over a backend that adds again what is sent again. What is in the cart before and after tells whether one without a
 * response was made: another quantity than before counts as made, so that nothing is added twice.
 * @throws NoApiResponse where nobody knows, or it was not made. The same key may be sent again.
 */
export function addOnce(
  remembered: RememberedCart,
  addition: Addition,
  { change, cart }: Repeatable,
): Promise<Result<Cart>> {
  const { idempotencyKey: key = null } = addition;
  const { settledKeys, openAdditions, inTurn } = remembered;
  return inTurn(async () => {
    if (key && settledKeys.has(key)) return ok(await cart());
    const open = key ? openAdditions.get(key) : undefined;
    const before = open ?? remembered.quantityOf(addition) ?? quantityIn(await cart(), addition);
    const isMade = (present: Cart) => quantityIn(present, addition) !== before;
    if (key) openAdditions.set(key, before);
    const present = open === undefined ? null : await cart();
    const result = present && isMade(present) ? ok(present) : await changeUntil(isMade, { change, cart });
    if (key) openAdditions.delete(key);
    if (key && result.ok) settledKeys.set(key, true);
    return result;
  });
}
