import { addToCart as decide } from '#engine/domain/cart/add.ts';
import { chooseGoods } from '#engine/domain/cart/choose-goods.ts';
import { lineKeyInput } from '#engine/domain/cart/line-key.ts';
import type { CartRefusal } from '#engine/domain/cart/refusals.ts';
import { hasTaken, takeForm } from '#engine/domain/cart/taken-forms.ts';
import type { ChosenGoods, Wish } from '#engine/domain/cart/wish.ts';
import { granted, refused } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/with-cart.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';

export interface Added {
  /** Key of the line that now holds it. */
  readonly key: string;
}

export const addToCart = (needs: Needs, caller: Caller, wish: Wish): Promise<Changed<Added, CartRefusal>> =>
  changeSession<Added, CartRefusal>(needs, caller, async ({ reads, session }) => {
    if (wish.productId <= 0) return refused({ code: 'NO_PRODUCT_ID' });
    const product = await reads.sellables.product(wish.productId, caller.language);
    if (!product) return refused({ code: 'PRODUCT_UNKNOWN', id: wish.productId });
    const chosen = chooseGoods(product, wish);
    if (!chosen.ok) return chosen;
    const key = needs.digest(lineKeyInput(lineOf(chosen.value, wish)));
    const { quantity, extraData, form } = wish;
    if (form && hasTaken(session.cart, form)) return granted({ session, value: { key } });
    const cart = decide(
      session.cart,
      { ...chosen.value, key, quantity, extraData },
      { product, limits: needs.settings },
    );
    if (!cart.ok) return cart;
    const taken = form ? takeForm(cart.value, form) : cart.value;
    return granted({ session: withCart(session, taken), found: [chosen.value.goods], value: { key } });
  });

const lineOf = ({ goods, attributes }: ChosenGoods, { extraData }: Wish) => ({
  productId: goods.productId,
  variationId: goods.variationId,
  attributes,
  extraData,
});
