import { expect, test } from 'vitest';
import { isForBuyer } from '#engine/domain/orders/timeline.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

async function paidOrder({ usecases, ids }: MemoryShop, rate?: string): Promise<number> {
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1));
  const placed = await usecases.placeOrder(CALLER, checkout(rate ? { shippingMethods: [rate] } : {}));
  if (!placed.ok) throw new Error(placed.refusal.code);
  await usecases.markPaid(placed.value.order.id);
  return placed.value.order.id;
}

const JNE = 'JNE 0012345678901 https://jne.co.id/tracking-package';

test('stores the parcel, tells the buyer by email and on the page, and prints a WhatsApp message', async () => {
  const shop = await memoryShop();
  const id = await paidOrder(shop);
  const operator = operatorOf(shop.usecases);
  const options = ['--courier', 'JNE', '--number', ' 0012345678901 ', '--message', ' Titip satpam '];
  const { code, out } = await operator('orders', 'ship', String(id), ...options);
  expect(code).toBe(0);
  const record = await shop.usecases.orders.show(id);
  expect(record?.order).toMatchObject({
    status: 'completed',
    shipment: { courier: 'jne', number: '0012345678901' },
  });
  expect(record?.notes.filter(isForBuyer).map(({ text }) => text)).toEqual([JNE, 'Titip satpam']);
  const mails = await shop.usecases.outbox.list({ limit: 10 });
  expect(mails.map(({ mail }) => mail)).toContainEqual(
    expect.objectContaining({ kind: 'order-completed', orderId: id, message: 'Titip satpam' }),
  );
  const link = new URL(out.match(/https:\/\/wa\.me\/\S+/)?.[0] ?? '');
  expect(link.pathname).toMatch(/^\/62\d{8,}$/);
  expect(link.searchParams.get('text')).toContain(JNE);
  expect((await operator('orders', 'show', String(id))).out).toContain(`Parcel: ${JNE}`);
});

test('tells the buyer once that an order can be collected, and names no address to send it to', async () => {
  const shop = await memoryShop();
  const id = await paidOrder(shop, 'local_pickup:3');
  const operator = operatorOf(shop.usecases);
  const ready = () => operator('orders', 'ready', String(id), '--message', 'Loket 2');
  expect((await ready()).out).toContain(`orders complete ${id}`);
  expect((await ready()).err).toContain('is ready already');
  const [mail] = (await shop.usecases.outbox.list({ limit: 1 })).map((stored) => stored.mail);
  expect(mail).toMatchObject({ kind: 'order-ready', orderId: id, message: 'Loket 2' });
  const { out } = await operator('orders', 'show', String(id));
  expect(out).toMatch(/^Ready to collect: /m);
  expect(out).not.toContain('Deliver to');
});

test('shows what of a line has yet to arrive', async () => {
  const shop = await memoryShop();
  shop.store.state.stock.set(shop.ids.cleaner ?? 0, {
    kind: 'managed',
    onHand: 0,
    backorders: 'notify',
    lowAmount: null,
  });
  const id = await paidOrder(shop);
  const { out } = await operatorOf(shop.usecases)('orders', 'show', String(id));
  expect(out).toMatch(/Pieces +On backorder +Total\n.*\n.*CLEANER.* 1 +1 /);
});

