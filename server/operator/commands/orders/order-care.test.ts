import { expect, test } from 'vitest';
import { isForBuyer } from '#engine/domain/orders/timeline.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CALLER, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

async function shopWithOrder(request: Parameters<typeof checkout>[0] = {}) {
  const shop = await memoryShop();
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  const placed = await shop.usecases.placeOrder(CALLER, checkout(request));
  if (!placed.ok) throw new Error(placed.refusal.code);
  const id = String(placed.value.order.id);
  const operator = operatorOf(shop.usecases);
  const orders = (command: string, ...rest: readonly string[]) => operator('orders', command, id, ...rest);
  const record = async () => {
    const shown = await shop.usecases.orders.show(Number(id));
    if (!shown) throw new Error(`there is no order ${id}`);
    return shown;
  };
  const forget = () =>
    shop.usecases.forgetCustomer({ who: JAKARTA.email, anonymizeOrders: true, force: true, store: true });
  /** Newest first. */
  const mails = async () => (await shop.usecases.outbox.list({ limit: 99 })).map(({ mail }) => mail);
  return { ...shop, id, operator, orders, record, forget, mails };
}

test('a note is for the shop alone', async () => {
  const { orders, record, mails } = await shopWithOrder();
  const before = await mails();
  expect((await orders('note', ' Titip ke satpam ')).code).toBe(0);
  const { notes } = await record();
  expect(notes).toMatchObject([{ text: 'Titip ke satpam', isForBuyer: false }]);
  expect(await mails()).toEqual(before);
  expect((await orders('show')).out).toMatch(/Titip ke satpam$/m);
});

test('a note to the buyer is sent by email, and shown on the order’s page', async () => {
  const { id, orders, record, mails } = await shopWithOrder();
  const { out } = await orders('note', 'Yang biru habis', '--to-buyer');
  expect(out).toContain(`on its way to ${JAKARTA.email}`);
  expect((await record()).notes.filter(isForBuyer)).toMatchObject([{ text: 'Yang biru habis' }]);
  expect((await mails())[0]).toEqual({
    kind: 'order-note',
    to: JAKARTA.email,
    language: 'en',
    orderId: Number(id),
    message: 'Yang biru habis',
  });
  expect((await orders('show')).out).toMatch(/Yang biru habis \(the buyer sees this\)$/m);
});

test('a buyer who was anonymised is not written to', async () => {
  const { orders, record, mails, forget } = await shopWithOrder();
  await forget();
  const before = await mails();
  const { code, err } = await orders('note', 'Halo', '--to-buyer');
  expect([code, err]).toEqual([1, expect.stringContaining('was anonymised')]);
  expect((await record()).notes.filter(isForBuyer)).toEqual([]);
  expect(await mails()).toEqual(before);
});

test.each([['  '], ['x'.repeat(1001)]])('refuses a note that is empty or too long', async (text) => {
  const { orders, record } = await shopWithOrder();
  expect((await orders('note', text)).code).toBe(2);
  expect((await record()).notes).toEqual([]);
});

test('sends the last email to the buyer again, to the address that the order has now', async () => {
  const { id, orders, record, mails } = await shopWithOrder();
  await orders('paid');
  await orders('edit', '--email', 'sari@example.test');
  const before = await mails();
  const { out } = await orders('mail');
  expect(out).toBe(`Order ${id}: “order-paid” is on its way to sari@example.test.`);
  const again = { kind: 'order-paid', to: 'sari@example.test', language: 'en', orderId: Number(id) };
  expect(await mails()).toEqual([again, ...before]);
  expect((await record()).notes.at(-1)).toMatchObject({ event: { code: 'mail-sent-again', mail: 'order-paid' } });
});

test.each(['order-ready', 'refund-returned'] as const)(
  'sends “%s” again, which is for the buyer as well',
  async (kind) => {
    const { id, needs, orders, mails } = await shopWithOrder();
    const facts = { to: JAKARTA.email, language: 'en', orderId: Number(id), amount: 500 } as const;
    await needs.unitOfWork(({ outbox }) => outbox.add({ ...facts, kind }));
    await orders('mail');
    expect((await mails())[0]).toMatchObject({ kind });
  },
);

