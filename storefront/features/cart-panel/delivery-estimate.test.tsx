import { expect, test } from 'vitest';
import { cartOf, line } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';

const CART = { ...cartOf(line('flush', 1)), isPending: false, pendingLines: [] };

const render = (address: string, refusedPostcode?: string) =>
  renderHtml(<DeliveryEstimate cart={CART} refusedPostcode={refusedPostcode} />, { address });

test('is folded until it is asked for', () => {
  expect(render('/cart')).not.toMatch(/<details[^>]* open/);
});

test('is open after its form, without script too', () => {
  expect(render('/cart?delivery=')).toMatch(/<details[^>]* open/);
});

test('is open with a postcode that was not taken', () => {
  const html = render('/cart', '123');
  expect(html).toMatch(/<details[^>]* open/);
  expect(html).toMatch(/<input[^>]*name="postcode"[^>]*value="123"/);
});
