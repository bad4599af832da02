import { beforeEach, describe, expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Gateway, OpenedIntent, PaymentProvider } from '../ports/payments.ts';
import { CALLER, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { checkout, wish } from '../testing/wishes.ts';

const HOUR = 3_600_000;

let intents: Map<string, OpenedIntent>;
let refunds: Map<string, number>;
let isDown: boolean;
let shop: MemoryShop;

const unlessDown = async <T>(work: () => T) => (isDown ? { ok: false as const } : { ok: true as const, value: work() });

const at = (id: string): OpenedIntent => {
  const intent = intents.get(id);
  if (!intent) throw new Error(`no intent ${id}`);
  return intent;
};
function put(id: string, rest: Partial<OpenedIntent>): OpenedIntent {
  const intent = { ...at(id), ...rest };
  intents.set(id, intent);
  return intent;
}

/** A gateway in memory that can be switched off. */
const provider: PaymentProvider = {
  open: ({ reference, amount, currency, orderId }) =>
    unlessDown(() => {
      const id = `pi_${reference}`;
      const made = {
        id,
        status: 'open',
        amount,
        currency,
        reference,
        orderId,
        declined: null,
        clientSecret: id,
      } as const;
      intents.set(id, intents.get(id) ?? made);
      return at(id);
    }),
  find: (id) => unlessDown(() => intents.get(id) ?? null),
  change: (id, to) => unlessDown(() => put(id, at(id).status === 'open' ? to : {})),
  capture: (id) => unlessDown(() => put(id, at(id).status === 'reserved' ? { status: 'paid' } : {})),
  cancel: (id) => unlessDown(() => put(id, at(id).status === 'paid' ? {} : { status: 'gone' })),
  refund: ({ reference, amount }) =>
    unlessDown(() => {
      refunds.set(reference, amount);
      return { ok: true as const, receipt: `re_${refunds.size}` };
    }),
  setUp: () => unlessDown(() => ({ id: 'seti_1', clientSecret: 'seti_1' })),
  readEvent: () => ({ id: 'evt_1', intent: [...intents.keys()][0] ?? null }),
  payPage: () => null,
};

const card: Gateway = {
  ...{ id: 'stripe', hasPayPage: false, provider },
  ...{ title: () => 'Card', description: () => '', instructions: () => '' },
  available: () => true,
  firstStatus: () => 'pending',
};

beforeEach(async () => {
  [intents, refunds, isDown] = [new Map(), new Map(), false];
  shop = await memoryShop({ gateways: [card] });
});

/** An order by card, brought to the gateway. */
async function ordered() {
  unwrap(await shop.usecases.addToCart(CALLER, wish(shop.ids.cleaner, 2)));
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout({ paymentMethod: 'stripe' })));
  const started = await shop.usecases.startPayment(order, '');
  return { id: order.id, intent: started.intent?.id ?? '' };
}
const statusOf = async (id: number) => (await shop.usecases.orders.show(id))?.order.status;
const come = (id: number) => shop.usecases.returnFromPayment(CALLER, { id });
const hear = () => shop.usecases.hearOfPayment({ gateway: 'stripe', body: '', header: () => '' });
const onHand = () => {
  const policy = shop.store.state.stock.get(shop.ids.cleaner ?? 0);
  return policy?.kind === 'managed' ? policy.onHand : null;
};

