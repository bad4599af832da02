import { expect, test, vi } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { cardMethod } from '#engine/usecases/testing/card-orders.ts';
import { fakePaymentProvider } from '#engine/usecases/testing/fake-payment-provider.ts';
import { CALLER, guest, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import { watchShop } from './watch-shop.ts';

const provider = fakePaymentProvider();

/** A shop whose events are written down in one row each. */
async function watchedShop() {
  const rows: string[] = [];
  const row =
    (kind: string) =>
    (...facts: readonly string[]) =>
      void rows.push([kind, ...facts].join(' '));
  const shop = await memoryShop({ gateways: [cardMethod(provider)] });
  const events = {
    orderPlaced: row('placed'),
    orderChanged: row('changed'),
    paymentSettled: row('payment'),
    refused: row('refused'),
  };
  const needs = watchShop(shop.needs, events);
  return { ids: shop.ids, needs, usecases: createUsecases(needs), rows };
}

test('an order is counted once, however often its form is sent', async () => {
  const { usecases, ids, rows } = await watchedShop();
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const request = checkout({ paymentMethod: 'stripe', idempotencyKey: 'one-form' });
  const first = unwrap(await usecases.placeOrder(CALLER, request));
  const second = unwrap(await usecases.placeOrder(CALLER, request));
  expect(second.order.id).toBe(first.order.id);
  expect(rows).toEqual(['placed stripe']);
});

test('a payment is counted with its result, and what it changes', async () => {
  const { usecases, ids, rows } = await watchedShop();
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout({ paymentMethod: 'stripe' })));
  const { intent } = await usecases.startPayment(order, '');
  provider.change(intent?.id ?? '', { status: 'requires-capture' });
  await usecases.syncOrderPayments(CALLER, { id: order.id });
  expect(rows).toEqual(['placed stripe', 'changed processing', 'payment stripe paid']);
});

test('an order that is saved with the status it had is not counted', async () => {
  const { usecases, needs, ids, rows } = await watchedShop();
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout({ paymentMethod: 'stripe' })));
  rows.length = 0;
  await needs.unitOfWork(async ({ orders }) => {
    const stored = await orders.forUpdate(order.id);
    if (!stored) throw new Error('the order is gone');
    await orders.save({ ...stored, note: 'At the gate' });
    await orders.save({ ...stored, status: 'processing' });
    await orders.save({ ...stored, status: 'processing', readyAt: order.createdAt });
  });
  expect(rows).toEqual(['changed processing']);
});

test('a refusal is counted with its code: more than there is, and what another has bought meanwhile', async () => {
  const { usecases, ids, rows } = await watchedShop();
  const add = (caller: typeof CALLER, pieces: number) => usecases.addToCart(caller, addRequest(ids.octane, pieces));
  expect((await add(CALLER, 4)).ok).toBe(false);
  for (const caller of [CALLER, guest(1)]) unwrap(await add(caller, 3));
  const order = (caller: typeof CALLER) => usecases.placeOrder(caller, checkout({ paymentMethod: 'stripe' }));
  const placed = [await order(CALLER), await order(guest(1))];
  expect(placed.map(({ ok }) => ok)).toEqual([true, false]);
  expect(rows).toEqual([
    'refused addToCart NOT_ENOUGH_STOCK',
    'placed stripe',
    'refused placeOrder SOLD_OUT_AT_CHECKOUT',
  ]);
});

test('what a transaction did is not told when it is rolled back, nor twice when it is begun anew', async () => {
  const { usecases, needs, ids, rows } = await watchedShop();
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout({ paymentMethod: 'stripe' })));
  rows.length = 0;
  const torn = needs.unitOfWork(async ({ orders }) => {
    await orders.save({ ...order, status: 'failed' });
    throw new Error('the unit of work failed');
  });
  await expect(torn).rejects.toThrow('the unit of work failed');
  expect(rows).toEqual([]);

  const orderChanged = vi.fn();
  const twice = watchShop(
    { ...needs, unitOfWork: async (work) => needs.unitOfWork(work).then(() => needs.unitOfWork(work)) },
    { orderPlaced: vi.fn(), orderChanged, paymentSettled: vi.fn(), refused: vi.fn() },
  );
  await twice.unitOfWork(({ orders }) => orders.save({ ...order, status: 'failed' }));
  expect(orderChanged.mock.calls).toEqual([['failed']]);
});
