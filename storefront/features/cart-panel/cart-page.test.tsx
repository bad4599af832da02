import { expect, test } from 'vitest';
import { pendingCart } from '../../model/cart/cart.ts';
import { cartOf, line } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CartPage } from './cart-page.tsx';

const UNPAID = { id: 5, number: '5', key: 'wc_order_5', needsPayment: true };

test.each([
  ['an empty cart', cartOf(), true],
  ['a new cart', cartOf(line('flush', 1)), false],
])('the page of %s says of an unpaid order: %s', (_case, cart, isShown) => {
  const page = { cart: pendingCart(cart, []), refusal: null, notices: null, unpaidOrder: UNPAID };
  expect(renderHtml(<CartPage {...page} />).includes('Your order 5 is not paid yet')).toBe(isShown);
});
