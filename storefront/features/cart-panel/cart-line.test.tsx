import { expect, test } from 'vitest';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import { line } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CartLine } from './cart-line.tsx';

test.each([true, false])('showMoveToWishlist %s: whether a line can be moved to the wishlist', (showMoveToWishlist) => {
  const oil = line('oil', 1);
  const html = renderHtml(<CartLine line={oil} backordered={0} isPending={false} headingLevel={2} />, {
    settings: { showMoveToWishlist },
  });
  expect(html.includes(WISHLIST.en.moveNamed(oil.name))).toBe(showMoveToWishlist);
  expect(html).toContain('value="remove"');
});

test.each([
  ['en', 'Free'],
  ['id', 'Gratis'],
] as const)('a line that costs nothing says so, in %s', (language, words) => {
  const free = { ...line('guide', 1), subtotal: 0, unitPrice: 0, regularUnitPrice: 0 };
  const html = renderHtml(<CartLine line={free} backordered={0} isPending={false} headingLevel={2} />, { language });
  expect(html).toContain(`>${words}<`);
  expect(html).not.toContain('0.00');
});

test.each([
  [0, null],
  [2, '3 in stock, 2 on backorder'],
  [5, 'On backorder'],
])('%i of five pieces beyond the stock: %s', (backordered, words) => {
  const html = renderHtml(
    <CartLine line={line('oil', 5)} backordered={backordered} isPending={false} headingLevel={2} />,
  );
  expect(/[^>]*backorder(?=<)/i.exec(html)?.[0] ?? null).toBe(words);
});
