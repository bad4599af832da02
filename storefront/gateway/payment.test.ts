import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { payable } from './payment.ts';
import { createStripeKey } from './stripe-key.ts';
import { createSupportCheck } from './transport/run-operation.ts';

const TRANSFER = { id: 'bacs', title: 'Bank transfer', description: null };
const CARD = { id: 'stripe', title: 'Card', description: null };

const offered = async (card: typeof CARD & { readonly hasPayPage?: boolean | null }, key: string | null) => {
  const paymentGateways = { nodes: [card, { ...TRANSFER, hasPayPage: false }] };
  const methods = await payable({ cart: null, customer: null, paymentGateways }, async () => key);
  return methods.map(({ id }) => id);
};

test.each([
  ['a page of the backend', { ...CARD, hasPayPage: true }, null, ['stripe', 'bacs']],
  ['Stripe’s form', { ...CARD, hasPayPage: false }, 'pk_live_1', ['stripe', 'bacs']],
  ['neither', { ...CARD, hasPayPage: false }, null, ['bacs']],
  ['a backend that pays in its own checkout', CARD, 'pk_live_1', ['bacs']],
])('with %s for cards the shopper is offered what works', async (_case, card, key, ids) => {
  expect(await offered(card, key)).toEqual(ids);
});

test('the key of the card form is asked for once in a while, and a backend without one has none', async () => {
  let time = 0;
  const stripeSettings = { publishable_key: null, test_publishable_key: 'pk_test_1' };
  const api = vi.fn<CommerceApi>(async () => ({
    data: { woonuxtSettings: { stripeSettings } },
    newSessionToken: null,
  }));
  const stripeKey = createStripeKey({ api, ifSupported: createSupportCheck(), now: () => time });
  expect([await stripeKey(), await stripeKey()]).toEqual(['pk_test_1', 'pk_test_1']);
  expect(api).toHaveBeenCalledOnce();
  time = 300_000;
  api.mockResolvedValue({ errors: [{ message: 'Cannot query field "woonuxtSettings"' }], newSessionToken: null });
  expect(await stripeKey()).toBe(null);
});
