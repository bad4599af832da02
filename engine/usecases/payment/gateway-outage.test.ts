import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { cardMethod, type MemoryCardShop, memoryCardShop } from '../testing/card-orders.ts';
import type { FakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { CALLER, memoryShop } from '../testing/memory-shop.ts';
import { addRequest } from '../testing/requests.ts';

const HOUR_MS = 3_600_000;

let provider: FakePaymentProvider;
let shop: MemoryCardShop;

beforeEach(async () => {
  shop = await memoryCardShop();
  provider = shop.provider;
});

const ordered = () => shop.ordered();
const receiveEvent = () => shop.receiveEvent();
const onHand = () => shop.onHand();
const statusOf = async (id: number) => (await shop.usecases.orders.show(id))?.order.status;
const returnToOrder = (id: number) => shop.usecases.syncOrderPayments(CALLER, { id });

describe('while the gateway does not answer', () => {
  test('stores the order, and continues the same payment later', async () => {
    provider.setDown(true);
    const { id, intent } = await ordered();
    expect([intent, await statusOf(id), onHand()]).toEqual(['', 'pending', 8]);
    expect(unwrap(await shop.usecases.payOrder(CALLER, { address: { id }, returnUrl: () => '' })).intent).toBeNull();
    provider.setDown(false);
    const again = unwrap(await shop.usecases.payOrder(CALLER, { address: { id }, returnUrl: () => '' }));
    expect(again.intent).toMatchObject({ status: 'requires-action', orderId: id });
    expect((await shop.usecases.orders.show(id))?.payments).toHaveLength(1);
  });

  test('leaves a saved card uncharged, and charges it when the gateway is back', async () => {
    unwrap(await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 2)));
    const { id: setup } = unwrap(await shop.usecases.prepareCartPayment(CALLER, 'setup'));
    provider.setDown(true);
    const { id, intent } = await ordered();
    expect([intent, provider.lastIntent()]).toEqual(['', undefined]);
    provider.setDown(false);
    const createIntent = vi.spyOn(provider, 'createIntent');
    shop.at(new Date(shop.needs.now().getTime() + HOUR_MS / 2));
    expect(await shop.usecases.reconcilePayments()).toBe(1);
    expect(createIntent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: id, setup }));
  });

  test('lets nobody pay an order that was cancelled while the gateway was asked', async () => {
    const { createIntent } = provider;
    vi.spyOn(provider, 'createIntent').mockImplementationOnce(async (request) => {
      const created = await createIntent(request);
      unwrap(await shop.usecases.cancelOrder({ id: request.orderId ?? 0, reason: 'buyer' }));
      return created;
    });
    const { id, intent } = await ordered();
    expect([intent, provider.lastIntent()?.status]).toEqual(['', 'canceled']);
    expect([await statusOf(id), onHand()]).toEqual(['cancelled', 10]);
  });

  test('asks for an event to be sent again', async () => {
    const { id, intent } = await ordered();
    provider.change(intent, { status: 'requires-capture' });
    provider.setDown(true);
    expect(await receiveEvent()).toBe('retry-later');
    provider.setDown(false);
    expect([await receiveEvent(), await statusOf(id)]).toEqual(['handled', 'processing']);
  });

  test('cancels no order that may be paid at the same moment', async () => {
    const { id } = await ordered();
    provider.setDown(true);
    expect(await shop.usecases.cancelOrder({ id, reason: 'shop' })).toEqual({
      ok: false,
      refusal: { code: 'PAYMENT_UNAVAILABLE' },
    });
    shop.at(new Date(shop.needs.now().getTime() + 2 * HOUR_MS));
    expect([await shop.usecases.cancelOverdueOrders(), await statusOf(id), onHand()]).toEqual([0, 'pending', 8]);
    provider.setDown(false);
    expect([await shop.usecases.cancelOverdueOrders(), await statusOf(id), onHand()]).toEqual([1, 'cancelled', 10]);
  });

  test('cancels an order whose payment is over, without asking', async () => {
    const { id } = await ordered();
    const [payment] = shop.store.state.payments;
    if (payment) shop.store.state.payments[0] = { ...payment, state: 'closed' };
    provider.setDown(true);
    unwrap(await shop.usecases.cancelOrder({ id, reason: 'shop' }));
    expect([await statusOf(id), onHand()]).toEqual(['cancelled', 10]);
  });

  test('keeps a refund pending, and finishes it when the gateway is back', async () => {
    const { id, intent } = await ordered();
    provider.change(intent, { status: 'requires-capture' });
    await returnToOrder(id);
    provider.setDown(true);
    const all = { id, request: { kind: 'everything-left', reason: '', restock: true } } as const;
    expect(await shop.usecases.refundOrder(all)).toMatchObject({ refusal: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(await shop.usecases.refundOrder(all)).toMatchObject({ refusal: { code: 'REFUND_EMPTY' } });
    expect([await statusOf(id), onHand()]).toEqual(['processing', 8]);
    provider.setDown(false);
    expect(await shop.usecases.finishRefunds()).toBe(0);
    shop.at(new Date(shop.needs.now().getTime() + HOUR_MS));
    expect(await shop.usecases.finishRefunds()).toBe(1);
    expect([await statusOf(id), onHand(), [...provider.refunds.values()]]).toEqual([
      'refunded',
      10,
      [provider.intent(intent).amount],
    ]);
    expect(await shop.usecases.finishRefunds()).toBe(0);
  });
});

