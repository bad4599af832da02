import type { Cart } from '../model/cart/cart.ts';

/** A line of the copy: ids and quantity, nothing else. */
interface CopiedLine {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
}

/** What a browser remembers of a cart, to rebuild it after its session was lost. */
export interface CartCopy {
  readonly lines: readonly CopiedLine[];
  /** Of the guest's session it was in; null for a customer's, whose cart is stored with the account. */
  readonly guestId: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const KEY = 'cart-copy';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface ReadCart {
  readonly cart: Pick<Cart, 'lines'>;
  readonly guestId: string | null;
}

export const copyOf = ({ cart, guestId }: ReadCart, savedAt: number): CartCopy => ({
  lines: cart.lines.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity })),
  guestId,
  savedAt,
});

/** What was lost: lines of a guest's cart that the cart of another session lacks. */
export function lostLines(copy: CartCopy | null, { cart, guestId }: ReadCart): readonly CopiedLine[] {
  if (!copy?.guestId || guestId === null || copy.guestId === guestId) return [];
  return copy.lines.filter(
    ({ productId, variationId }) =>
      !cart.lines.some((line) => line.productId === productId && line.variationId === variationId),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  Number.isSafeInteger(value.productId) &&
  (value.variationId === null || Number.isSafeInteger(value.variationId)) &&
  Number.isSafeInteger(value.quantity);

/** What is stored may be of another release, or damaged. */
const isCopy = (value: unknown): value is CartCopy =>
  isObject(value) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  (value.guestId === null || typeof value.guestId === 'string') &&
  typeof value.savedAt === 'number';

/** Null when there is none, or none that can be read. */
export function readCartCopy(now: number): CartCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isCopy(copy) && now - copy.savedAt < MAX_AGE_MS ? copy : null;
  } catch {
    return null;
  }
}

/** Browsers may refuse to store anything: then a lost cart stays lost. */
export function saveCartCopy(copy: CartCopy): void {
  try {
    if (copy.lines.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    // Nothing to do.
  }
}
