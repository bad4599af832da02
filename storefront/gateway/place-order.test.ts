import { expect, test, vi } from 'vitest';
import { BLANK_ADDRESS } from '../model/testing/people.ts';
import { placeOrder } from './place-order.ts';
import type { RunForShopper } from './shopper-session.ts';
import { ApiFailure, NoApiResponse } from './transport/run-operation.ts';

const ORDER = {
  billing: BLANK_ADDRESS,
  shipping: BLANK_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: 'cod',
  customerNote: '',
  idempotencyKey: 'one',
  expectedTotal: 1550,
};

/** Over a backend whose checkout fails so, while its cart is still full. */
function failing(failure: Error, forgetsKeys: boolean) {
  const run = vi.fn(async ({ name }: { readonly name: string }) => {
    if (name === 'Checkout') throw failure;
    return { ok: true, data: { cart: { contents: { nodes: [{}] } } } };
  });
  const onFailure = vi.fn();
  const needs = { run: run as RunForShopper, onFailure, forgetsKeys: () => forgetsKeys, sendable: async () => ({}) };
  return { onFailure, placed: placeOrder(needs, ORDER) };
}

test('an order that a plugin of the backend makes fail is refused without its words, and the log has them', async () => {
  const failure = new ApiFailure('Checkout: Internal server error');
  const { placed, onFailure } = failing(failure, true);
  expect(await placed).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN', message: '' } });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
});

test.each([
  ['a backend that does not respond', new NoApiResponse('cut off'), true],
  ['this shop’s own engine', new ApiFailure('Checkout: Internal server error'), false],
])('nothing is said about an order of %s', async (_case, failure, forgetsKeys) => {
  const { placed, onFailure } = failing(failure, forgetsKeys);
  await expect(placed).rejects.toBe(failure);
  expect(onFailure).not.toHaveBeenCalled();
});
