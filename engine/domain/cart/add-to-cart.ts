import { isPurchasable, type ProductForSale, type Sellable } from '../catalog/sellable.ts';
import { sum } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { available, isInStock } from '../stock/stock.ts';
import type { Cart, CartLimits, CartLine } from './cart.ts';
import type { ChosenSellable } from './choose-sellable.ts';
import type { CartRefusal, SupplyRefusal } from './refusals.ts';

export interface Addition extends ChosenSellable {
  readonly key: string;
  readonly quantity: number;
  readonly extraData: Readonly<Record<string, string>>;
}

/** Adds to the line with the same key, or appends a new line. */
export function addToCart(
  cart: Cart,
  addition: Addition,
  facts: { readonly product: ProductForSale; readonly limits: CartLimits },
): Result<Cart, CartRefusal> {
  const line = cart.lines.find(({ key }) => key === addition.key);
  const quantity = addition.sellable.soldIndividually ? Math.min(addition.quantity, 1) : addition.quantity;
  const refusal =
    refuseQuantity(quantity) ??
    refuseSellable({ ...addition, quantity }, cart, facts.product) ??
    (line ? refuseSize(line.quantity + quantity, facts.limits) : refuseNewLine(cart, quantity, facts.limits));
  if (refusal) return refuse(refusal);
  return ok(line ? increaseLine(cart, line, quantity) : appendLine(cart, { ...addition, quantity }));
}

const refuseQuantity = (quantity: number): CartRefusal | null =>
  Number.isInteger(quantity) && quantity > 0 ? null : { code: 'ADD_FAILED' };

function refuseSellable({ sellable, quantity }: Addition, cart: Cart, product: ProductForSale): CartRefusal | null {
  if (!isPurchasable(sellable)) return { code: 'NOT_PURCHASABLE', name: sellable.name };
  const inCart = piecesInCart(cart, product, sellable.stockOwner);
  if (sellable.soldIndividually && holds(cart, sellable)) return { code: 'SOLD_INDIVIDUALLY', name: sellable.name };
  return refuseSupply({ sellable, quantity, inCart });
}

const holds = (cart: Cart, sellable: { readonly productId: number; readonly variationId: number | null }): boolean =>
  cart.lines.some((line) => line.productId === sellable.productId && line.variationId === sellable.variationId);

function refuseNewLine(cart: Cart, quantity: number, limits: CartLimits): CartRefusal | null {
  const limit = limits.cartLineLimit;
  return cart.lines.length >= limit ? { code: 'CART_FULL', limit } : refuseSize(quantity, limits);
}

const refuseSize = (quantity: number, { lineQuantityLimit }: CartLimits): CartRefusal | null =>
  quantity > lineQuantityLimit ? { code: 'QUANTITY_TOO_LARGE', limit: lineQuantityLimit } : null;

/** Only lines of one product can share a stock owner. */
function piecesInCart(cart: Cart, product: ProductForSale, owner: number): number {
  const sharing = [product.itself, ...product.variations.map(({ sellable }) => sellable)]
    .filter(({ stockOwner }) => stockOwner === owner)
    .map(({ variationId }) => variationId);
  const lines = cart.lines.filter((line) => line.productId === product.productId && sharing.includes(line.variationId));
  return sum(lines.map(({ quantity }) => quantity));
}

const increaseLine = (cart: Cart, line: CartLine, quantity: number): Cart => ({
  ...cart,
  lines: cart.lines.map((one) => (one === line ? { ...line, quantity: line.quantity + quantity } : one)),
});

const appendLine = (cart: Cart, { key, sellable, quantity, attributes, extraData }: Addition): Cart => ({
  ...cart,
  lines: [
    ...cart.lines,
    { key, productId: sellable.productId, variationId: sellable.variationId, quantity, attributes, extraData },
  ],
});

interface Demand {
  readonly sellable: Sellable;
  /** Pieces requested now. */
  readonly quantity: number;
  /** Pieces of the same stock owner in the cart already, without `quantity`. */
  readonly inCart: number;
}

/** Null when there is enough stock. */
export function refuseSupply({ sellable, quantity, inCart }: Demand): SupplyRefusal | null {
  const { name, stock } = sellable;
  const left = available(stock);
  if (!isInStock(stock)) return { code: 'OUT_OF_STOCK', name };
  if (quantity > left) return { code: 'NOT_ENOUGH_STOCK', name, available: left };
  if (quantity + inCart > left) return { code: 'NOT_ENOUGH_STOCK_WITH_CART', name, available: left, inCart };
  return null;
}
