import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { newRefusal } from '#contract/refusals.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import { action } from './order-received.tsx';

/** Presses "Pay" on a page that shows an unpaid order; the backend refuses. */
async function payRefused(needsPaymentNow: boolean) {
  const orders = [true, needsPaymentNow].map((needsPayment) => ({ id: 12, key: 'wc_order_k', needsPayment }));
  const context = new RouterContextProvider();
  context.set(shopContext, {
    prefix: 'en',
    shopper: {
      order: async () => orders.shift(),
      payOrder: async () => ({ ok: false, refusal: newRefusal('ORDER_NEEDS_NO_PAYMENT') }),
    },
  } as unknown as ShopRequest);
  const address = 'https://shop.example/en/checkout/order-received/12?key=wc_order_k';
  const request = new Request(address, { method: 'POST', body: new FormData() });
  return action({ request, params: { orderId: '12' }, context } as unknown as Parameters<typeof action>[0]);
}

test('an order that was paid in another tab is shown as it is now', async () => {
  const response = await payRefused(false);
  expect(response instanceof Response && [response.status, response.headers.get('Location')]).toEqual([
    303,
    '/en/order-summary/12?key=wc_order_k',
  ]);
});

test('an order that still waits for its payment says why it cannot be paid', async () => {
  expect(await payRefused(true)).toMatchObject({
    init: { status: 422 },
    data: { response: { refusal: { code: 'ORDER_NEEDS_NO_PAYMENT' } } },
  });
});
