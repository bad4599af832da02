import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import {
  addToCart,
  CARD_CHECKOUT,
  CARD_REQUEST,
  type CardShop,
  openCardShop,
  placeByCard,
} from './testing/card-shop.ts';
import { ask, visitor } from './testing/client.ts';

const RECORD = `query ($id: ID!) {
  order(id: $id, idType: ORDER_KEY) {
    status datePaid dateCompleted dateHeldUntil needsPayment transactionId hasBillingAddress hasShippingAddress
    refunds { nodes { amount reason title } } orderNotes { nodes { __typename content date type author { name } isCustomerNote } }
    none: orderNotes(where: { search: "nowhere" }) { nodes { __typename } } latest: orderNotes(where: { order: DESC, commentNotIn: [] }) { nodes { content } }
  }
}`;

const NOTE = {
  __typename: 'Comment',
  content: '<p>JNE 0123456789</p>',
  date: '2026-11-21 19:00:00',
  type: 'order_note',
  author: null,
  isCustomerNote: true,
};

describe.each(DATABASES)('lifecycle of an order on %s', (_name, open) => {
  let shop: CardShop;
  beforeAll(async () => {
    shop = await openCardShop(open);
  });
  afterAll(() => shop.close());

  async function ordered(paymentMethod: 'bacs' | 'cod', quantity = 1) {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner, quantity);
    const { data } = await guest.ask(CARD_CHECKOUT, { input: { ...CARD_REQUEST, paymentMethod } });
    return { id: data.checkout.order.databaseId as number, key: data.checkout.order.orderKey as string };
  }
  async function paidByCard(quantity: number) {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner, quantity);
    const order = await placeByCard(guest);
    await shop.stripe.paymentIntents.confirm(order.intent, { payment_method: 'pm_card_visa' });
    await shop.engine.usecases.syncOrderPayments({ customerId: '', language: 'en' }, { key: order.key });
    return order;
  }
  const record = async ({ key }: { readonly key: string }) =>
    (await ask(shop, RECORD, { variables: { id: key } })).data.order;
  const counts = async () => {
    await shop.caughtUp();
    const query = '{ product(id: "cleaner", idType: SLUG) { ... on SimpleProduct { stockQuantity totalSales } } }';
    return (await ask(shop, query)).data.product;
  };
  const emailsTo = async (id: number) => {
    const mails = await shop.engine.usecases.outbox.list({ limit: 100 });
    return mails.flatMap(({ mail }) => ('orderId' in mail && mail.orderId === id ? [mail.kind] : [])).reverse();
  };

  test('says until when an unpaid order keeps its pieces', async () => {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner, 1);
    const order = await placeByCard(guest);
    expect(await record(order)).toMatchObject({ status: 'PENDING', dateHeldUntil: '2026-11-21T13:00:00+00:00' });
    await shop.stripe.paymentIntents.confirm(order.intent, { payment_method: 'pm_card_visa' });
    await shop.engine.usecases.syncOrderPayments({ customerId: '', language: 'en' }, { key: order.key });
    expect(await record(order)).toMatchObject({ status: 'PROCESSING', dateHeldUntil: null });
  });

  test('marks a transfer paid and the order shipped with its tracking number, with an email each', async () => {
    const order = await ordered('bacs');
    const { usecases } = shop.engine;
    expect((await usecases.markPaid(order.id)).ok).toBe(true);
    expect(await record(order)).toMatchObject({ status: 'PROCESSING', datePaid: '2026-11-21T12:00:00+00:00' });
    expect(await usecases.markPaid(order.id)).toEqual({
      ok: false,
      refusal: { code: 'ORDER_IS_PAID', id: order.id },
    });
    expect((await usecases.completeOrder({ id: order.id, message: ' JNE 0123456789 ', shipment: null })).ok).toBe(true);
    expect(await record(order)).toEqual({
      status: 'COMPLETED',
      dateHeldUntil: null,
      needsPayment: false,
      transactionId: null,
      datePaid: '2026-11-21T12:00:00+00:00',
      dateCompleted: '2026-11-21T12:00:00+00:00',
      hasBillingAddress: true,
      hasShippingAddress: true,
      refunds: { nodes: [] },
      orderNotes: { nodes: [NOTE] },
      none: { nodes: [] },
      latest: { nodes: [{ content: NOTE.content }] },
    });
    expect(await emailsTo(order.id)).toEqual(['order-received', 'new-order', 'order-paid', 'order-completed']);
  });

  test('marks cash on delivery paid when the order is completed', async () => {
    const order = await ordered('cod');
    expect(await record(order)).toMatchObject({ status: 'PROCESSING', datePaid: null });
    await shop.engine.usecases.completeOrder({ id: order.id, message: '', shipment: null });
    expect(await record(order)).toMatchObject({ status: 'COMPLETED', datePaid: expect.any(String) });
  });

  test('restocks a cancelled order once, however often it is cancelled', async () => {
    const before = await counts();
    const order = await ordered('bacs', 2);
    expect(await counts()).toEqual({ stockQuantity: before.stockQuantity - 2, totalSales: before.totalSales + 2 });
    const cancel = () => shop.engine.usecases.cancelOrder({ id: order.id, reason: 'shop' });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    expect(await record(order)).toMatchObject({ status: 'CANCELLED' });
    expect(await counts()).toEqual(before);
    expect(await emailsTo(order.id)).toEqual(['order-received', 'new-order', 'order-cancelled']);
  });

  test.each([
    ['sent', 'completeOrder'],
    ['paid', 'markPaid'],
    ['cancelled again', 'cancelOrder'],
  ] as const)('rejects a cancelled order being %s', async (_case, verb) => {
    const { id } = await ordered('bacs');
    const { usecases } = shop.engine;
    await usecases.cancelOrder({ id, reason: 'shop' });
    const again = {
      completeOrder: () => usecases.completeOrder({ id, message: '', shipment: null }),
      markPaid: () => usecases.markPaid(id),
      cancelOrder: () => usecases.cancelOrder({ id, reason: 'shop' }),
    };
    expect(await again[verb]()).toMatchObject({
      ok: false,
      refusal: { code: 'ORDER_CANNOT_BECOME', from: 'cancelled' },
    });
  });

  test('refunds a card payment in parts through the gateway, never more than was paid', async () => {
    const before = await counts();
    const order = await paidByCard(2);
    const { usecases } = shop.engine;
    const file = await usecases.orders.show(order.id);
    const lineId = file?.order.lines[0]?.id ?? 0;
    const one = {
      kind: 'parts',
      lines: [{ lineId, quantity: 1 }],
      shipping: 0,
      reason: 'Bocor',
      restock: true,
    } as const;
    expect(await usecases.refundOrder({ id: order.id, request: one })).toMatchObject({
      ok: true,
      value: { state: 'done', amount: 990, receipt: expect.stringMatching(/^re_/) },
    });
    expect(await counts()).toEqual({ stockQuantity: before.stockQuantity - 1, totalSales: before.totalSales + 1 });
    const rest = { kind: 'everything-left', reason: '', restock: true } as const;
    const both = await Promise.all([
      usecases.refundOrder({ id: order.id, request: rest }),
      usecases.refundOrder({ id: order.id, request: rest }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await record(order)).toMatchObject({
      status: 'REFUNDED',
      refunds: {
        nodes: [
          { amount: 9.9, reason: 'Bocor' },
          { amount: 12.9, reason: null },
        ],
      },
    });
    const { data } = await shop.stripe.refunds.list({ payment_intent: order.intent });
    expect(data.map(({ amount }) => amount).sort()).toEqual([1290, 990]);
    expect(await counts()).toEqual(before);
    expect(await emailsTo(order.id)).toEqual(
      expect.arrayContaining(['order-paid', 'order-refunded', 'order-refunded']),
    );
  });

  test('notes a refund made at the gateway itself, and nothing of its own', async () => {
    const order = await paidByCard(1);
    const { usecases } = shop.engine;
    const request = { kind: 'amount', amount: 300, reason: '', restock: false } as const;
    expect((await usecases.refundOrder({ id: order.id, request })).ok).toBe(true);
    const { id: receipt } = await shop.stripe.refunds.create({ payment_intent: order.intent, amount: 200 });
    const events = await Promise.all([0, 1, 2, 3].map((place) => shop.message(order.intent, place)));
    expect(events.filter(({ type }) => type === 'refund.created')).toHaveLength(2);
    for (const event of events) expect(await shop.deliver(event)).toBe('handled');
    const notes = await usecases.orders.notes([order.id]);
    expect(notes.map((note) => ('event' in note ? note.event : null))).toEqual([
      { code: 'paid', transactionId: order.intent },
      { code: 'refunded', refund: expect.any(Number) },
      { code: 'refunded-at-gateway', receipt },
    ]);
  });

  test('records a manual refund of a manual payment', async () => {
    const order = await ordered('bacs');
    await shop.engine.usecases.markPaid(order.id);
    const request = { kind: 'amount', amount: 300, reason: 'Goodwill', restock: false } as const;
    expect(await shop.engine.usecases.refundOrder({ id: order.id, request })).toMatchObject({
      ok: true,
      value: { amount: 300, receipt: null, state: 'done' },
    });
    expect(await record(order)).toMatchObject({ status: 'PROCESSING', refunds: { nodes: [{ amount: 3 }] } });
  });

  test('refuses every use case for an unknown order', async () => {
    const { usecases } = shop.engine;
    const id = 999_999;
    const answers = [
      await usecases.markPaid(id),
      await usecases.completeOrder({ id, message: '', shipment: null }),
      await usecases.cancelOrder({ id, reason: 'shop' }),
      await usecases.refundOrder({ id, request: { kind: 'everything-left', reason: '', restock: false } }),
      await usecases.addOrderNote({ id, text: 'Hello', isForBuyer: false }),
    ];
    for (const answer of answers) expect(answer).toEqual({ ok: false, refusal: { code: 'ORDER_UNKNOWN', id } });
    expect(await usecases.orders.show(id)).toBeNull();
  });
});
