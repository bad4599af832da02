import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import type { Visit } from '../gateway/shop.ts';
import { cartOf } from '../model/testing/cart.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action, loader } from './cart.tsx';

const CART = cartOf();
const REFUSAL: Refusal = { code: 'LINE_UNKNOWN', facts: {}, fields: [], message: '' };

function open(form: FormData | null = null) {
  const visit = {
    cart: vi.fn(async () => CART),
    state: vi.fn(() => expect.unreachable()),
    restoreLine: vi.fn(async () => ({ ok: false, refusal: REFUSAL }) as const),
  } satisfies Partial<Visit>;
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix: 'en', visit } as unknown as ShopRequest);
  const request = new Request('https://shop.example/en/cart', form ? { method: 'POST', body: form } : {});
  return { visit, given: { request, params: {}, context } as unknown as Parameters<typeof action>[0] };
}

test('a refused form shows the cart, and asks for nothing else', async () => {
  const form = new FormData();
  form.set('intent', 'restore');
  form.set('key', 'gone');
  const { visit, given } = open(form);
  expect(await action(given)).toEqual({ kind: 'refused', cart: CART, refusal: REFUSAL });
  expect(visit.restoreLine).toHaveBeenCalledExactlyOnceWith('gone');
  expect(visit.cart).toHaveBeenCalledOnce();
});

test('whoever looks at the cart asks for nothing else', async () => {
  expect(await loader(open().given)).toEqual({ kind: 'read', cart: CART });
});