test('sends one of a kind again, with what it said besides', async () => {
  const { orders, mails } = await shopWithOrder();
  await orders('note', 'Yang biru habis', '--to-buyer');
  await orders('paid');
  await orders('mail', '--kind', 'order-note');
  expect((await mails())[0]).toMatchObject({ kind: 'order-note', message: 'Yang biru habis' });
});

test('lists the emails about one order', async () => {
  const { id, operator } = await shopWithOrder();
  const { out } = await operator('mail', 'list', '--order', id);
  expect(out).toContain('order-received');
  expect((await operator('mail', 'list', '--order', String(Number(id) + 1))).out).not.toContain('order-received');
});

test('what was never written, and what an anonymised buyer got, is not sent again', async () => {
  const { orders, mails, forget } = await shopWithOrder();
  const before = await mails();
  expect(await orders('mail', '--kind', 'order-paid')).toMatchObject({
    code: 1,
    err: expect.stringContaining('outbox'),
  });
  expect(await orders('mail', '--kind', 'new-order')).toMatchObject({ code: 2 });
  expect(await mails()).toEqual(before);
  await forget();
  expect(await orders('mail')).toMatchObject({ code: 1, err: expect.stringContaining('was anonymised') });
});

test('an order marked as paid by mistake waits for its money again, and nobody is written to', async () => {
  const { id, orders, record, mails } = await shopWithOrder();
  const { order: unpaid } = await record();
  await orders('paid');
  const before = await mails();
  const { out } = await orders('unpaid');
  expect(out).toBe(`Order ${id}: on-hold\nInvoice INV/2026/000001 stays: it is that of this order once it is paid.`);
  const { order, notes } = await record();
  expect(order).toEqual({ ...unpaid, invoice: expect.objectContaining({ number: 'INV/2026/000001' }) });
  expect(notes.at(-1)).toMatchObject({ event: { code: 'payment-unmarked' } });
  expect(await mails()).toEqual(before);
  expect(await orders('mail')).toMatchObject({ out: expect.stringContaining('“order-received”') });
  await orders('paid');
  expect((await record()).order).toMatchObject({ status: 'processing', invoice: { number: 'INV/2026/000001' } });
});

test('an order that was ready is told to be collected again once it is paid', async () => {
  const { orders, record, mails } = await shopWithOrder({ shippingMethods: ['local_pickup:3'] });
  await orders('paid');
  await orders('ready');
  expect((await orders('unpaid')).out).toContain('Its buyer was told that it can be collected');
  expect((await record()).order).toMatchObject({ status: 'on-hold', readyAt: null });
  expect(await orders('ready')).toMatchObject({ code: 1, err: expect.stringContaining('waits for its money') });
  await orders('paid');
  await orders('ready');
  expect((await mails()).filter(({ kind }) => kind === 'order-ready')).toHaveLength(2);
});

test('its buyer gets the words of the operator, if there are any', async () => {
  const { orders, record, mails } = await shopWithOrder();
  await orders('paid');
  await orders('unpaid', '--message', ' Mohon abaikan ');
  expect((await mails())[0]).toMatchObject({ kind: 'order-note', message: 'Mohon abaikan' });
  expect((await record()).notes.filter(isForBuyer)).toMatchObject([{ text: 'Mohon abaikan' }]);
});

test('what was not paid, was sent or refunded in part stays as it is', async () => {
  const { orders, record } = await shopWithOrder();
  expect(await orders('unpaid')).toMatchObject({ code: 1, err: expect.stringContaining('is not paid') });
  await orders('paid');
  await orders('refund', '--amount', '2');
  expect(await orders('unpaid')).toMatchObject({ code: 1, err: expect.stringContaining('has refunds') });
  await orders('complete');
  const before = await record();
  expect(await orders('unpaid')).toMatchObject({ code: 1, err: expect.stringContaining('cannot become on-hold') });
  expect(await record()).toEqual(before);
});
