import { expect, test } from 'vitest';
import { formatMoney } from '../../i18n/format.ts';
import { cartOf, line } from '../../model/testing/cart.ts';
import { DeliveryTermsContext, OWN_DELIVERY_TERMS } from '../../settings/delivery-terms.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Announcement } from '../navigation/header.tsx';
import { CartContent } from './cart-content.tsx';

const CART = { ...cartOf(line('flush', 1)), needsShipping: true, isPending: false, pendingLines: [] };

test.each([
  ['the shop’s own', OWN_DELIVERY_TERMS, true],
  ['those of another backend, which tells none', null, false],
])('free delivery is promised by %s: %s', (_case, terms, isPromised) => {
  const html = renderHtml(
    <DeliveryTermsContext value={terms}>
      <Announcement />
      <CartContent cart={CART} headingLevel={2} countries={[]} />
    </DeliveryTermsContext>,
  );
  const sum = formatMoney(OWN_DELIVERY_TERMS.freeFrom);
  expect(html.split(sum).length - 1).toBe(isPromised ? 2 : 0);
});
