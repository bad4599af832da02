import { beforeEach, describe, expect, test } from 'vitest';
import type { RefundRequest } from '#engine/domain/orders/refund.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { type MemoryCardShop, memoryCardShop } from '../testing/card-orders.ts';
import { refundReference, wholeRefundReference } from './payment-records.ts';

const HOUR_MS = 3_600_000;
const EVERYTHING: RefundRequest = { kind: 'everything-left', reason: '', restock: true };
const FAILED = { state: 'failed', reason: 'lost_or_stolen_card' } as const;
const PENDING = { state: 'pending', receipt: 're_slow' } as const;
const DONE = { state: 'done', receipt: 're_slow' } as const;

let shop: MemoryCardShop;
beforeEach(async () => {
  shop = await memoryCardShop();
});

const find = async (id: number) => (await shop.usecases.orders.show(id))?.order;
const refundsOf = async (id: number) => (await shop.usecases.orders.refunds([id])).map(({ state }) => state);
const eventsOf = async (id: number) =>
  (await shop.usecases.orders.notes([id])).flatMap((note) => ('event' in note ? [note.event] : []));
const refundMails = () => shop.store.state.mails.filter(({ kind }) => kind === 'order-refunded');
const failureMails = () => shop.store.state.mails.filter(({ kind }) => /^refund-/.test(kind));
const refundEvent = (number = 1) => shop.receiveEvent(`refund ${number}`);
const paymentOf = async (id: number) => {
  const payment = (await shop.usecases.orders.show(id))?.payments[0];
  if (!payment) throw new Error(`order ${id} has no payment`);
  return payment;
};

/** An order whose whole refund the gateway has accepted, but not paid out. */
async function slowRefund() {
  const id = await shop.paid();
  const reference = refundReference(await paymentOf(id), shop.store.state.nextId);
  shop.provider.changeRefund(reference, PENDING);
  return { id, reference };
}

describe('a refund that the gateway has accepted', () => {
  test('stays pending until the gateway says by an event that it is done', async () => {
    const { id, reference } = await slowRefund();
    expect(unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }))).toMatchObject({ state: 'pending' });
    expect(await refundEvent()).toBe('handled');
    expect([(await find(id))?.status, await refundsOf(id), refundMails(), shop.onHand()]).toEqual([
      'processing',
      ['pending'],
      [],
      8,
    ]);
    shop.provider.changeRefund(reference, DONE);
    expect([await refundEvent(2), await refundEvent(3)]).toEqual(['handled', 'handled']);
    expect([(await find(id))?.status, await refundsOf(id), shop.onHand()]).toEqual(['refunded', ['done'], 10]);
    expect(refundMails()).toHaveLength(1);
  });

  test('is found done by the job, without an event', async () => {
    const { id, reference } = await slowRefund();
    unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }));
    shop.at(new Date(shop.needs.now().getTime() + HOUR_MS));
    expect(await shop.usecases.finishRefunds()).toBe(0);
    shop.provider.changeRefund(reference, DONE);
    expect([await shop.usecases.finishRefunds(), await refundsOf(id)]).toEqual([1, ['done']]);
  });

  test('and that fails is given again', async () => {
    const { id, reference } = await slowRefund();
    unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }));
    shop.provider.changeRefund(reference, FAILED);
    await refundEvent();
    expect([(await find(id))?.status, await refundsOf(id), refundMails()]).toEqual(['processing', ['failed'], []]);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ code: 'refund-declined', reason: FAILED.reason });
    expect(failureMails()).toMatchObject([{ kind: 'refund-failed', wasDone: false }]);
    expect((await shop.usecases.refundOrder({ id, request: EVERYTHING })).ok).toBe(true);
  });
});

