import { expect, onTestFinished, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { BLANK_ADDRESS } from '../model/testing/people.ts';
import { createShop } from './create-shop.ts';
import { startStockBackend } from './testing/stock-backend.ts';
import { createHttpApi } from './transport/http-api.ts';

const SHOPPER = {
  ...BLANK_ADDRESS,
  firstName: 'Sari',
  lastName: 'Wijaya',
  address1: 'Jalan Kenanga 12',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
  phone: '0812 3456 7890',
  email: 'sari@example.test',
};

/** The same API, and the most requests that it was at work on at once. */
function watched(api: CommerceApi) {
  let [atWork, most] = [0, 0];
  const watching: CommerceApi = async (request) => {
    atWork += 1;
    most = Math.max(most, atWork);
    return api(request).finally(() => {
      atWork -= 1;
    });
  };
  return { api: watching, most: () => most };
}

/** A shopper with two tabs, who has put something into the cart. */
async function enter() {
  const backend = await startStockBackend('1.0.2');
  onTestFinished(() => backend.close());
  const { api, most } = watched(createHttpApi({ url: backend.url }));
  const shop = createShop(api, { maxAgeMs: null, onError: () => {} });
  let sessionToken: string | null = null;
  const onSessionToken = (token: string | null) => {
    sessionToken = token;
  };
  const tab = () => shop.shopper({ language: 'en', sessionToken, onSessionToken });
  await tab().addToCart({ productId: 12, quantity: 1 });
  return { backend, tab, most };
}

test('changes of one cart that come together reach the backend one after the other', async () => {
  const { tab, most } = await enter();
  const added = await tab().addToCart({ productId: 39, quantity: 1 });
  const [first = '', second = ''] = added.ok ? added.value.lines.map(({ key }) => key) : [];
  await Promise.all([
    tab().changeQuantity(first, 2),
    tab().changeQuantity(second, 3),
    tab().applyCode('hemat10'),
    tab().saveAddresses({ billing: { city: 'Bandung' }, shipping: {} }),
    tab().addToCart({ productId: 39, quantity: 1 }),
  ]);
  const { lines, codes } = await tab().cart();
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 4]);
  expect(codes.map(({ code }) => code)).toEqual(['hemat10']);
  expect(most()).toBe(1);
});

test('one cart that two tabs order at once is one order, at which both arrive', async () => {
  const { backend, tab, most } = await enter();
  const order = {
    billing: SHOPPER,
    shipping: SHOPPER,
    shipToDifferentAddress: false,
    paymentMethod: 'cod',
    customerNote: '',
    idempotencyKey: 'one',
    expectedTotal: 1550,
  };
  const placed = await Promise.all([tab().placeOrder(order), tab().placeOrder({ ...order, idempotencyKey: 'other' })]);
  expect(placed).toMatchObject([{ ok: true }, { ok: true }]);
  expect(placed[1]).toMatchObject(placed[0]);
  expect(backend.orders()).toHaveLength(1);
  expect(most()).toBe(1);
});
