import { expect, test } from 'vitest';
import { type CartController, sharedCart } from '../../cart/cart-controller.ts';
import { confirmedCart } from '../../model/cart/cart.ts';
import { purchaseOf } from '../../model/product/choice.ts';
import type { Product } from '../../model/product/product.ts';
import { cartOf, line } from '../../model/testing/cart.ts';
import { IN_STOCK, RACING_OIL } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { sharedValue } from '../../ui/storage/shared-value.ts';
import { BuyBox } from './buy-box.tsx';

const [FIRST] = RACING_OIL.variations;
const stock = { ...IN_STOCK, quantity: 3, takesBackorders: true };
const product: Product = { ...RACING_OIL, type: 'simple', price: FIRST?.price ?? null, stock };

/** Of a product of which the cart holds as many already. */
const buyBox = (inCart: number) => {
  const held = { cart: confirmedCart(cartOf(line('oil', inCart, product.id))), queue: [], notices: [] };
  const controller: CartController = {
    ...held,
    viewer: null,
    codeRefusal: null,
    send: () => {},
    read: () => {},
    notify: () => {},
    dismiss: () => {},
  };
  return renderHtml(
    <sharedCart.Context value={sharedValue<CartController | null>(controller)}>
      <BuyBox product={product} purchase={purchaseOf(product, {})} />
    </sharedCart.Context>,
  );
};

test('says what one more would wait for, once the cart holds all that is in stock', () => {
  expect(buyBox(2)).not.toContain('On backorder');
  expect(buyBox(3)).toContain('On backorder');
  expect(buyBox(3)).not.toContain('We have only');
});
