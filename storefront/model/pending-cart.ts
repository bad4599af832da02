import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';
import type { Cart, CartLine } from './cart.ts';

/** The cart as it will be when the forms on their way have arrived. Amounts of money are never guessed. */
export interface PendingCart extends Cart {
  /** True while the server has still to say what it all costs. */
  readonly isPending: boolean;
  /** Lines whose quantity is not yet confirmed. */
  readonly pendingLines: readonly string[];
}

export const confirmedCart = (cart: Cart): PendingCart => ({ ...cart, isPending: false, pendingLines: [] });

export const pendingCart = (cart: Cart, forms: readonly FormData[]): PendingCart =>
  forms.reduce(applyForm, confirmedCart(cart));

const APPLY = {
  add: applyAdd,
  quantity: applyQuantity,
  remove: (cart, form) => withQuantity(cart, String(form.get('key')), 0),
  restore: (cart) => ({ ...cart, isPending: true }),
  empty: (cart) => withLines(cart, [], []),
  'apply-code': (cart) => ({ ...cart, isPending: true }),
  'remove-code': (cart) => ({ ...cart, isPending: true }),
  shipping: (cart, form) => ({ ...cart, isPending: true, chosenRate: String(form.get('rate')) }),
} as const satisfies Record<CartIntent, (cart: PendingCart, form: FormData) => PendingCart>;

function applyForm(cart: PendingCart, form: FormData): PendingCart {
  const intent = intentOf(form);
  return intent === null ? cart : APPLY[intent](cart, form);
}

/** These are the page's own forms: the server is the one to doubt what stands in them. */
const wholeNumber = (form: FormData, field: string): number | null => {
  const text = form.get(field);
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null;
};

/** Only a line that is there already can show more; a new one appears when the server has named and priced it. */
function applyAdd(cart: PendingCart, form: FormData): PendingCart {
  const [productId, variationId] = [wholeNumber(form, 'productId'), wholeNumber(form, 'variationId')];
  const quantity = wholeNumber(form, 'quantity') ?? 1;
  const line = cart.lines.find((known) => known.productId === productId && known.variationId === variationId);
  return line
    ? withQuantity(cart, line.key, line.quantity + quantity)
    : { ...cart, isPending: true, itemCount: cart.itemCount + quantity };
}

function applyQuantity(cart: PendingCart, form: FormData): PendingCart {
  const quantity = wholeNumber(form, 'quantity');
  return quantity === null ? cart : withQuantity(cart, String(form.get('key')), quantity);
}

function withQuantity(cart: PendingCart, key: string, quantity: number): PendingCart {
  if (!cart.lines.some((line) => line.key === key)) return cart;
  const lines = cart.lines
    .map((line) => (line.key === key ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return withLines(cart, lines, [...new Set([...cart.pendingLines, key])]);
}

function withLines(cart: PendingCart, lines: readonly CartLine[], pendingLines: readonly string[]): PendingCart {
  const count = (all: readonly CartLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
  const itemCount = cart.itemCount + count(lines) - count(cart.lines);
  return { ...cart, lines, itemCount, isPending: true, pendingLines };
}
