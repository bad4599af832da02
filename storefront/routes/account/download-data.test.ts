import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import { action, loader } from './download-data.ts';

const VIEWER = { id: 7, username: 'sari', email: 'sari@example.test', firstName: '', lastName: '', displayName: '' };

/** What a customer's shopper answers, unless a test says otherwise. */
const SHOPPER = {
  viewer: async () => VIEWER,
  ownAccount: async () => ({ registered: '2026-10-01', stored: { addresses: '[]', wishlist: '[4]', nickname: 'S' } }),
  addressBook: async () => [],
  savedWishlist: async () => [4],
  cart: async () => ({ lines: [] }),
  allOrders: async () => [],
  ownRecords: async () => ({ alerts: [], reviews: [], logins: [] }),
};

function route(change: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, {
    prefix: 'id',
    shopper: { ...SHOPPER, ...change },
    onError,
    catalog: { productsById: async () => new Map([[4, { name: 'Semir' }]]) },
  } as unknown as ShopRequest);
  const url = new URL('https://shop.example/id/my-account/data');
  const args = { url, context, request: new Request(url), params: {} } as unknown as Parameters<typeof action>[0];
  return { args, onError };
}

test('hands a customer one file that no cache keeps and no other site reads', async () => {
  const response = await action(route().args);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="account-data-\d{4}-\d\d-\d\d\.json"$/),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await response.json()).toMatchObject({
    isComplete: true,
    profile: { username: 'sari', registered: '2026-10-01' },
    wishlist: [{ productId: 4, name: 'Semir' }],
    otherData: { nickname: 'S' },
  });
});

test('sends a visitor to the login', async () => {
  const refused = await action(route({ viewer: async () => null }).args);
  expect(refused.headers.get('location')).toBe('/id/my-account?back=%2Fid%2Fmy-account%2Fdata');
});

test('leads back to the tab, which says so, when something could not be read', async () => {
  const { args, onError } = route({ allOrders: () => Promise.reject(new Error('down')) });
  const response = await action(args);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/id/my-account?tab=data&failed=download']);
  expect(onError).toHaveBeenCalledOnce();
});

test('is only for a form: an opened address leads to the tab', () => {
  const args = route().args as unknown as Parameters<typeof loader>[0];
  expect(loader(args).headers.get('location')).toBe('/id/my-account?tab=data');
});
