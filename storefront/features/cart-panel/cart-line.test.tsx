import { expect, test } from 'vitest';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import { line } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CartLine } from './cart-line.tsx';

test.each([true, false])('showMoveToWishlist %s: whether a line can be moved to the wishlist', (showMoveToWishlist) => {
  const oil = line('oil', 1);
  const html = renderHtml(<CartLine line={oil} isPending={false} headingLevel={2} />, {
    settings: { showMoveToWishlist },
  });
  expect(html.includes(WISHLIST.en.moveNamed(oil.name))).toBe(showMoveToWishlist);
  expect(html).toContain('value="remove"');
});
