import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { type CartIntent, intentOf } from '#contract/inputs/cart-form.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Cents } from '../money.ts';
import type { Picture } from '../picture.ts';
import type { Stock } from '../stock.ts';
import { backorderedPieces } from './backordered-pieces.ts';
import type { Bill } from './bill.ts';

export interface CartLine {
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly slug: string;
  readonly name: string;
  /** Chosen options with their labels: "5W-30, 4 L". */
  readonly options: readonly { readonly attribute: string; readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly regularUnitPrice: Cents;
  /** Before discounts, as displayed. */
  readonly subtotal: Cents;
  /** Whose stock it is: variations may share that of their product. */
  readonly stockOwner: number;
  readonly stock: Stock;
  readonly soldIndividually: boolean;
  readonly picture: Picture | null;
}

/** With what was chosen: "Full Synthetic, 5W-30, 4 L". */
export const fullLineName = ({ name, options }: Pick<CartLine, 'name' | 'options'>): string =>
  [name, ...options.map(({ value }) => value)].join(', ');

/** Pieces beyond the stock, by the key of their line. Of lines that share stock the first has its pieces first, as in the order. */
export function backorderedByLine(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const before = new Map<number, number>();
  return new Map(
    lines.map(({ key, stockOwner, stock, quantity }) => {
      const pieces = before.get(stockOwner) ?? 0;
      before.set(stockOwner, pieces + quantity);
      return [key, backorderedPieces(stock, pieces + quantity) - backorderedPieces(stock, pieces)];
    }),
  );
}

export interface ShippingRate {
  readonly id: string;
  readonly method: string;
  readonly label: string;
  readonly cost: Cents;
}

/** By the kind of the method, which has this name in any backend: the shopper collects what was bought. */
export const isPickup = (method: string | null | undefined): boolean => method === 'local_pickup';

/** A parcel is to be sent: the shopper has not chosen to collect it. */
export const isToBeSent = ({
  needsShipping,
  rates,
  chosenRate,
}: Pick<Cart, 'needsShipping' | 'rates' | 'chosenRate'>) =>
  needsShipping && !rates.some(({ id, method }) => id === chosenRate && isPickup(method));

/** The shop removed something from the cart. */
export interface CartNotice {
  /** Code of a removed coupon; null for anything else. */
  readonly coupon: string | null;
  readonly reason: Refusal;
}

export interface Cart extends Bill {
  readonly lines: readonly CartLine[];
  /** What its lines cost less than their prices on pages, because the country of delivery has no tax on them. */
  readonly taxTakenOff: Cents;
  readonly itemCount: number;
  readonly needsShipping: boolean;
  /** Country of delivery; null until the API has sent it. */
  readonly deliversTo: string | null;
  /** Of the delivery; empty where it is not known, null until the API has sent it. */
  readonly postcode: string | null;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
  /** Sent once, in the first response after the removal; null over an API without notices. */
  readonly notices: readonly CartNotice[] | null;
}

/** How the order is delivered; undefined while that is not known. */
export const chosenDelivery = ({ rates, chosenRate }: Pick<Cart, 'rates' | 'chosenRate'>): ShippingRate | undefined =>
  rates.find(({ id }) => id === chosenRate);

export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The recipient pays the courier. */
  readonly isOnDelivery: boolean;
}

/** True when the rates are those of the shopper's own place. At home they depend on the postcode. */
export const isDestinationKnown = ({ deliversTo, postcode }: Pick<Cart, 'deliversTo' | 'postcode'>): boolean =>
  deliversTo === HOME_COUNTRY ? Boolean(postcode) : Boolean(deliversTo);

/** The cart as it will be after the forms in flight. Amounts of money are never guessed. */
export interface PendingCart extends Cart {
  /** True until the server has priced the cart again. */
  readonly isPending: boolean;
  /** Lines whose quantity is not yet confirmed. */
  readonly pendingLines: readonly string[];
}

export const confirmedCart = (cart: Cart): PendingCart => ({ ...cart, isPending: false, pendingLines: [] });

export const pendingCart = (cart: Cart, forms: readonly FormData[]): PendingCart =>
  forms.reduce(applyForm, confirmedCart(cart));

const CHANGES = {
  add: applyAdd,
  quantity: applyQuantity,
  remove: (cart, form) => withQuantity(cart, String(form.get('key')), 0),
  restore: (cart) => ({ ...cart, isPending: true }),
  empty: (cart) => withLines(cart, [], []),
  'apply-code': (cart) => ({ ...cart, isPending: true }),
  'remove-code': (cart) => ({ ...cart, isPending: true }),
  rebuild: (cart) => ({ ...cart, isPending: true }),
  destination: (cart) => ({ ...cart, isPending: true }),
  shipping: (cart, form) => ({ ...cart, isPending: true, chosenRate: String(form.get('rate')) }),
} as const satisfies Record<CartIntent, (cart: PendingCart, form: FormData) => PendingCart>;

function applyForm(cart: PendingCart, form: FormData): PendingCart {
  const intent = intentOf(form);
  return intent === null ? cart : CHANGES[intent](cart, form);
}

/** The page's own forms need no validation here: the server validates them. */
const wholeNumber = (form: FormData, field: string): number | null => {
  const text = form.get(field);
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null;
};

/** Only an existing line can show more pieces. A new one appears when the server has named and priced it. */
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