test('closes a payment whose reservation ended before its money was taken', async () => {
  const { id, intent } = await ordered();
  provider.change(intent, { status: 'requires-capture' });
  vi.spyOn(provider, 'captureIntent').mockImplementation(async () => ({
    ok: true,
    value: provider.change(intent, { status: 'canceled' }),
  }));
  await returnToOrder(id);
  expect(await shop.usecases.orders.show(id)).toMatchObject({
    order: { status: 'pending', paidAt: null },
    payments: [{ state: 'closed' }],
  });
});

test('refunds money captured for a cancelled order once, and mails the buyer', async () => {
  const { id, intent } = await ordered();
  unwrap(await shop.usecases.cancelOrder({ id, reason: 'shop' }));
  // The gateway has captured the money all the same, and the shop has not yet closed the payment.
  provider.change(intent, { status: 'succeeded' });
  const [payment] = shop.store.state.payments;
  if (payment) shop.store.state.payments[0] = { ...payment, state: 'open' };
  await Promise.all([receiveEvent(), receiveEvent()]);
  expect([await statusOf(id), onHand(), [...provider.refunds.values()]]).toEqual([
    'cancelled',
    10,
    [provider.intent(intent).amount],
  ]);
  expect((await shop.usecases.orders.show(id))?.payments).toMatchObject([{ state: 'closed' }]);
  expect(shop.store.state.mails.filter(({ kind }) => kind === 'order-refunded')).toMatchObject([
    { orderId: id, refunded: provider.intent(intent).amount, isWhole: true },
  ]);
});

test('leaves the order unchanged when the gateway declines a refund, and allows another', async () => {
  const { id, intent } = await ordered();
  provider.change(intent, { status: 'requires-capture' });
  await returnToOrder(id);
  const decliningProvider = {
    ...provider,
    createRefund: async () => ({ ok: true as const, value: { state: 'failed' as const, reason: 'account closed' } }),
  };
  const decliningShop = await memoryShop({ gateways: [cardMethod(decliningProvider)] });
  const { refundOrder } = decliningShop.usecases;
  const everything = { kind: 'everything-left', reason: '', restock: true } as const;
  Object.assign(decliningShop.store.state, { orders: shop.store.state.orders, payments: shop.store.state.payments });
  expect(await refundOrder({ id, request: everything })).toEqual({
    ok: false,
    refusal: { code: 'REFUND_DECLINED', id, refund: expect.any(Number), reason: 'account closed' },
  });
  expect(decliningShop.store.state.refunds).toMatchObject([{ state: 'failed' }]);
  expect(await refundOrder({ id, request: everything })).toMatchObject({ refusal: { code: 'REFUND_DECLINED' } });
});
