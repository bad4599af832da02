import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import { formWith } from '#contract/testing/form.ts';
import type { CheckoutState, ShopperApi } from '../gateway/shop.ts';
import { cartOf } from '../model/testing/cart.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action, loader } from './cart.tsx';

const CART = cartOf();
const REFUSAL: Refusal = { code: 'LINE_UNKNOWN', facts: {}, fields: [], message: '' };

function open(form: FormData | null = null, more: Partial<ShopperApi> = {}, accept = '*/*') {
  const shopper = {
    cart: vi.fn(async () => CART),
    cartAndViewer: vi.fn(async () => ({ cart: CART, viewer: null })),
    guestId: () => 't_1',
    checkoutState: vi.fn(async () => ({ cart: CART, shipping: { country: 'ID', postcode: '12130' } }) as CheckoutState),
    saveAddresses: vi.fn(async () => ({ ok: true, value: CART }) as const),
    restoreLine: vi.fn(async () => ({ ok: false, refusal: REFUSAL }) as const),
    allowedCountries: async () => [],
    ...more,
  } satisfies Partial<ShopperApi>;
  const context = new RouterContextProvider();
  const catalog = { products: async () => [] };
  context.set(shopContext, { prefix: 'en', language: 'en', shopper, catalog } as unknown as ShopRequest);
  const request = new Request('https://shop.example/en/cart', {
    headers: { Accept: accept },
    ...(form && { method: 'POST', body: form }),
  });
  return { shopper, given: { request, params: {}, context } as unknown as Parameters<typeof action>[0] };
}

test.each([
  ['says that the last order is not paid', true, { id: 5, number: '5', key: 'wc_order_5', needsPayment: true }],
  ['says nothing of one that is paid', false, null],
])('the page of an empty cart %s', async (_case, needsPayment, unpaidOrder) => {
  const lastOrder = vi.fn(async () => ({ id: 5, number: '5', key: 'wc_order_5', needsPayment }));
  const { given } = open(null, { lastOrder }, 'text/html');
  expect(await loader(given)).toMatchObject({ unpaidOrder });
  expect(lastOrder).toHaveBeenCalledOnce();
});

test('a refused form shows the cart, and needs no other request', async () => {
  const { shopper, given } = open(formWith({ intent: 'restore', key: 'gone' }));
  expect(await action(given)).toEqual({ kind: 'refused', cart: CART, guestId: 't_1', refusal: REFUSAL });
  expect(shopper.restoreLine).toHaveBeenCalledExactlyOnceWith('gone');
  expect(shopper.cart).toHaveBeenCalledOnce();
});

const destination = (country: string, postcode: string) => formWith({ intent: 'destination', country, postcode });

test('the price of delivery needs a country and, at home, a postcode', async () => {
  const { shopper, given } = open(destination('ID', '60235'));
  expect(await action(given)).toMatchObject({ kind: 'written', cart: { deliversTo: 'ID', postcode: '60235' } });
  expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({
    billing: {},
    shipping: {
      country: 'ID',
      postcode: '60235',
      state: 'JI',
      city: 'Kota Surabaya',
      address1: '',
      address2: 'Kec. Gayungan',
    },
  });
});

test('a country abroad needs no postcode for the price of delivery', async () => {
  const { given } = open(destination('SG', ''));
  expect(await action(given)).toMatchObject({ kind: 'written', cart: { deliversTo: 'SG', postcode: '' } });
});

test('keeps an address whose postcode is worked out again', async () => {
  const { shopper, given } = open(destination('ID', '12130'));
  expect(await action(given)).toMatchObject({ kind: 'written' });
  expect(shopper.saveAddresses).not.toHaveBeenCalled();
});

test.each([
  ['ID', ''],
  ['ID', '123'],
  ['ID', '18000'],
  ['ID', "1'; --"],
  ['Indonesia', '12130'],
])('refuses to work out delivery to %s %j', async (country, postcode) => {
  const { shopper, given } = open(destination(country, postcode));
  expect(await action(given)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'POSTCODE_INVALID', facts: { postcode } },
  });
  expect(shopper.saveAddresses).not.toHaveBeenCalled();
});

test('reading the cart takes one request', async () => {
  expect(await loader(open().given)).toEqual({ kind: 'read', cart: CART, viewer: null, guestId: 't_1' });
});

test('without script the price of delivery is open on the page that follows', async () => {
  const { given } = open(destination('ID', '60235'));
  given.request.headers.set('Accept', 'text/html');
  given.request.headers.set('Referer', 'https://shop.example/en/product/radiator-flush');
  const response = await action(given).catch((thrown: unknown) => thrown);
  expect((response as Response).headers.get('Location')).toBe(
    '/en/cart?back=%2Fen%2Fproduct%2Fradiator-flush&delivery=',
  );
});