test('corrects a parcel that was sent: for the buyer there is only the right one, for the operator both', async () => {
  const shop = await memoryShop();
  const id = await paidOrder(shop);
  const operator = operatorOf(shop.usecases);
  const correct = ['orders', 'ship', String(id), '--correct', '--courier', 'sicepat', '--number', '0099'];
  expect((await operator(...correct)).err).toContain('was not sent yet');
  await operator('orders', 'ship', String(id), '--courier', 'jne', '--number', '0012345678901');
  expect((await operator(...correct)).code).toBe(0);
  const record = await shop.usecases.orders.show(id);
  expect(record?.order).toMatchObject({ status: 'completed', shipment: { courier: 'sicepat', number: '0099' } });
  expect(record?.notes.filter(isForBuyer).map(({ text }) => text)).toEqual([
    'SiCepat 0099 https://sicepat.com/checkAwb',
  ]);
  const [mail] = (await shop.usecases.outbox.list({ limit: 1 })).map((stored) => stored.mail);
  expect(mail).toMatchObject({ kind: 'order-completed', orderId: id, isCorrection: true });
  const { out } = await operator('orders', 'show', String(id));
  expect(out).toContain(`Parcel corrected: SiCepat 0099 https://sicepat.com/checkAwb instead of ${JNE}.`);
  expect((await operator(...correct)).err).toContain('names this parcel already');
});

test.each([
  ['J&T', 'jnt'],
  ['ID Express', 'idexpress'],
  ['Kurir toko', 'Kurir toko'],
])('stores the courier %s as %s', async (written, courier) => {
  const shop = await memoryShop();
  const id = await paidOrder(shop);
  await operatorOf(shop.usecases)('orders', 'ship', String(id), '--courier', written, '--number', 'JX-17');
  expect((await shop.usecases.orders.show(id))?.order.shipment).toEqual({ courier, number: 'JX-17' });
});

test.each([
  [['--courier', 'jne'], '--number: must be a parcel number'],
  [['--number', '0012345'], '--courier: must be the name of a courier'],
  [['--courier', 'jne', '--number', 'not a number!'], '--number: must be a parcel number'],
])('refuses %j with a sentence, and sends nothing', async (options, problem) => {
  const shop = await memoryShop();
  const id = await paidOrder(shop);
  const { code, err } = await operatorOf(shop.usecases)('orders', 'ship', String(id), ...options);
  expect(code).toBe(2);
  expect(err).toContain(problem);
  expect((await shop.usecases.orders.show(id))?.order.status).toBe('processing');
});

test('names a buyer with one name and no telephone as they are', async () => {
  const shop = await memoryShop();
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.book, 1));
  const billing = { ...JAKARTA, lastName: '', phone: '' };
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout({ billing })));
  await shop.usecases.markPaid(order.id);
  const { out } = await operatorOf(shop.usecases)('orders', 'refund', String(order.id));
  expect(out).toMatch(/ to Budi yourself: .* account; budi@example\.test\.$/);
});

test('an order that is sent before its transfer arrives has no money to refund until it is paid', async () => {
  const shop = await memoryShop();
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
  const orders = (command: string) => operatorOf(shop.usecases)('orders', command, String(order.id));
  await orders('release');
  expect((await orders('complete')).code).toBe(0);
  expect((await orders('refund')).err).toContain('is not paid');
  expect((await orders('paid')).out).toContain('completed');
  expect((await shop.usecases.orders.show(order.id))?.order).toMatchObject({ status: 'completed', paidAt: NOON });
  expect((await orders('refund')).code).toBe(0);
});

test('says of a paid order that it is paid already, and advises no refund', async () => {
  const shop = await memoryShop();
  const id = await paidOrder(shop);
  const before = await shop.usecases.orders.show(id);
  expect(await operatorOf(shop.usecases)('orders', 'paid', String(id))).toEqual({
    code: 1,
    out: '',
    err: `Order ${id} is paid already. Nothing was changed.`,
  });
  expect(await shop.usecases.orders.show(id)).toEqual(before);
});

test.each(['cancel', 'complete', 'release'])(
  'says of “orders %s” a second time that it is done already',
  async (command) => {
    const shop = await memoryShop();
    await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
    const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
    if (command === 'complete') await shop.usecases.markPaid(order.id);
    const operator = operatorOf(shop.usecases);
    const { out } = await operator('orders', command, String(order.id));
    const again = await operator('orders', command, String(order.id));
    expect(again).toEqual({ code: 1, out: '', err: `${out.replace(': ', ' is ')} already. Nothing was changed.` });
  },
);
