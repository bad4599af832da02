import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { BLANK_ADDRESS } from '../model/testing/people.ts';
import { createShop } from './create-shop.ts';
import { startStockBackend } from './testing/stock-backend.ts';
import { createHttpApi } from './transport/http-api.ts';

let backend: Awaited<ReturnType<typeof startStockBackend>>;
beforeAll(async () => {
  backend = await startStockBackend('1.0.2');
});
afterAll(() => backend.close());

const MASKED = 'Internal server error';

/** A shopper over a WooCommerce of which some plugin fails. */
function enter(spoil: (operation: string, response: ApiResponse) => ApiResponse) {
  const whole = createHttpApi({ url: backend.url });
  const api: CommerceApi = async (request) => spoil(request.operationName ?? '', await whole(request));
  const failures: string[] = [];
  const shop = createShop(api, { maxAgeMs: null, onError: (error) => failures.push(String(error)) });
  let sessionToken: string | null = null;
  const request = () =>
    shop.shopper({
      language: 'id',
      sessionToken,
      onSessionToken: (token) => {
        sessionToken = token;
      },
    });
  return { request, failures };
}

const treatment = { productId: 12, quantity: 1 };

test('a cart is shown and changed without what fails in it', async () => {
  const { request, failures } = enter((operation, response) => {
    const path = operation === 'addToCart' ? ['addToCart', 'cart'] : ['cart'];
    const error = { message: MASKED, path: [...path, 'contents', 'nodes', 0, 'product', 'node', 'image'] };
    return /Cart|Session/.test(operation) && response.data ? { ...response, errors: [error] } : response;
  });
  expect(await request().addToCart(treatment)).toMatchObject({ ok: true, value: { itemCount: 1 } });
  expect(await request().cart()).toMatchObject({ lines: [{ productId: 12 }] });
  expect(failures).toContain(`Error: getSession: ${MASKED}`);
});

test('a cart without its list is not taken for an empty one', async () => {
  const { request } = enter((operation, response) =>
    operation === 'getSession' && response.data
      ? {
          ...response,
          data: { ...response.data, cart: { ...(response.data.cart as object), contents: null } },
          errors: [{ message: MASKED, path: ['cart', 'contents'] }],
        }
      : response,
  );
  await expect(request().cart()).rejects.toThrow('no cart');
});

test('an order is found that was stored before a plugin failed', async () => {
  const { request } = enter((operation, response) =>
    operation === 'Checkout'
      ? { ...response, data: { checkout: null }, errors: [{ message: MASKED, path: ['checkout'] }] }
      : response,
  );
  await request().addToCart(treatment);
  const address = { ...BLANK_ADDRESS, firstName: 'Sari', address1: 'Jalan Kenanga 12', city: 'Jakarta', country: 'ID' };
  const buyer = { ...address, postcode: '12130', email: 'sari@example.test' };
  const placed = await request().placeOrder({
    billing: buyer,
    shipping: buyer,
    shipToDifferentAddress: false,
    paymentMethod: 'cod',
    customerNote: '',
    idempotencyKey: 'one',
    expectedTotal: 1550,
  });
  expect(placed).toMatchObject({ ok: true, value: { id: backend.orders().at(-1) } });
});
