import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CODES } from '../../i18n/messages/totals.ts';
import { cartOf, line } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Announcement } from '../navigation/header.tsx';
import { CartContent } from './cart-content.tsx';

const CART = { ...cartOf(line('flush', 1)), needsShipping: true, isPending: false, pendingLines: [] };

test.each([
  ['the shop’s own engine', true],
  ['another backend', false],
])('what is promised over %s', (_case, isOwnEngine) => {
  const html = renderHtml(
    <>
      <Announcement />
      <CartContent cart={CART} headingLevel={2} countries={[]} />
    </>,
    { isOwnEngine },
  );
  expect(html.split(formatMoney(SITE.freeShippingFrom ?? 0)).length - 1).toBe(isOwnEngine ? 2 : 0);
  expect(html.includes(CODES.en.field)).toBe(isOwnEngine);
  expect(html.includes(`>${CODES.en.couponField}<`)).toBe(!isOwnEngine);
});
