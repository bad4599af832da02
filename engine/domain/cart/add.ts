import { isPurchasable, type ProductForSale } from '../catalog/sellable.ts';
import { sum } from '../money/sum.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { ChosenSellable } from './add-request.ts';
import type { Cart, CartLimits, CartLine } from './cart.ts';
import type { CartRefusal } from './refusals.ts';
import { refuseSupply } from './supply-refusal.ts';

export interface Addition extends ChosenSellable {
  readonly key: string;
  readonly quantity: number;
  readonly extraData: Readonly<Record<string, string>>;
}

/** Adds to the line of the same key, which keeps its place, or makes a new line at the end. */
export function addToCart(
  cart: Cart,
  addition: Addition,
  facts: { readonly product: ProductForSale; readonly limits: CartLimits },
): Result<Cart, CartRefusal> {
  const line = cart.lines.find(({ key }) => key === addition.key);
  const quantity = addition.sellable.soldIndividually ? Math.min(addition.quantity, 1) : addition.quantity;
  const refusal =
    refuseQuantity(quantity) ??
    refuseGoods({ ...addition, quantity }, cart, facts.product) ??
    (line ? refuseSize(line.quantity + quantity, facts.limits) : refuseRoom(cart, quantity, facts.limits));
  if (refusal) return refuse(refusal);
  return ok(line ? enlarge(cart, line, quantity) : append(cart, { ...addition, quantity }));
}

const refuseQuantity = (quantity: number): CartRefusal | null =>
  Number.isInteger(quantity) && quantity > 0 ? null : { code: 'ADD_FAILED' };

function refuseGoods({ sellable, quantity }: Addition, cart: Cart, product: ProductForSale): CartRefusal | null {
  if (!isPurchasable(sellable)) return { code: 'NOT_PURCHASABLE', name: sellable.name };
  const inCart = piecesInCart(cart, product, sellable.stockOwner);
  if (sellable.soldIndividually && holds(cart, sellable)) return { code: 'SOLD_INDIVIDUALLY', name: sellable.name };
  return refuseSupply({ sellable: sellable, quantity, inCart });
}

const holds = (cart: Cart, sellable: { readonly productId: number; readonly variationId: number | null }): boolean =>
  cart.lines.some((line) => line.productId === sellable.productId && line.variationId === sellable.variationId);

function refuseRoom(cart: Cart, quantity: number, limits: CartLimits): CartRefusal | null {
  const limit = limits.cartLineLimit;
  return cart.lines.length >= limit ? { code: 'CART_FULL', limit } : refuseSize(quantity, limits);
}

const refuseSize = (quantity: number, { lineQuantityLimit }: CartLimits): CartRefusal | null =>
  quantity > lineQuantityLimit ? { code: 'ADD_FAILED' } : null;

/** Only lines of this product can draw on the same pieces. */
function piecesInCart(cart: Cart, product: ProductForSale, owner: number): number {
  const sharing = [product.itself, ...product.variations.map(({ sellable }) => sellable)]
    .filter(({ stockOwner }) => stockOwner === owner)
    .map(({ variationId }) => variationId);
  const lines = cart.lines.filter((line) => line.productId === product.productId && sharing.includes(line.variationId));
  return sum(lines.map(({ quantity }) => quantity));
}

const enlarge = (cart: Cart, line: CartLine, quantity: number): Cart => ({
  ...cart,
  lines: cart.lines.map((one) => (one === line ? { ...line, quantity: line.quantity + quantity } : one)),
});

const append = (cart: Cart, { key, sellable, quantity, attributes, extraData }: Addition): Cart => ({
  ...cart,
  lines: [
    ...cart.lines,
    { key, productId: sellable.productId, variationId: sellable.variationId, quantity, attributes, extraData },
  ],
});
