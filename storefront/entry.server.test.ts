import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';
import { type ShopRequest, shopContext } from './shop-context.ts';

function reportedErrors(error: unknown, { hasLeft = false } = {}) {
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { onError } as unknown as ShopRequest);
  const signal = hasLeft ? AbortSignal.abort() : new AbortController().signal;
  handleError(error, { request: new Request('https://shop.example/id', { signal }), context, params: {} });
  return onError.mock.calls;
}

const BUG = new Error('no such line');

test('reports an error of a page to the log, without the console', () => {
  expect(reportedErrors(BUG)).toEqual([[BUG]]);
});

test.each([
  ['an unknown page', new ErrorResponse(404, 'Not Found', null), {}],
  ['an error after the visitor has left', BUG, { hasLeft: true }],
])('does not report %s', (_case, error, how) => {
  expect(reportedErrors(error, how)).toEqual([]);
});
