import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Order } from '../../model/order/order.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import { action, clientAction } from './return-order.tsx';

const LINE = { line: 3, quantity: 1 };
const NOTHING_LEFT = { returnable: [], returns: [] } as unknown as Order;
const DELIVERED = { returnable: [LINE], returns: [] } as unknown as Order;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ASKED_BACK = { returnable: [], returns: [{ requested: hoursAgo(0.5) }] } as unknown as Order;
const ASKED_LONG_AGO = { returnable: [], returns: [{ requested: hoursAgo(2) }] } as unknown as Order;

interface Posted {
  readonly text?: string;
  readonly pictures?: number;
  readonly accept?: string;
  /** What the backend answers. */
  readonly answer?: object;
}

function formRequest({ text = 'Tutupnya retak semua.', pictures = 1, accept = '*/*' }: Posted): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: 'return', reason: 'damaged', text, 'line-3': '1' }))
    body.set(name, value);
  for (let count = 0; count < pictures; count++)
    body.append('pictures', new File(['picture'], 'cap.jpg', { type: 'image/jpeg' }));
  const headers = { Accept: accept };
  return new Request('https://shop.example/order-summary/1001/return', { method: 'POST', body, headers });
}

async function post(order: Order | null, posted: Posted = {}) {
  const request = formRequest(posted);
  const requestReturn = vi.fn(async () => posted.answer ?? { ok: true, value: null });
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

test.each([
  [
    'chosen again where the whole page is loaded',
    { text: '', accept: 'text/html' },
    { text: 'short', pictures: 'again' },
  ],
  ['kept by the script', { text: '' }, { text: 'short' }],
  ['not missed where there were none', { text: '', pictures: 0, accept: 'text/html' }, { text: 'short' }],
  ['too many first of all', { pictures: 5, accept: 'text/html' }, { pictures: 'many' }],
])('of a form that is not taken pictures are %s', async (_case, posted, problems) => {
  const { result } = await post(DELIVERED, posted);
  expect(result).toHaveProperty('data.response.problems', problems);
});

test.each([
  ['says so where the whole page is loaded', 'text/html', { pictures: 'again' }],
  ['does not where the script keeps them', '*/*', {}],
])('a form that is refused for one of its pictures loses all of them, and %s', async (_case, accept, problems) => {
  const refusal = { code: 'RETURN_PICTURE_INVALID', number: 1 };
  const { result } = await post(DELIVERED, { accept, answer: { ok: false, refusal } });
  expect(result).toHaveProperty('data.response', expect.objectContaining({ refusal, problems }));
});

test('a browser keeps the form instead of sending more pictures than are taken', async () => {
  const serverAction = vi.fn(async () => 'sent');
  const sendFrom = (posted: Posted) =>
    clientAction({ request: formRequest(posted), serverAction } as unknown as Parameters<typeof clientAction>[0]);
  const response = { form: 'return', typed: { text: 'Tutupnya retak semua.' }, problems: { pictures: 'many' } };
  expect(await sendFrom({ pictures: 5 })).toMatchObject({ data: { response }, init: { status: 422 } });
  expect(serverAction).not.toHaveBeenCalled();
  expect(await sendFrom({ pictures: 4 })).toBe('sent');
});
