import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';
import { type ShopRequest, shopContext } from './shop-context.ts';

function told(error: unknown, { hasLeft = false } = {}) {
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { onError } as unknown as ShopRequest);
  const signal = hasLeft ? AbortSignal.abort() : new AbortController().signal;
  handleError(error, { request: new Request('https://shop.example/id', { signal }), context, params: {} });
  return onError.mock.calls;
}

const BUG = new Error('no such line');

test('an error of a page is told to whoever runs the shop, past the console', () => {
  expect(told(BUG)).toEqual([[BUG]]);
});

test.each([
  ['a page nobody has', new ErrorResponse(404, 'Not Found', null), {}],
  ['what a visitor who left did not wait for', BUG, { hasLeft: true }],
])('%s is no news', (_case, error, how) => {
  expect(told(error, how)).toEqual([]);
});
