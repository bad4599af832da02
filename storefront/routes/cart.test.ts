import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import type { ShopperApi } from '../gateway/shop.ts';
import { cartOf } from '../model/testing/cart.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action, loader } from './cart.tsx';

const CART = cartOf();
const REFUSAL: Refusal = { code: 'LINE_UNKNOWN', facts: {}, fields: [], message: '' };

function open(form: FormData | null = null) {
  const shopper = {
    cart: vi.fn(async () => CART),
    checkoutState: vi.fn(() => expect.unreachable()),
    restoreLine: vi.fn(async () => ({ ok: false, refusal: REFUSAL }) as const),
  } satisfies Partial<ShopperApi>;
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix: 'en', shopper } as unknown as ShopRequest);
  const request = new Request('https://shop.example/en/cart', form ? { method: 'POST', body: form } : {});
  return { shopper, given: { request, params: {}, context } as unknown as Parameters<typeof action>[0] };
}

test('a refused form shows the cart, and needs no other request', async () => {
  const form = new FormData();
  form.set('intent', 'restore');
  form.set('key', 'gone');
  const { shopper, given } = open(form);
  expect(await action(given)).toEqual({ kind: 'refused', cart: CART, refusal: REFUSAL });
  expect(shopper.restoreLine).toHaveBeenCalledExactlyOnceWith('gone');
  expect(shopper.cart).toHaveBeenCalledOnce();
});

test('reading the cart takes one request', async () => {
  expect(await loader(open().given)).toEqual({ kind: 'read', cart: CART });
});
