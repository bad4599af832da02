import type { LostLine } from '#contract/inputs/cart.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Cart } from '../model/cart/cart.ts';

interface Shopper {
  cart(): Promise<Cart>;
  addToCart(line: {
    readonly productId: number;
    readonly variationId?: number | undefined;
    readonly quantity: number;
  }): Promise<{ readonly ok: true; readonly value: Cart } | { readonly ok: false; readonly refusal: Refusal }>;
}

interface RebuiltCart {
  readonly cart: Cart;
  /** Of products that could not be put back, or not as many as there were. */
  readonly unrestoredIds: readonly number[];
}

const isIn = ({ lines }: Cart, lost: LostLine): boolean =>
  lines.some(({ productId, variationId }) => productId === lost.productId && variationId === lost.variationId);

/**
 * Puts the lines of a lost cart into the new one, each as far as the stock goes. A line that is there already stays as it is,
 * so that a second try adds nothing twice.
 */
export async function rebuildCart(shopper: Shopper, lost: readonly LostLine[]): Promise<RebuiltCart> {
  let cart = await shopper.cart();
  const unrestoredIds: number[] = [];
  for (const line of lost) {
    if (isIn(cart, line)) continue;
    const { productId, quantity } = line;
    const variationId = line.variationId ?? undefined;
    let added = await shopper.addToCart({ productId, variationId, quantity });
    if (!added.ok) {
      unrestoredIds.push(productId);
      const left = Number(added.refusal.code === 'NOT_ENOUGH_STOCK' ? added.refusal.facts.available : 0);
      if (left > 0) added = await shopper.addToCart({ productId, variationId, quantity: left });
    }
    if (added.ok) cart = added.value;
  }
  return { cart, unrestoredIds };
}
