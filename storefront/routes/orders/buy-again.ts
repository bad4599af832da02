import { newRefusal, type Refusal } from '#contract/refusals.ts';
import type { AddToCartRequest } from '../../gateway/cart-changes.ts';
import type { Result } from '../../gateway/result.ts';
import type { ShopperApi } from '../../gateway/shop.ts';
import type { Cart } from '../../model/cart/cart.ts';
import { type LineBoughtAgain, piecesLeft } from '../../model/order/buy-again.ts';
import type { Order, OrderLine } from '../../model/order/order.ts';

const GONE = newRefusal('PRODUCT_UNKNOWN');

interface Attempt {
  readonly added: number;
  readonly refusal: Refusal | null;
  readonly cart: Cart | null;
}

/** The form's own UUID with line and pieces at its end: only a UUID counts as a key of an addition to the cart. */
const keyOf = (key: string, line: OrderLine, pieces: number): string =>
  key.slice(0, 24) +
  line.number.toString(16).padStart(8, '0').slice(-8) +
  pieces.toString(16).padStart(4, '0').slice(-4);

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Adds what can be added of every line, and says of each what became of it. With the key of the form, sent twice it adds
 * once.
 */
export async function buyAgain(
  shopper: Pick<ShopperApi, 'addToCart'>,
  { lines }: Pick<Order, 'lines'>,
  key: string,
): Promise<readonly LineBoughtAgain[]> {
  const report: LineBoughtAgain[] = [];
  // One after the other: each changes the same cart.
  for (const line of lines) {
    const attempt = await addLine(shopper, line, UUID.test(key) ? key : '');
    const { added, refusal, cart } = attempt;
    const { id, name, options, quantity: wanted } = line;
    report.push({ id, name, options, wanted, added, refusal, price: priceChange(line, cart) });
  }
  return report;
}

async function addLine({ addToCart }: Pick<ShopperApi, 'addToCart'>, line: OrderLine, key: string): Promise<Attempt> {
  const { productId, variationId, choices, quantity } = line;
  if (productId === null) return { added: 0, refusal: GONE, cart: null };
  const request = (pieces: number): AddToCartRequest => ({
    productId,
    quantity: pieces,
    ...(variationId !== null && { variationId, choices }),
    ...(key && { idempotencyKey: keyOf(key, line, pieces) }),
  });
  return addPieces(quantity, (pieces) => addToCart(request(pieces)));
}

/** As many as can be added: the stock is named first, and what the cart holds of it only once no more than that is asked for. */
async function addPieces(pieces: number, add: (pieces: number) => Promise<Result<Cart>>): Promise<Attempt> {
  const result = await add(pieces);
  if (result.ok) return { added: pieces, refusal: null, cart: result.value };
  const left = Math.min(piecesLeft(result.refusal), pieces - 1);
  if (left <= 0) return { added: 0, refusal: result.refusal, cart: null };
  const fewer = await addPieces(left, add);
  return { ...fewer, refusal: fewer.refusal ?? result.refusal };
}

function priceChange(line: OrderLine, cart: Cart | null): LineBoughtAgain['price'] {
  const now = cart?.lines.find(
    ({ productId, variationId }) => productId === line.productId && variationId === line.variationId,
  )?.unitPrice;
  const before = Math.round(line.subtotal / Math.max(1, line.quantity));
  return now === undefined || now === before ? null : { before, now };
}
