import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { createRandom, SEED } from '#engine/adapters/database/testing/seeded-random.ts';
import { bankTransfer } from '#engine/adapters/payment/bank-transfer/gateway.ts';
import { cashOnDelivery } from '#engine/adapters/payment/cash-on-delivery/gateway.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { cardMethod } from '#engine/usecases/testing/card-orders.ts';
import { type FakePaymentProvider, fakePaymentProvider } from '#engine/usecases/testing/fake-payment-provider.ts';
import { guest } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';
import { ledgerOf } from './testing/order-ledger.ts';

/** A fixed number: what a machine gets done in some seconds says nothing about the shop. */
const STEPS = 60;
const HOUR_MS = 3_600_000;
const BOUGHT = ['cleaner', 'booster', 'polish', 'handbook'];

beforeAll(() => console.log(`SEED=${SEED}`));

describe.each(DATABASES)('whatever becomes of orders on %s', (_name, open) => {
  let shop: TestShop;
  let provider: FakePaymentProvider;
  let card: string;
  const random = createRandom(SEED);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;

  beforeAll(async () => {
    provider = fakePaymentProvider();
    shop = await openShop(open, null, { paymentMethods: [() => cardMethod(provider), bankTransfer, cashOnDelivery] });
    const { coupons, giftCards } = shop.engine.usecases;
    unwrap(await coupons.save([draftCoupon('race10', { usageLimit: 5 }), draftCoupon('twice', { usageLimit: 2 })]));
    card = unwrap(await giftCards.issue({ amount: 6000, expiresAt: null, note: '' })).code;
  });
  afterAll(() => shop.close());

  async function anyOrder(): Promise<number> {
    const { rows } = await shop.engine.usecases.orders.list({}, { first: 100 });
    return rows.length === 0 ? 0 : oneOf(rows).id;
  }

  async function buy(step: number): Promise<unknown> {
    const { usecases } = shop.engine;
    const buyer = guest(step);
    for (let line = 0; line <= below(3); line++) {
      await usecases.addToCart(buyer, addRequest(shop.ids[oneOf(BOUGHT)], 1 + below(3)));
    }
    for (const code of ['race10', 'twice', card]) if (below(3) === 0) await usecases.applyCoupon(buyer, code);
    const paymentMethod = oneOf(['stripe', 'stripe', 'bacs', 'cod']);
    const placed = await usecases.placeOrder(buyer, checkout({ paymentMethod }));
    return placed.ok && usecases.startPayment(placed.value.order, '');
  }

  /** The shopper pays, is declined, or tells nobody; the gateway is asked by the clock. */
  async function answerCard(): Promise<unknown> {
    const { orders, reconcilePayments } = shop.engine.usecases;
    const payments = (await orders.show(await anyOrder()))?.payments ?? [];
    for (const { state, intent } of payments) {
      if (state !== 'open' || intent === null) continue;
      provider.change(intent, oneOf([{ status: 'requires-capture' }, { declineCode: 'card_declined' }] as const));
    }
    return reconcilePayments();
  }

  async function refund(): Promise<unknown> {
    const { orders, refundOrder } = shop.engine.usecases;
    const id = await anyOrder();
    const lines = (await orders.show(id))?.order.lines ?? [];
    const some = lines.map((line) => ({ lineId: line.id, quantity: below(line.quantity + 1) }));
    const request = oneOf([
      { kind: 'everything-left' },
      { kind: 'amount', amount: 1 + below(900) },
      { kind: 'parts', lines: some, shipping: 0 },
    ] as const);
    return refundOrder({ id, request: { ...request, reason: '', restock: below(2) === 0 } });
  }

  async function wait(): Promise<unknown> {
    const { cancelOverdueOrders, reconcilePayments } = shop.engine.usecases;
    shop.moveTo(new Date(shop.now().getTime() + HOUR_MS + 1));
    return [await reconcilePayments(), await cancelOverdueOrders()];
  }

  async function operate(): Promise<unknown> {
    const { cancelOrder, completeOrder, markPaid, markUnpaid, releaseOrder } = shop.engine.usecases;
    const id = await anyOrder();
    return oneOf([
      () => cancelOrder({ id, reason: 'shop' }),
      () => completeOrder({ id, message: '', shipment: null }),
      () => markPaid(id),
      () => markUnpaid({ id, message: '' }),
      () => releaseOrder(id),
    ])();
  }

  test('pieces, sales, coupons, gift cards and money add up after each step', async () => {
    const ledger = await ledgerOf(shop);
    for (let step = 1; step <= STEPS; step++) {
      shop.moveTo(new Date(shop.now().getTime() + HOUR_MS / 60));
      await oneOf([buy, buy, buy, answerCard, answerCard, refund, wait, operate, operate, operate])(step);
      expect([step, await ledger.mismatches()]).toEqual([step, []]);
    }
    expect(ledger.statuses()).not.toEqual([]);
  });
});
