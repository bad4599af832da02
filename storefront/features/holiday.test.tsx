import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import type { Holiday } from '#contract/site-settings.ts';
import { isToBeHandedOver } from '../model/order/order.ts';
import { purchaseOf } from '../model/product/choice.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { IN_STOCK, RACING_OIL } from '../model/testing/products.ts';
import { renderHtml } from '../testing/render.tsx';
import { CartContent } from './cart-panel/cart-content.tsx';
import { CheckoutHeader } from './checkout/checkout-header.tsx';
import { Announcement } from './navigation/header.tsx';
import { BuyBox } from './product-page/buy-box.tsx';

const HOLIDAY: Holiday = {
  notice: { id: 'Kami libur.', en: 'We are closed.' },
  reopensOn: '2027-03-22',
  hasBegun: true,
  takesOrders: true,
};
const CART = { ...cartOf(line('flush', 1)), isPending: false, pendingLines: [] };
const [FIRST] = RACING_OIL.variations;
const PRODUCT = { ...RACING_OIL, type: 'simple', price: FIRST?.price ?? null, stock: IN_STOCK } as const;

const during = (holiday: Holiday | null) => Object.assign(SITE, { holiday });
const { announcement } = SITE;
beforeEach(() => {
  Object.assign(SITE, { announcement: { id: 'Promo!', en: 'Sale!' } });
});
afterEach(() => {
  Object.assign(SITE, { announcement, holiday: null });
});

describe.each([
  ['above every page', <Announcement key="page" />],
  ['in the cart', <CartContent key="cart" cart={CART} headingLevel={2} countries={[]} />],
  ['in the checkout', <CheckoutHeader key="checkout" />],
])('%s', (_place, part) => {
  test('a holiday is told, and on other days none is', () => {
    during(HOLIDAY);
    expect(renderHtml(part, { language: 'id' })).toContain('Kami libur.');
    during(null);
    expect(renderHtml(part, { language: 'id' })).not.toContain('Kami libur.');
  });
});

test('what else is announced comes back after it', () => {
  during(HOLIDAY);
  expect(renderHtml(<Announcement />)).not.toContain('Sale!');
  during(null);
  expect(renderHtml(<Announcement />)).toContain('Sale!');
});

test.each([
  ['a holiday', HOLIDAY, 'Sent from 22 March 2027 on'],
  ['a holiday without orders', { ...HOLIDAY, takesOrders: false }, 'Can be ordered again from 22 March 2027 on'],
  ['one that is only announced', { ...HOLIDAY, hasBegun: false }, 'Sent within 1–\u20602 working days'],
  ['none', null, 'Sent within 1–\u20602 working days'],
])('a product says when it is sent, during %s', (_case, holiday, words) => {
  during(holiday);
  expect(renderHtml(<BuyBox product={PRODUCT} purchase={purchaseOf(PRODUCT, {})} />)).toContain(words);
});

test.each([
  ['processing', true],
  ['pending', true],
  ['completed', false],
  ['cancelled', false],
  ['failed', false],
] as const)('an order that is %s waits for the end of it: %s', (status, waits) => {
  const shipping = { address1: 'Jalan 1' } as Parameters<typeof isToBeHandedOver>[0]['shipping'];
  expect(isToBeHandedOver({ shipping, status })).toBe(waits);
  expect(isToBeHandedOver({ shipping: null, status })).toBe(false);
});