test('a refund that was done and fails after all is marked failed, and the operator told once', async () => {
  const id = await shop.paid();
  const refund = unwrap(
    await shop.usecases.refundOrder({ id, request: { kind: 'amount', amount: 500, reason: '', restock: false } }),
  );
  expect(refund).toMatchObject({ state: 'done', byGateway: 500, byTransfer: 0 });
  shop.provider.changeRefund(refundReference(await paymentOf(id), refund.id), FAILED);
  expect([await refundEvent(), await refundEvent(2)]).toEqual(['handled', 'handled']);
  expect(await refundsOf(id)).toEqual(['failed']);
  expect((await eventsOf(id)).slice(1)).toEqual([
    { code: 'refunded', refund: refund.id },
    { code: 'refund-failed', refund: refund.id, reason: FAILED.reason },
  ]);
  expect(failureMails()).toMatchObject([
    { kind: 'refund-failed', to: 'shop@example.test', amount: 500, reason: FAILED.reason, wasDone: true },
    { kind: 'refund-returned', to: 'budi@example.test', amount: 500 },
  ]);
});

test('an order that was refunded in full stays so when its refund fails, for its items are in stock again', async () => {
  const id = await shop.paid();
  const refund = unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }));
  shop.provider.changeRefund(refundReference(await paymentOf(id), refund.id), FAILED);
  await refundEvent();
  expect([(await find(id))?.status, await refundsOf(id), shop.onHand()]).toEqual(['refunded', ['failed'], 10]);
  expect(failureMails()).toHaveLength(2);
});

test('a refund made at the gateway itself is noted once', async () => {
  const id = await shop.paid();
  shop.provider.changeRefund('', { state: 'done', receipt: 're_dashboard' });
  expect([await refundEvent(), await refundEvent(2)]).toEqual(['handled', 'handled']);
  expect((await eventsOf(id)).slice(1)).toEqual([{ code: 'refunded-at-gateway', receipt: 're_of_' }]);
  expect(await find(id)).toMatchObject({ status: 'processing' });
});

/** An order whose payment arrives once it is cancelled. */
async function paidTooLate() {
  const { id, intent } = await shop.ordered();
  unwrap(await shop.usecases.cancelOrder({ id, reason: 'shop' }));
  shop.provider.change(intent, { status: 'succeeded' });
  const [payment] = shop.store.state.payments;
  if (payment) shop.store.state.payments[0] = { ...payment, state: 'open' };
  return { id, intent, reference: wholeRefundReference(await paymentOf(id)), amount: payment?.amount };
}

test('money that came too late and cannot be returned after all is for the operator to return, who is told once', async () => {
  const { id, intent, reference, amount } = await paidTooLate();
  await shop.receiveEvent();
  shop.provider.changeRefund(reference, FAILED);
  expect([await refundEvent(), await refundEvent(2)]).toEqual(['handled', 'handled']);
  expect((await eventsOf(id)).slice(1)).toEqual([
    { code: 'money-sent-back', intent },
    { code: 'money-to-send-back', intent, reason: FAILED.reason },
  ]);
  expect(failureMails()).toMatchObject([
    { kind: 'refund-failed', to: 'shop@example.test', refund: null, amount, reason: FAILED.reason, wasDone: true },
    { kind: 'refund-returned', to: 'budi@example.test', amount },
  ]);
});

test('money that came too late and that the gateway does not return is told to the shop alone', async () => {
  const { id, intent, reference, amount } = await paidTooLate();
  shop.provider.changeRefund(reference, FAILED);
  await shop.receiveEvent();
  expect((await eventsOf(id)).slice(1)).toEqual([{ code: 'money-to-send-back', intent, reason: FAILED.reason }]);
  expect(failureMails()).toMatchObject([{ kind: 'refund-failed', refund: null, amount, wasDone: false }]);
  expect(refundMails()).toEqual([]);
});

test('an event about a refund is to be sent again while the gateway does not respond', async () => {
  await shop.paid();
  shop.provider.setDown(true);
  expect(await refundEvent()).toBe('retry-later');
});
