import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Order } from '../../model/order.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import { action } from './return-order.tsx';

const LINE = { line: 3, quantity: 1 };
const NOTHING_LEFT = { returnable: [], returns: [] } as unknown as Order;
const DELIVERED = { returnable: [LINE], returns: [] } as unknown as Order;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ASKED_BACK = { returnable: [], returns: [{ requested: hoursAgo(0.5) }] } as unknown as Order;
const ASKED_LONG_AGO = { returnable: [], returns: [{ requested: hoursAgo(2) }] } as unknown as Order;

async function post(order: Order | null) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ reason: 'damaged', text: 'Tutupnya retak semua.', 'line-3': '1' }))
    body.set(name, value);
  body.set('pictures', new File(['picture'], 'cap.jpg', { type: 'image/jpeg' }));
  const request = new Request('https://shop.example/order-summary/1001/return', { method: 'POST', body });
  const requestReturn = vi.fn(async () => ({ ok: true, value: null }));
  const context = new RouterContextProvider();
  context.set(shopContext, {
    prefix: null,
    shopper: { order: async () => order, requestReturn },
  } as unknown as ShopRequest);
  const route = { request, context, params: { orderId: '1001' } } as unknown as Parameters<typeof action>[0];
  const result: unknown = await action(route);
  return { result, requestReturn, request };
}

test.each([
  ['somebody else’s order', null, 'ORDER_FORBIDDEN'],
  ['an order of which nothing can be asked back', NOTHING_LEFT, 'RETURN_NOT_POSSIBLE'],
  ['an order of which everything was asked back long ago', ASKED_LONG_AGO, 'RETURN_NOT_POSSIBLE'],
])('does not even read the pictures for %s', async (_case, order, code) => {
  const { result, requestReturn, request } = await post(order);
  expect(result).toMatchObject({ init: { status: 422 }, data: { response: { form: 'return', refusal: { code } } } });
  expect(request.bodyUsed).toBe(false);
  expect(requestReturn).not.toHaveBeenCalled();
});

test.each([
  ['for what can be asked back', DELIVERED],
  ['again, when the same form is sent twice', ASKED_BACK],
])('passes text and pictures on %s', async (_case, order) => {
  const { result, requestReturn } = await post(order);
  expect(result).toMatchObject({ status: 303 });
  expect(requestReturn).toHaveBeenCalledWith(
    { id: 1001, key: null },
    expect.objectContaining({ lines: [LINE], pictures: [new TextEncoder().encode('picture')] }),
  );
});
