import { expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, guest, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

async function shopWithOrder() {
  const shop = await memoryShop();
  unwrap(await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1)));
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
  const find = (email: string, clientAddress: string, number = 2) =>
    shop.usecases.findGuestOrder({ ...guest(number), clientAddress }, { id: order.id, email });
  return { shop, order, find };
}

const { subject, everywhere } = ATTEMPT_LIMITS['order-lookup'];

test('an order is found again with its number and email address, by as many devices as its buyer has', async () => {
  const { order, find } = await shopWithOrder();
  for (let number = 2; number < 2 + 2 * subject.attempts; number += 1) {
    expect(unwrap(await find('Budi@example.test', '198.51.100.1', number)).id).toBe(order.id);
  }
});

test('whoever guesses addresses for a number is stopped, and keeps nobody elsewhere from finding the order', async () => {
  const { order, find } = await shopWithOrder();
  for (let turn = 0; turn < subject.attempts; turn += 1) {
    expect(await find(`guess-${turn}@example.test`, '203.0.113.7')).toMatchObject({
      refusal: { code: 'ORDER_FORBIDDEN' },
    });
  }
  const stopped = { refusal: { code: 'TOO_MANY_TRIES' } };
  expect(await find('budi@example.test', '203.0.113.7')).toMatchObject(stopped);
  expect(unwrap(await find('budi@example.test', '198.51.100.1')).id).toBe(order.id);
});

test('guesses from many networks together are limited as well', async () => {
  const { find } = await shopWithOrder();
  for (let turn = 0; turn < everywhere.attempts; turn += 1) {
    await find(`guess-${turn}@example.test`, `203.0.113.${Math.floor(turn / subject.attempts)}`);
  }
  expect(await find('budi@example.test', '198.51.100.1')).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
});

test('a stranger who has found it loses it with the renewed link, and its buyer does not', async () => {
  const { shop, order, find } = await shopWithOrder();
  const { correctAddresses, readOrder } = shop.usecases;
  unwrap(await find('budi@example.test', '203.0.113.7'));
  const email = 'budi.santoso@example.test';
  const correction = { billing: { email }, shipping: {}, id: order.id, store: true };
  unwrap(await correctAddresses({ ...correction, renewsLink: false }));
  expect(await readOrder(guest(2), { id: order.id })).toMatchObject({ ok: true });
  unwrap(await correctAddresses({ ...correction, renewsLink: true }));
  expect(await readOrder(guest(2), { id: order.id })).toMatchObject({ refusal: { code: 'ORDER_FORBIDDEN' } });
  expect(await readOrder(CALLER, { id: order.id })).toMatchObject({ ok: true });
});
