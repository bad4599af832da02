import { beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { JAKARTA, SETTINGS } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { person } from '../contracts/customers.contract.ts';
import type { Caller } from '../ports/ports.ts';
import { type MemoryCardShop, memoryCardShop } from '../testing/card-orders.ts';
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
  test('count together for a guest, whatever email address or session they have', async () => {
    unwrap(await orderAs(guest(1)));
    expect(await orderAs(guest(1), 1, emailOf('ibu'))).toMatchObject({ refusal: { code: 'UNPAID_PRODUCT_LIMIT' } });
    expect(await orderAs(guest(2), 1)).toMatchObject({ refusal: { code: 'UNPAID_PRODUCT_LIMIT' } });
    expect((await orderAs(guest(3), 1, emailOf('ani'))).ok).toBe(true);
  });

  test('count together for an account, until one of them is paid', async () => {
    const { id } = await shop.store.unitOfWork(({ customers }) => customers.add(person('sari'), 'hash'));
    const account: Caller = { customerId: String(id), language: 'en' };
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

describe('large orders by card', () => {
  const most = SETTINGS.unpaidGuestOrders.piecesOfProduct ?? 0;
  const { subject, network } = ATTEMPT_LIMITS['large-order'];
  const TOO_MANY = { refusal: { code: 'LARGE_ORDERS_LIMIT' } };
  let cards: MemoryCardShop;
  beforeEach(async () => {
    cards = await memoryCardShop();
    await cards.usecases.changeStock({ sku: 'CLEANER', request: { kind: 'set', pieces: 1000 } });
  });
  const orderAs = async (number: number, email: string, quantity = most + 1) => {
    const caller = { ...guest(number), clientAddress: '203.0.113.7' };
    unwrap(await cards.usecases.addToCart(caller, addRequest(cards.ids.cleaner, quantity)));
    return cards.usecases.placeOrder(caller, checkout({ paymentMethod: 'stripe', billing: { ...JAKARTA, email } }));
  };
  const abandon = async (ordering: ReturnType<typeof orderAs>) => {
    const { order } = unwrap(await ordering);
    unwrap(await cards.usecases.cancelOrder({ id: order.id, reason: 'buyer' }));
  };

  test('of one buyer can be left unpaid a few times a day; a usual one always can', async () => {
    for (let number = 1; number <= subject.attempts; number += 1) await abandon(orderAs(number, 'budi@example.test'));
    expect(await orderAs(98, 'budi@example.test')).toMatchObject(TOO_MANY);
    expect(cards.onHand()).toBe(1000);
    await abandon(orderAs(99, 'budi@example.test', most));
    await abandon(orderAs(100, 'sari@example.test'));
  });

  test('of one network can be left unpaid a few times a day, whoever orders', async () => {
    for (let number = 1; number <= network.attempts; number += 1)
      await abandon(orderAs(number, `guest${number}@example.test`));
    expect(await orderAs(99, 'next@example.test')).toMatchObject(TOO_MANY);
  });

  describe('whose card was declined', () => {
    const decline = async (id: number) => {
      const caller = { ...guest(1), clientAddress: '203.0.113.7' };
      const order = unwrap(await cards.usecases.payOrder(caller, { address: { id }, returnUrl: () => '' }));
      cards.provider.change(order.intent?.id ?? '', { declineCode: 'insufficient_funds' });
      await cards.usecases.syncOrderPayments(caller, { id });
      return order;
    };
    const pay = (id: number) =>
      cards.usecases.payOrder({ ...guest(1), clientAddress: '203.0.113.7' }, { address: { id }, returnUrl: () => '' });

    test('is not held for ever by one that is declined again and again', async () => {
      const { order } = unwrap(await orderAs(1, 'budi@example.test'));
      for (let times = 1; times <= subject.attempts; times += 1) await decline(order.id);
      expect(await pay(order.id)).toMatchObject(TOO_MANY);
      expect(cards.onHand()).toBe(1000);
    });

    test('are not held all at once', async () => {
      const ids: number[] = [];
      for (const email of ['a@example.test', 'b@example.test']) {
        const { order } = unwrap(await orderAs(1, email, 3 * most));
        ids.push(order.id);
        await decline(order.id);
      }
      const [first = 0, second = 0] = ids;
      unwrap(await pay(first));
      expect(await pay(second)).toMatchObject({ refusal: { code: 'UNPAID_ORDERS_OPEN' } });
    });
  });
});
