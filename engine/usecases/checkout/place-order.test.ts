import { beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { JAKARTA, NOON, SETTINGS } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Caller, UnitOfWork } from '../ports/ports.ts';
import { CALLER, guest, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';
import { placeOrder } from './place-order.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

const add = async (slug: string, quantity = 1, caller: Caller = CALLER) =>
  unwrap(await shop.usecases.addToCart(caller, addRequest(shop.ids[slug], quantity)));
const place = (rest: Parameters<typeof checkout>[0] = {}, caller: Caller = CALLER) =>
  shop.usecases.placeOrder(caller, checkout(rest));
const onHand = (slug: string) => {
  const policy = shop.store.state.stock.get(shop.ids[slug] ?? 0);
  return policy?.kind === 'managed' ? policy.onHand : null;
};

describe('placing an order', () => {
  test('takes stock, stores the order, queues emails and empties the cart in one transaction', async () => {
    await add('cleaner', 2);
    await add('book');
    const { order, isNew, view } = unwrap(await place({ idempotencyKey: 'form-1' }));
    expect(isNew).toBe(true);
    expect(order).toMatchObject({
      status: 'on-hold',
      key: expect.stringMatching(/^wc_order_[0-9a-f]{13}$/),
      billing: JAKARTA,
      totals: { total: 2730 },
      createdAt: NOON,
    });
    expect(order.lines.map(({ name, quantity, stockTaken }) => [name, quantity, stockTaken])).toEqual([
      ['Fuel Cleaner', 2, 2],
      ['Fuel Cleaner', 1, 0],
    ]);
    expect(onHand('cleaner')).toBe(8);
    expect(view).toMatchObject({
      cart: { lines: [], totals: { total: 0 } },
      session: { orders: [order.id], billing: JAKARTA, cart: { lines: [] } },
    });
    const { mails, sales, orders } = shop.store.state;
    expect(mails).toEqual([
      { kind: 'order-received', to: 'budi@example.test', language: 'en', orderId: order.id },
      { kind: 'new-order', to: 'shop@example.test', language: 'id', orderId: order.id },
    ]);
    expect([...sales]).toEqual([
      [shop.ids.cleaner, 2],
      [shop.ids.book, 1],
    ]);
    expect(orders).toEqual([order]);
  });

  test('takes none during a holiday, but answers the form again that had placed one before', async () => {
    await add('cleaner', 2);
    const { order } = unwrap(await place({ idempotencyKey: 'form-1' }));
    const closed = { ...shop.needs, settings: { ...SETTINGS, reopensOn: '2027-03-22' } };
    await add('book');
    expect(await placeOrder(closed, CALLER, checkout({ idempotencyKey: 'form-2' }))).toEqual({
      ok: false,
      refusal: { code: 'SHOP_CLOSED', reopensOn: '2027-03-22' },
    });
    expect(unwrap(await placeOrder(closed, CALLER, checkout({ idempotencyKey: 'form-1' })))).toMatchObject({
      order: { id: order.id },
      isNew: false,
    });
  });

  test('refuses the order of an account that was erased while the request was on its way', async () => {
    const erased: Caller = { ...CALLER, customerId: '4242' };
    await add('cleaner', 2, erased);
    expect(await place({}, erased)).toEqual({ ok: false, refusal: { code: 'CUSTOMER_FORBIDDEN' } });
    expect([shop.store.state.orders, onHand('cleaner')]).toEqual([[], 10]);
  });

  test('notifies the shop of low stock, and announces the product to pages', async () => {
    await add('octane', 2);
    shop.store.state.changes.length = 0;
    await place();
    expect(shop.store.state.mails.at(-1)).toMatchObject({ kind: 'low-stock', sku: 'OCTANE', left: 1 });
    const productId = shop.ids.octane;
    expect(shop.store.state.changes).toEqual([
      { kind: 'product', id: productId },
      { kind: 'stock', productId, totalSales: 2, left: [{ owner: productId, onHand: 1 }] },
    ]);
  });

  test('announces only the stock count when plenty is left', async () => {
    await add('cleaner');
    shop.store.state.changes.length = 0;
    await place();
    const productId = shop.ids.cleaner;
    expect(shop.store.state.changes).toEqual([
      { kind: 'stock', productId, totalSales: 1, left: [{ owner: productId, onHand: 9 }] },
    ]);
  });

  test('takes shared stock from the product', async () => {
    await add('OIL-4L', 2);
    const { order } = unwrap(await place());
    expect([onHand('oil'), onHand('OIL-1L')]).toEqual([4, 10]);
    expect(order.lines).toMatchObject([{ stockOwner: shop.ids.oil, stockTaken: 2, meta: { size: '4l' } }]);
  });

  test('the same idempotency key twice is one order', async () => {
    await add('cleaner', 2);
    const first = unwrap(await place({ idempotencyKey: 'form-1' }));
    await add('octane');
    const second = unwrap(await place({ idempotencyKey: 'form-1' }));
    expect(second).toMatchObject({ order: first.order, isNew: false, view: { cart: { itemCount: 1 } } });
    expect(shop.store.state.orders).toHaveLength(1);
    expect(onHand('cleaner')).toBe(8);
    expect(shop.store.state.mails).toHaveLength(2);
  });

  test('two parallel requests, with or without a key, are one order', async () => {
    await add('cleaner');
    const keyed = await Promise.all([place({ idempotencyKey: 'a' }), place({ idempotencyKey: 'a' })]);
    expect(keyed.map(({ ok }) => ok)).toEqual([true, true]);
    await add('cleaner');
    const bare = await Promise.all([place(), place()]);
    expect(bare.map((answer) => answer.ok || answer.refusal.code)).toEqual([true, 'NO_SESSION']);
    expect(shop.store.state.orders).toHaveLength(2);
  });

  test('sells the last ten pieces ten times to fifty buyers', async () => {
    const buyers = Array.from({ length: 50 }, (_, number) => guest(number + 1));
    for (const buyer of buyers) await add('cleaner', 1, buyer);
    const answers = await Promise.all(buyers.map((buyer) => place({}, buyer)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(onHand('cleaner')).toBe(0);
  });
});

describe('a refused order changes nothing', () => {
  const unchanged = async (act: () => Promise<unknown>) => {
    const before = structuredClone(shop.store.state);
    await act();
    expect(shop.store.state).toEqual(before);
  };

  test.each([
    ['an address that is none', { billing: { ...JAKARTA, city: '' } }, 'ADDRESS_INVALID'],
    ['a country that is not served', { billing: { ...JAKARTA, country: 'US' } }, 'COUNTRY_NOT_SERVED'],
    ['a delivery that is not offered', { shippingMethods: ['flat_rate:4'] }, 'SHIPPING_METHOD_UNAVAILABLE'],
    ['a payment that is not offered', { paymentMethod: 'stripe' }, 'PAYMENT_METHOD_INVALID'],
  ])('%s', async (_case, rest, code) => {
    await add('cleaner');
    await unchanged(async () => expect(await place(rest)).toMatchObject({ ok: false, refusal: { code } }));
  });

  test('an empty cart', async () => {
    await unchanged(async () => expect(await place()).toEqual({ ok: false, refusal: { code: 'NO_SESSION' } }));
  });

  test('too few pieces', async () => {
    await add('octane', 3);
    await shop.usecases.changeStock({ sku: 'OCTANE', request: { kind: 'set', pieces: 2 } });
    await unchanged(async () =>
      expect(await place()).toMatchObject({ refusal: { code: 'TOO_FEW_AT_CHECKOUT', available: 2 } }),
    );
  });

  test('stock that another order took at the same moment', async () => {
    await add('octane', 2);
    const { unitOfWork } = shop.needs;
    const quickerRival: typeof unitOfWork = (work) =>
      unitOfWork((inside) => work({ ...inside, stock: { ...inside.stock, take: () => lateFor(inside.stock) } }));
    const lateFor = async ({ take }: UnitOfWork['stock']) => {
      const owner = shop.ids.octane ?? 0;
      await take([{ owner, quantity: 2 }]);
      return take([{ owner, quantity: 2 }]);
    };
    const session = shop.store.state.sessions.get(CALLER.customerId);
    const answer = await placeOrder({ ...shop.needs, unitOfWork: quickerRival }, CALLER, checkout());
    expect(answer).toEqual({ ok: false, refusal: { code: 'RESERVATION_LOST', name: 'Fuel Cleaner' } });
    const { orders, mails, sales, sessions } = shop.store.state;
    expect([orders, mails, sales.size]).toEqual([[], [], 0]);
    expect(sessions.get(CALLER.customerId)).toEqual(session);
  });
});

test('removes lines that are no longer sold, so that the next attempt can succeed', async () => {
  await add('cleaner');
  await add('octane');
  await shop.usecases.importProducts({ products: [draftBottle('octane', { status: 'draft' })], stock: 'keep' });
  expect(await place()).toEqual({ ok: false, refusal: { code: 'LINE_GONE' } });
  expect(shop.store.state.orders).toEqual([]);
  expect(unwrap(await place()).order.lines).toHaveLength(1);
});

describe('orders for an email address that nobody has proven', () => {
  const { attempts } = ATTEMPT_LIMITS['guest-order'].everywhere;
  beforeEach(async () => {
    const unpaidGuestOrders = { pieces: null, piecesOfProduct: null, buyersOfNetwork: null };
    shop = await memoryShop({ settings: { ...SETTINGS, unpaidGuestOrders } });
  });
  const orderAs = async (number: number, rest: Parameters<typeof checkout>[0] = {}) => {
    await add('book', 1, guest(number));
    return place(rest, guest(number));
  };

  test('are so many an hour and no more; what is refused neither counts nor sends anything', async () => {
    for (let number = 1; number <= attempts; number += 1) {
      expect((await orderAs(number, { paymentMethod: 'none' })).ok).toBe(false);
      unwrap(await orderAs(number, { idempotencyKey: 'form' }));
    }
    const mails = shop.store.state.mails.length;
    expect(await orderAs(attempts + 1)).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
    const sameMailbox = { ...JAKARTA, email: JAKARTA.email.replace('@', '+oli@') };
    expect(await orderAs(attempts + 1, { billing: sameMailbox })).toMatchObject({
      refusal: { code: 'TOO_MANY_TRIES' },
    });
    expect(shop.store.state.mails).toHaveLength(mails);
    expect(unwrap(await place({ idempotencyKey: 'form' }, guest(1))).isNew).toBe(false);
    expect((await orderAs(attempts + 1, { billing: { ...JAKARTA, email: 'ibu@example.test' } })).ok).toBe(true);
  });
});

describe('reading an order', () => {
  const read = (address: Parameters<typeof shop.usecases.readOrder>[1], caller: Caller = CALLER) =>
    shop.usecases.readOrder(caller, address);

  test('by the session that placed it', async () => {
    await add('cleaner');
    const { order } = unwrap(await place());
    expect(await read({ id: order.id })).toEqual({ ok: true, value: order });
  });

  test('by whoever has the key, and by nobody else', async () => {
    await add('cleaner');
    const { order } = unwrap(await place());
    const forbidden = { ok: false, refusal: { code: 'ORDER_FORBIDDEN' } };
    expect((await read({ key: order.key }, guest(2))).ok).toBe(true);
    expect((await read({ id: order.id, key: order.key }, guest(2))).ok).toBe(true);
    expect(await read({ id: order.id }, guest(2))).toEqual(forbidden);
    expect(await read({ id: order.id, key: 'wc_order_guess' }, guest(2))).toEqual(forbidden);
    expect(await read({ id: order.id + 1 })).toEqual(forbidden);
    expect(await read({ key: 'wc_order_guess' })).toEqual(forbidden);
  });

  test('not by an expired session', async () => {
    await add('cleaner');
    const { order } = unwrap(await place());
    shop.at(new Date(NOON.getTime() + 48 * 3_600_000));
    expect((await read({ id: order.id })).ok).toBe(false);
  });
});

describe('an account with the order', () => {
  const account = { username: 'sari', password: 'pagi yang cerah' };
  const { attempts } = ATTEMPT_LIMITS.registration.subject;
  const placeRepeatedly = async (rest: Parameters<typeof checkout>[0]) => {
    for (let turn = 0; turn < attempts; turn += 1) await place({ account, ...rest });
    return place({ account });
  };

  test('may be tried again as often as the order itself is refused', async () => {
    await add('cleaner');
    expect(unwrap(await placeRepeatedly({ paymentMethod: 'none' })).registered).toMatchObject({ username: 'sari' });
  });

  test('is not for trying which names are taken', async () => {
    await add('cleaner', 1, guest(2));
    unwrap(await place({ account }, guest(2)));
    await add('cleaner');
    expect(await placeRepeatedly({})).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
  });

  test('keeps its name, and takes the address, of a later order for somebody else', async () => {
    await add('cleaner');
    const { registered } = unwrap(await place({ account }));
    const caller: Caller = { customerId: String(registered?.id), language: 'en' };
    await add('cleaner', 1, caller);
    const billing = { ...JAKARTA, firstName: 'Dewi', lastName: 'Lestari', address1: 'Jl. Melati 8' };
    unwrap(await place({ billing }, caller));
    expect(await shop.needs.customers.find(registered?.id ?? 0)).toMatchObject({
      firstName: JAKARTA.firstName,
      lastName: JAKARTA.lastName,
      billing,
    });
  });

  test('is written to at its email address when a later order clears that of the form before', async () => {
    await add('cleaner');
    const { registered } = unwrap(await place({ account }));
    const caller: Caller = { customerId: String(registered?.id), language: 'en' };
    await add('cleaner', 1, caller);
    const { email: _email, ...address } = JAKARTA;
    const { order } = unwrap(await place({ billing: { ...address, overwrite: true } }, caller));
    expect(order.billing.email).toBe(JAKARTA.email);
  });
});
