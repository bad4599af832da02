import { beforeEach, expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { refundReference } from '#engine/usecases/payment/payment-records.ts';
import { type MemoryCardShop, memoryCardShop } from '#engine/usecases/testing/card-orders.ts';
import { CALLER, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

async function paidByTransfer() {
  const shop = await memoryShop();
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
  await shop.usecases.markPaid(order.id);
  return { shop, id: order.id, operator: operatorOf(shop.usecases) };
}

test('says of a refund what is left to transfer, and of one by gift cards that nothing is', async () => {
  const { shop, id, operator } = await paidByTransfer();
  const part = (await operator('orders', 'refund', String(id), '--amount', '2')).out.split('\n');
  expect(part).toEqual([
    `Order ${id}: €2.00 refunded (done).`,
    expect.stringMatching(/^Now transfer €2\.00 to Budi Santoso yourself/),
  ]);

  const issued = unwrap(await shop.usecases.giftCards.issue({ amount: 5000, expiresAt: null, note: '' }));
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  await shop.usecases.applyCoupon(CALLER, issued.code);
  const { order: whole } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
  expect((await operator('orders', 'refund', String(whole.id))).out).toBe(
    `Order ${whole.id}: €12.90 is back on the gift cards that had paid it.`,
  );
});

test('shows with --dry-run what would be refunded, and refunds nothing', async () => {
  const { shop, id, operator } = await paidByTransfer();
  expect((await operator('orders', 'refund', String(id), '--dry-run')).out).toBe(
    `Nothing was refunded. Without --dry-run €12.90 of order ${id} would be refunded.`,
  );
  expect((await shop.usecases.orders.show(id))?.refunds).toEqual([]);
});

test('refunds pieces of a line at their share of what was paid, without delivery', async () => {
  const { usecases, ids } = await memoryShop();
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 3));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout()));
  await usecases.markPaid(order.id);
  const operator = operatorOf(usecases);
  const [line] = (await usecases.orders.show(order.id))?.order.lines ?? [];
  const refund = (pieces: string) => operator('orders', 'refund', String(order.id), '--lines', pieces, '--restock');

  expect((await refund(`${line?.id}:2`)).out).toContain(`Order ${order.id}: €19.80 refunded (done).`);
  expect((await usecases.orders.show(order.id))?.refunds).toMatchObject([
    { lines: [{ lineId: line?.id, quantity: 2 }], shipping: [], restock: true },
  ]);
  expect(await refund(`${line?.id}:2`)).toMatchObject({
    code: 1,
    err: `Of line ${line?.id} only 1 can still be refunded.`,
  });
  expect(await refund('999:1')).toMatchObject({ code: 1, err: expect.stringContaining('has no line 999') });
});

test.each([
  [['--amount', '2', '--lines', '1:1'], '--lines: does not go with --amount'],
  [['--lines', '1'], '--lines'],
  [['--lines', '1:0'], '--lines: Write each line as LINE:PIECES'],
  [['--lines', '1:1', '--by-hand', '1'], '--by-hand: goes without --amount'],
  [['--amount', '2', '--restock'], '--restock: does not go with --amount'],
  [['--amount', '2', '--by-hand', '1'], '--by-hand: goes without --amount'],
  [['--reason', 'Bocor', '--by-hand', '1'], '--by-hand: goes without --amount'],
  [['--restock', '--by-hand', '1'], '--by-hand: goes without --amount'],
  [['--by-hand', 'seven'], '--by-hand: '],
])('refuses %j, and refunds nothing', async (options, problem) => {
  const { shop, id, operator } = await paidByTransfer();
  const { code, err } = await operator('orders', 'refund', String(id), ...options);
  expect([code, err]).toEqual([2, expect.stringContaining(problem)]);
  expect((await shop.usecases.orders.show(id))?.refunds).toEqual([]);
});

let cards: MemoryCardShop;
beforeEach(async () => {
  cards = await memoryCardShop();
});

test('records a transfer in place of a refund that was declined, as the refusal says', async () => {
  const { id, intent } = await cards.ordered();
  cards.provider.change(intent, { status: 'requires-capture' });
  await cards.usecases.syncOrderPayments(CALLER, { id });
  const { nextId: refund, payments } = cards.store.state;
  const [payment] = payments;
  if (payment)
    cards.provider.changeRefund(refundReference(payment, refund), { state: 'failed', reason: 'card closed' });
  const operator = operatorOf(cards.usecases);
  expect(await operator('orders', 'refund', String(id))).toMatchObject({
    code: 1,
    err: expect.stringContaining(`orders refund ${id} --by-hand ${refund}`),
  });
  const byHand = ['orders', 'refund', String(id), '--by-hand', String(refund)];
  expect((await operator(...byHand, '--dry-run')).out).toBe(
    `Nothing was recorded. Without --dry-run refund ${refund} of order ${id} would be recorded as transferred by you: €22.80.`,
  );
  expect((await operator(...byHand)).out).toBe(
    `Order ${id}: refund ${refund} is recorded as transferred by you: €22.80.`,
  );
  const { out } = await operator('orders', 'show', String(id));
  expect(out).toContain(`Refund ${refund}: €22.80 done`);
  expect(out).toContain(`Refund ${refund} transferred by the shop.`);
  expect(await operator(...byHand)).toMatchObject({
    code: 1,
    err: `Order ${id} has no refund ${refund} that failed. “orders show ${id}” lists its refunds.`,
  });
});
