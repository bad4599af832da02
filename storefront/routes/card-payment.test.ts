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
  const answer = loader({ request, params: { orderId }, context } as unknown as Parameters<typeof loader>[0]);
  return { answer: answer.catch((thrown: unknown) => thrown), order };
}

test.each(['abc', '1.5', '0', '-7', '99999999999999999999'])('no order is called %s: no such page', async (orderId) => {
  const { answer, order } = open(orderId);
  expect(await answer).toMatchObject({ init: pageNotFound().init });
  expect(order).not.toHaveBeenCalled();
});

test('an order that is not to be paid is told of by its own page', async () => {
  const answer = await open('12').answer;
  expect(answer instanceof Response && [answer.status, answer.headers.get('Location')]).toEqual([
    302,
    '/en/checkout/order-received/12?key=wc_order_k',
  ]);
});
