import { expect, test, vi } from 'vitest';
import { ApiFailure, ApiPaused, NoApiResponse, ShopUnavailable } from '#storefront/gateway/transport/run-operation.ts';
import { unavailableWithoutResponse } from './without-response.ts';

const over = (error: Error) => {
  const onError = vi.fn<(error: unknown) => void>();
  const api = { cart: () => Promise.reject(error), guestId: () => 't_1', count: 2 };
  return { api: unavailableWithoutResponse(api, onError), onError };
};

test('no response is status 503, and is reported', async () => {
  const error = new NoApiResponse('cut');
  const { api, onError } = over(error);
  await expect(api.cart()).rejects.toMatchObject({ data: 'unreachable', init: { status: 503 } });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
});

test.each([
  ['an engine that says itself that it is busy', new ShopUnavailable('busy')],
  ['a host that wants a pause', new ApiPaused('paused')],
])('why %s does not respond is in the log already', async (_case, error) => {
  const { api, onError } = over(error);
  await expect(api.cart()).rejects.toMatchObject({ data: 'unreachable', init: { status: 503 } });
  expect(onError).not.toHaveBeenCalled();
});

test('any other failure and any value stay as they are', async () => {
  const error = new ApiFailure('a bug');
  const { api, onError } = over(error);
  await expect(api.cart()).rejects.toBe(error);
  expect([api.guestId(), api.count, onError.mock.calls]).toEqual(['t_1', 2, []]);
});
