import { addToCart as decide } from '#engine/domain/cart/add-to-cart.ts';
import { hasUsedKey, withUsedKey } from '#engine/domain/cart/cart.ts';
import { type AddToCartRequest, type ChosenSellable, chooseSellable } from '#engine/domain/cart/choose-sellable.ts';
import { lineKeyInput } from '#engine/domain/cart/line-item.ts';
import type { CartRefusal } from '#engine/domain/cart/refusals.ts';
import { lacksRegistration } from '#engine/domain/catalog/lubricants.ts';
import { ok, refuse } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import { lubricantCategoryIds } from '../catalog/lubricants.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { type Changed, changeSession } from '../sessions/change-session.ts';

export interface Added {
  /** Key of the line with the added item. */
  readonly key: string;
}

export async function addToCart(
  needs: Needs,
  caller: Caller,
  request: AddToCartRequest,
): Promise<Changed<Added, CartRefusal>> {
  const lubricants = await lubricantCategoryIds(needs);
  return changeSession<Added, CartRefusal>(needs, caller, async ({ reads, session }) => {
    if (request.productId <= 0) return refuse({ code: 'NO_PRODUCT_ID' });
    const product = await reads.sellables.product(request.productId, caller.language);
    if (!product) return refuse({ code: 'PRODUCT_UNKNOWN', id: request.productId });
    const chosen = chooseSellable(product, request);
    if (!chosen.ok) return chosen;
    const { sellable } = chosen.value;
    if (lacksRegistration(sellable, lubricants)) return refuse({ code: 'OIL_NOT_REGISTERED', name: sellable.name });
    const key = needs.digest(lineKeyInput(lineOf(chosen.value, request)));
    const { quantity, extraData, idempotencyKey } = request;
    if (idempotencyKey && hasUsedKey(session.cart, idempotencyKey)) return ok({ session, value: { key } });
    const cart = decide(
      session.cart,
      { ...chosen.value, key, quantity, extraData },
      { product, limits: needs.settings },
    );
    if (!cart.ok) return cart;
    const updated = idempotencyKey ? withUsedKey(cart.value, idempotencyKey) : cart.value;
    return ok({ session: withCart(session, updated), addedSellables: [sellable], value: { key } });
  });
}

const lineOf = ({ sellable, attributes }: ChosenSellable, { extraData }: AddToCartRequest) => ({
  productId: sellable.productId,
  variationId: sellable.variationId,
  attributes,
  extraData,
});
