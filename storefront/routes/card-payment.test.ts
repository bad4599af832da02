import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageNotFound } from '../page-errors.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { loader } from './card-payment.tsx';

function open(orderId: string) {
  const order = vi.fn(async () => null);
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix: 'en', shopper: { order } } as unknown as ShopRequest);
  const request = new Request(`https://shop.example/en/checkout/pay/${orderId}?key=wc_order_k`);
  const response = loader({ url: new URL(request.url), params: { orderId }, context } as unknown as Parameters<
    typeof loader
  >[0]);
  return { response: response.catch((thrown: unknown) => thrown), order };
}

test.each(['abc', '1.5', '0', '-7', '99999999999999999999'])('responds 404 to the order number %s', async (orderId) => {
  const { response, order } = open(orderId);
  expect(await response).toMatchObject({ init: pageNotFound().init });
  expect(order).not.toHaveBeenCalled();
});

test('redirects an order that needs no payment to its own page', async () => {
  const response = await open('12').response;
  expect(response instanceof Response && [response.status, response.headers.get('Location')]).toEqual([
    302,
    '/en/checkout/order-received/12?key=wc_order_k',
  ]);
});