describe('while the gateway does not answer', () => {
  test('an order is stored and waits; the next try reaches the same payment', async () => {
    isDown = true;
    const { id, intent } = await ordered();
    expect([intent, await statusOf(id), onHand()]).toEqual(['', 'pending', 8]);
    expect(unwrap(await shop.usecases.payOrder(CALLER, { address: { id }, returnUrl: () => '' })).intent).toBeNull();
    isDown = false;
    const again = unwrap(await shop.usecases.payOrder(CALLER, { address: { id }, returnUrl: () => '' }));
    expect(again.intent).toMatchObject({ status: 'open', orderId: id });
    expect((await shop.usecases.orders.show(id))?.payments).toHaveLength(1);
  });

  test('a message is asked for again, and is not counted as heard', async () => {
    const { id, intent } = await ordered();
    put(intent, { status: 'reserved' });
    isDown = true;
    expect(await hear()).toBe('tell-me-later');
    isDown = false;
    expect([await hear(), await statusOf(id)]).toEqual(['heard', 'processing']);
  });

  test('nothing is cancelled that may be paid at this very moment', async () => {
    const { id } = await ordered();
    isDown = true;
    expect(await shop.usecases.cancelOrder({ id, reason: 'shop' })).toEqual({
      ok: false,
      refusal: { code: 'PAYMENT_UNAVAILABLE' },
    });
    shop.at(new Date(shop.needs.now().getTime() + 2 * HOUR));
    expect([await shop.usecases.cancelOverdue(), await statusOf(id), onHand()]).toEqual([0, 'pending', 8]);
    isDown = false;
    expect([await shop.usecases.cancelOverdue(), await statusOf(id), onHand()]).toEqual([1, 'cancelled', 10]);
  });

  test('a refund keeps its money reserved, and ends when the gateway is back', async () => {
    const { id, intent } = await ordered();
    put(intent, { status: 'reserved' });
    await come(id);
    isDown = true;
    const all = { id, wish: { kind: 'everything-left', reason: '', restock: true } } as const;
    expect(await shop.usecases.refundOrder(all)).toMatchObject({ refusal: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(await shop.usecases.refundOrder(all)).toMatchObject({ refusal: { code: 'REFUND_EMPTY' } });
    expect([await statusOf(id), onHand()]).toEqual(['processing', 8]);
    isDown = false;
    expect(await shop.usecases.finishRefunds()).toBe(0);
    shop.at(new Date(shop.needs.now().getTime() + HOUR));
    expect(await shop.usecases.finishRefunds()).toBe(1);
    expect([await statusOf(id), onHand(), [...refunds.values()]]).toEqual(['refunded', 10, [at(intent).amount]]);
    expect(await shop.usecases.finishRefunds()).toBe(0);
  });
});

test('money taken for an order that was cancelled meanwhile goes back, once, and the buyer is told', async () => {
  const { id, intent } = await ordered();
  unwrap(await shop.usecases.cancelOrder({ id, reason: 'shop' }));
  // The gateway has taken it all the same, and the shop had not yet noted that it let it go.
  put(intent, { status: 'paid' });
  const [payment] = shop.store.state.payments;
  if (payment) shop.store.state.payments[0] = { ...payment, state: 'open' };
  await Promise.all([hear(), hear()]);
  expect([await statusOf(id), onHand(), [...refunds.values()]]).toEqual(['cancelled', 10, [at(intent).amount]]);
  expect((await shop.usecases.orders.show(id))?.payments).toMatchObject([{ state: 'closed' }]);
  expect(shop.store.state.mails.filter(({ kind }) => kind === 'order-refunded')).toMatchObject([
    { orderId: id, refunded: at(intent).amount, isWhole: true },
  ]);
});

test('a refund that the gateway declines leaves the order as it is and can be tried again', async () => {
  const { id, intent } = await ordered();
  put(intent, { status: 'reserved' });
  await come(id);
  const refuse = { ...provider, refund: () => unlessDown(() => ({ ok: false as const, declined: 'account closed' })) };
  const stubborn = await memoryShop({ gateways: [{ ...card, provider: refuse }] });
  const { refundOrder } = stubborn.usecases;
  const wishAll = { kind: 'everything-left', reason: '', restock: true } as const;
  Object.assign(stubborn.store.state, { orders: shop.store.state.orders, payments: shop.store.state.payments });
  expect(await refundOrder({ id, wish: wishAll })).toEqual({
    ok: false,
    refusal: { code: 'REFUND_DECLINED', id, reason: 'account closed' },
  });
  expect(stubborn.store.state.refunds).toMatchObject([{ state: 'failed' }]);
  expect(await refundOrder({ id, wish: wishAll })).toMatchObject({ refusal: { code: 'REFUND_DECLINED' } });
});
