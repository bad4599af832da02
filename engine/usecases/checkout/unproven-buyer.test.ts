import { beforeEach, describe, expect, test } from 'vitest';
import { JAKARTA, SETTINGS } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Caller } from '../ports/ports.ts';
import { guest, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

const place = (rest: Parameters<typeof checkout>[0], caller: Caller) =>
  shop.usecases.placeOrder(caller, checkout(rest));

describe('orders that nobody has paid for', () => {
  const { piecesOfProduct, buyersOfNetwork } = SETTINGS.unpaidGuestOrders;
  const most = piecesOfProduct ?? 0;
  const address = '203.0.113.7';
  beforeEach(async () => {
    await shop.usecases.changeStock({ sku: 'CLEANER', request: { kind: 'set', pieces: 1000 } });
  });
  const orderAs = async (caller: Caller, quantity = most, rest: Parameters<typeof checkout>[0] = {}) => {
    unwrap(await shop.usecases.addToCart(caller, addRequest(shop.ids.cleaner, quantity)));
    return place(rest, caller);
  };
  const emailOf = (name: string) => ({ billing: { ...JAKARTA, email: `${name}@example.test` } });
  const account: Caller = { customerId: '7', language: 'en' };

  test('count together for a guest, whatever email address or session they have', async () => {
    unwrap(await orderAs(guest(1)));
    expect(await orderAs(guest(1), 1, emailOf('ibu'))).toMatchObject({ refusal: { code: 'UNPAID_PRODUCT_LIMIT' } });
    expect(await orderAs(guest(2), 1)).toMatchObject({ refusal: { code: 'UNPAID_PRODUCT_LIMIT' } });
    expect((await orderAs(guest(3), 1, emailOf('ani'))).ok).toBe(true);
  });

  test('count together for an account, until one of them is paid', async () => {
    const { order } = unwrap(await orderAs(account, most * (buyersOfNetwork ?? 0)));
    expect(await orderAs(account, 1)).toMatchObject({ refusal: { code: 'UNPAID_PRODUCT_LIMIT' } });
    unwrap(await shop.usecases.markPaid(order.id));
    expect((await place({}, account)).ok).toBe(true);
    expect((await orderAs(account, 10 * most)).ok).toBe(true);
  });

  test('count together for a network, however many accounts are opened in it', async () => {
    for (let number = 1; number <= (buyersOfNetwork ?? 0); number += 1) {
      const one = { ...guest(number), clientAddress: address };
      const opened = { account: { username: `budi${number}`, password: 'pagi yang cerah' } };
      unwrap(await orderAs(one, most, { ...emailOf(`budi${number}`), ...opened }));
    }
    const next = { ...guest(99), clientAddress: address };
    expect(await orderAs(next, 1, emailOf('next'))).toMatchObject({ refusal: { code: 'UNPAID_ORDERS_OPEN' } });
    expect((await place(emailOf('next'), { ...guest(99), clientAddress: '203.0.113.8' })).ok).toBe(true);
  });

  test('have no network in common behind a proxy that nobody told the shop of', async () => {
    for (let number = 0; number <= (buyersOfNetwork ?? 0); number += 1) {
      const one = { ...guest(number), clientAddress: '172.18.0.1' };
      expect((await orderAs(one, most, emailOf(`guest${number}`))).ok).toBe(true);
    }
  });
});
