import { expect, test } from 'vitest';
import { cartOf, line } from '../../model/testing/cart.ts';
import { IN_STOCK } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { OrderSummary } from './order-summary.tsx';

test.each([
  ['en', '3 in stock, 2 on backorder'],
  ['id', '3 tersedia, 2 inden'],
] as const)('names in %s what of each line has yet to arrive', (language, words) => {
  const stock = { ...IN_STOCK, quantity: 3, takesBackorders: true };
  const cart = cartOf({ ...line('oil', 5, 1), stock }, line('wax', 1, 2));
  const html = renderHtml(<OrderSummary cart={cart} isShippingKnown />, { language });
  // Folded above the steps on a phone, beside them on a wide screen.
  expect(html.split(words)).toHaveLength(3);
});
