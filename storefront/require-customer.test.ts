import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requireCustomer } from './require-customer.ts';
import { type ShopRequest, shopContext } from './shop-context.ts';

const BUDI = {
  id: 7,
  username: 'budi',
  email: 'budi@example.test',
  firstName: 'Budi',
  lastName: '',
  displayName: 'Budi',
};

function requestAs(viewer: typeof BUDI | null, prefix: 'id' | null) {
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix, shopper: { viewer: async () => viewer } } as unknown as ShopRequest);
  return requireCustomer({ url: new URL('https://shop.example/id/orders/7/return?line=1'), context });
}

test('lets a customer in', async () => {
  await expect(requestAs(BUDI, null)).resolves.toEqual(BUDI);
});

test('sends a visitor to the login, which leads back to the page with its query', async () => {
  const thrown = await requestAs(null, 'id').catch((response: unknown) => response);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get('Location')]).toEqual([
    303,
    '/id/my-account?back=%2Fid%2Forders%2F7%2Freturn%3Fline%3D1',
  ]);
});
