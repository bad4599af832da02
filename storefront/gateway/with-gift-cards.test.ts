import { expect, test } from 'vitest';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { createExtras } from './extras.ts';
import { createVisitorAsk } from './visitor-ask.ts';
import { withGiftCards } from './with-gift-cards.ts';

const COUPON = { kind: 'coupon', code: 'hemat10', amount: 200 } as const;
const CART = { ...cartOf(line('oil', 2)), codes: [COUPON], discount: 200, total: 1800 };
const PAID = { ...CART, total: 1300 };
const CARDS = { data: { cart: { giftCards: [{ code: '****-7F3A', amount: '5' }] } } };
const UNKNOWN = { errors: [{ message: 'Cannot query field "giftCards" on type "Cart".' }] };

/** A backend with one answer, that counts how often it was asked. */
function backend(answer: Omit<ApiResponse, 'newSessionToken'>) {
  let asked = 0;
  const api: CommerceApi = async () => {
    asked += 1;
    return { ...answer, newSessionToken: null };
  };
  const { ask: askAs } = createVisitorAsk(api, { language: 'en', sessionToken: null, onSessionToken: () => {} });
  return { needs: { askAs, extras: createExtras() }, asked: () => asked };
}

test('a cart that something has paid a part of asks what it was', async () => {
  const { codes } = await withGiftCards(backend(CARDS).needs, PAID);
  expect(codes).toEqual([COUPON, { kind: 'gift-card', code: '****-7F3A', amount: 500 }]);
});

test('a cart that adds up asks nothing', async () => {
  const { needs, asked } = backend(CARDS);
  expect([await withGiftCards(needs, CART), asked()]).toEqual([CART, 0]);
});

test('a backend without gift cards is asked once', async () => {
  const { needs, asked } = backend(UNKNOWN);
  expect([await withGiftCards(needs, PAID), await withGiftCards(needs, PAID), asked()]).toEqual([PAID, PAID, 1]);
});
