import { beforeEach, describe, expect, test } from 'vitest';
import type { RefundRequest } from '#engine/domain/orders/refund.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { type MemoryCardShop, memoryCardShop } from '../testing/card-orders.ts';
import { refundReference } from './payment-records.ts';

const EVERYTHING: RefundRequest = { kind: 'everything-left', reason: 'Bocor', restock: true };
const FAILED = { state: 'failed', reason: 'lost_or_stolen_card' } as const;

let shop: MemoryCardShop;
beforeEach(async () => {
  shop = await memoryCardShop();
});

const show = async (id: number) => {
  const record = await shop.usecases.orders.show(id);
  if (!record) throw new Error(`no order ${id}`);
  return record;
};
const sales = () => shop.store.state.sales.get(shop.ids.cleaner ?? 0) ?? 0;
const refundMails = () => shop.store.state.mails.filter(({ kind }) => kind === 'order-refunded');
const eventsOf = async (id: number) =>
  (await show(id)).notes.flatMap((note) => ('event' in note ? [note.event.code] : []));

/** Makes the refund fail at the gateway, which says so by an event. */
async function fail(id: number, refund: number, event = 'refund 1') {
  const [payment] = (await show(id)).payments;
  if (!payment) throw new Error(`order ${id} has no payment`);
  shop.provider.changeRefund(refundReference(payment, refund), FAILED);
  await shop.receiveEvent(event);
}

/** An order that was refunded in full, and whose buyer's bank has sent the money back. */
async function returned() {
  const id = await shop.paid();
  const refund = unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }));
  await fail(id, refund.id);
  return { id, refund: refund.id, amount: refund.amount };
}

/** An order whose refund the gateway has declined: its buyer was not told of it. */
async function declined() {
  const id = await shop.paid();
  const { nextId: refund } = shop.store.state;
  const [payment] = (await show(id)).payments;
  if (payment) shop.provider.changeRefund(refundReference(payment, refund), FAILED);
  const result = await shop.usecases.refundOrder({ id, request: EVERYTHING });
  expect(result).toMatchObject({ refusal: { code: 'REFUND_DECLINED', refund } });
  return { id, refund };
}

describe('a transfer in place of a refund that the bank has returned', () => {
  test('makes it given, without the gateway, and the buyer is told that it was transferred', async () => {
    const { id, refund, amount } = await returned();
    const atGateway = shop.provider.refunds.size;
    expect(unwrap(await shop.usecases.recordTransfer({ id, refund, store: true }))).toMatchObject({
      state: 'done',
      receipt: null,
      amount,
      byGateway: 0,
      byTransfer: 0,
      transferred: amount,
      toGiftCards: 0,
    });
    const { order, refunds } = await show(id);
    expect([order.status, refunds.map(({ state }) => state), shop.onHand()]).toEqual(['refunded', ['done'], 10]);
    expect(refundMails()).toMatchObject([{}, { refunded: amount, transferred: amount, isWhole: true }]);
    expect((await eventsOf(id)).slice(1)).toEqual(['refunded', 'refund-failed', 'refund-transferred']);
    expect(shop.provider.refunds.size).toBe(atGateway);
  });

  test('stays given when the gateway reports its old failure again', async () => {
    const { id, refund } = await returned();
    unwrap(await shop.usecases.recordTransfer({ id, refund, store: true }));
    const before = await show(id);
    const mails = shop.store.state.mails.length;
    await shop.receiveEvent('refund 2');
    expect(await show(id)).toEqual(before);
    expect(shop.store.state.mails).toHaveLength(mails);
  });

  test('is recorded once, also by two operators at the same time', async () => {
    const { id, refund } = await returned();
    const record = () => shop.usecases.recordTransfer({ id, refund, store: true });
    const both = await Promise.all([record(), record()]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await record()).toEqual({ ok: false, refusal: { code: 'REFUND_NOT_FAILED', id, refund } });
    expect(refundMails()).toHaveLength(2);
  });

  test('brings its pieces out of the sales again, which count them while the money is with the shop', async () => {
    const before = sales();
    const { id, refund } = await returned();
    expect(sales()).toBe(before + 2);
    unwrap(await shop.usecases.recordTransfer({ id, refund, store: true }));
    expect(sales()).toBe(before);
  });
});

describe('a transfer in place of a refund that the gateway has declined', () => {
  test('ends the order, puts its pieces back and tells the buyer', async () => {
    const { id, refund } = await declined();
    expect([(await show(id)).order.status, shop.onHand(), refundMails()]).toEqual(['processing', 8, []]);
    unwrap(await shop.usecases.recordTransfer({ id, refund, store: true }));
    expect([(await show(id)).order.status, shop.onHand()]).toEqual(['refunded', 10]);
    expect(refundMails()).toMatchObject([{ reason: 'Bocor', isWhole: true }]);
  });

  test('only decides where it is not to be stored', async () => {
    const { id, refund } = await declined();
    const before = await show(id);
    expect(unwrap(await shop.usecases.recordTransfer({ id, refund, store: false })).transferred).toBeGreaterThan(0);
    expect(await show(id)).toEqual(before);
    expect([shop.onHand(), refundMails()]).toEqual([8, []]);
  });

  test('is refused where it was refunded again since, and where there is no such order or refund', async () => {
    const { id, refund } = await declined();
    unwrap(await shop.usecases.refundOrder({ id, request: EVERYTHING }));
    const record = (order: number, number: number) =>
      shop.usecases.recordTransfer({ id: order, refund: number, store: true });
    expect(await record(id, refund)).toMatchObject({ refusal: { code: 'REFUND_NOT_OWED' } });
    expect(await record(id, 4711)).toMatchObject({ refusal: { code: 'REFUND_NOT_FAILED' } });
    expect(await record(4711, refund)).toEqual({ ok: false, refusal: { code: 'ORDER_UNKNOWN', id: 4711 } });
    expect(refundMails()).toHaveLength(1);
  });
});

test('a preview of a refund says its amount, and reserves nothing', async () => {
  const id = await shop.paid();
  const request = { kind: 'amount', amount: 500, reason: '', restock: false } as const;
  expect(unwrap(await shop.usecases.previewRefund({ id, request })).amount).toBe(500);
  expect((await show(id)).refunds).toEqual([]);
  expect(await shop.usecases.previewRefund({ id: 4711, request })).toMatchObject({
    refusal: { code: 'ORDER_UNKNOWN' },
  });
});
