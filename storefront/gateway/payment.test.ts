import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import type { GetCartQuery } from './generated/operations.generated.ts';
import { payPageIn, supportedPaymentMethods } from './payment.ts';
import { createStripeKey } from './stripe-key.ts';
import { ifSupported } from './transport/run-operation.ts';

const TRANSFER = { id: 'bacs', title: 'Bank transfer', description: null };
const CARD = { id: 'stripe', title: 'Card', description: null };

const PAYPAL = { id: 'ppcp-gateway', title: 'PayPal', description: null };

const offered = async (gateways: NonNullable<GetCartQuery['paymentGateways']>['nodes'], key: string | null) => {
  const query = { viewer: null, cart: null, customer: null, paymentGateways: { nodes: gateways } };
  return (await supportedPaymentMethods(query, async () => key)).map(({ id }) => id);
};

test.each([
  ['a hosted page', { ...CARD, kind: 'HOSTED_PAGE' as const }, null, ['stripe', 'bacs']],
  ['an embedded form', { ...CARD, kind: 'EMBEDDED_FORM' as const }, 'pk_live_1', ['stripe', 'bacs']],
  ['an embedded form of another id', { ...CARD, id: 'xyz', kind: 'EMBEDDED_FORM' as const }, 'pk_1', ['xyz', 'bacs']],
  ['an embedded form without a key', { ...CARD, kind: 'EMBEDDED_FORM' as const }, null, ['bacs']],
])('offers cards by %s only where that works', async (_case, card, key, ids) => {
  expect(await offered([card, { ...TRANSFER, kind: 'BANK_TRANSFER' }], key)).toEqual(ids);
});

test('offers what can be paid over a stock WooCommerce, which has no payment kinds', async () => {
  expect(await offered([CARD, PAYPAL, TRANSFER, { ...TRANSFER, id: 'unknown' }], 'pk_live_1')).toEqual([
    'ppcp-gateway',
    'bacs',
    'unknown',
  ]);
});

test('knows cash on delivery over the shop’s own engine and over a stock WooCommerce', async () => {
  const gateways = [
    { ...TRANSFER, id: 'on-delivery', kind: 'PAY_ON_DELIVERY' as const },
    { ...TRANSFER, id: 'cod' },
    TRANSFER,
  ];
  const query = { viewer: null, cart: null, customer: null, paymentGateways: { nodes: gateways } };
  const methods = await supportedPaymentMethods(query, async () => null);
  expect(methods.map(({ isOnDelivery }) => isOnDelivery)).toEqual([true, true, false]);
});

const SHOP = 'https://backend.example';

test.each([
  ['of WooCommerce', `${SHOP}/checkout/order-received/87/?key=wc_order_1`, null, null],
  ['of plain permalinks', `${SHOP}/?page_id=8&order-received=87&key=wc_order_1`, null, null],
  ['that its owner renamed', `${SHOP}/kasir/terima-kasih/87/?key=wc_order_1`, 'bank-transfer', null],
  ['of a gateway', 'https://pay.example/snap/1', 'hosted-page', 'https://pay.example/snap/1'],
  [
    'of a gateway that is not known',
    `${SHOP}/checkout/order-pay/87/?key=1`,
    null,
    `${SHOP}/checkout/order-pay/87/?key=1`,
  ],
] as const)('an address %s after the order', (_case, redirect, kind, payPage) => {
  expect(payPageIn(redirect, kind)).toBe(payPage);
});

test('caches the key of the card form, and finds none over a backend without one', async () => {
  let time = 0;
  const stripeSettings = { publishable_key: null, test_publishable_key: 'pk_test_1' };
  const api = vi.fn<CommerceApi>(async () => ({
    data: { woonuxtSettings: { stripeSettings } },
    newSessionToken: null,
  }));
  const stripeKey = createStripeKey({ api, ifSupported, now: () => time });
  expect([await stripeKey(), await stripeKey()]).toEqual(['pk_test_1', 'pk_test_1']);
  expect(api).toHaveBeenCalledOnce();
  time = 300_000;
  api.mockResolvedValue({ errors: [{ message: 'Cannot query field "woonuxtSettings"' }], newSessionToken: null });
  expect(await stripeKey()).toBe(null);
});
