import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { guest, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

let shop: MemoryShop;
let operator: ReturnType<typeof operatorOf>;
let orders: readonly number[];

async function ordered(buyer: number): Promise<number> {
  await shop.usecases.addToCart(guest(buyer), addRequest(shop.ids.cleaner, 1));
  const placed = await shop.usecases.placeOrder(guest(buyer), checkout());
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.order.id;
}

/** Three orders; the last one is not paid. */
beforeEach(async () => {
  shop = await memoryShop();
  operator = operatorOf(shop.usecases);
  orders = [await ordered(1), await ordered(2), await ordered(3)];
  for (const id of orders.slice(0, 2)) await shop.usecases.markPaid(id);
});

function fileOf(...lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-sending-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sent.csv');
  writeFileSync(file, lines.join('\n'));
  return file;
}

const shipmentOf = async (id = 0) => (await shop.usecases.orders.show(id))?.order.shipment;
const statuses = () => Promise.all(orders.map(async (id) => (await shop.usecases.orders.show(id))?.order.status));
const mailsOf = async (id = 0) =>
  (await shop.usecases.outbox.list({ limit: 100 })).filter(
    ({ mail }) => mail.kind === 'order-completed' && mail.orderId === id,
  );

test('ships what a spreadsheet names, once however often the file is sent', async () => {
  const [one, two] = orders;
  const file = fileOf('Nomor;Kurir;Nomor resi;Pesan', `${one};J&T;'0012345;Titip satpam`, `${two};jne;JX-1;`);
  const dry = await operator('orders', 'ship-all', file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('To send: 2. Sent before: 0.') });
  expect(await statuses()).toEqual(['processing', 'processing', 'on-hold']);
  expect((await operator('orders', 'ship-all', file)).out).toContain('Sent: 2. Sent before: 0.');
  expect(await shipmentOf(one)).toEqual({ courier: 'jnt', number: '0012345' });
  expect((await operator('orders', 'ship-all', file)).out).toContain('Sent: 0. Sent before: 2.');
  const mails = await mailsOf(one);
  expect(mails.map(({ mail }) => mail)).toEqual([expect.objectContaining({ message: 'Titip satpam' })]);
});

test('sends nothing while a row is wrong, and the others when asked', async () => {
  const [one, two, unpaid] = orders;
  const rows = [`${one},jne,JX-1`, `${two},jne,not a number!`, `${unpaid},jne,JX-3`, '404,jne,JX-4', ',jne,JX-5'];
  const file = fileOf('Number,Courier,Parcel number', ...rows);
  const refused = await operator('orders', 'ship-all', file);
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^Nothing was changed\. Wrong rows: 4\./) });
  for (const said of ['Parcel number: must be', 'is on-hold; only', 'no order “404”', 'no order “”'])
    expect(refused.out).toContain(said);
  expect(await statuses()).toEqual(['processing', 'processing', 'on-hold']);
  const partly = await operator('orders', 'ship-all', file, '--skip-wrong');
  expect(partly).toMatchObject({ code: 1, err: expect.stringMatching(/^Sent: 1\. Sent before: 0\. Not sent: 4\./) });
  expect(await statuses()).toEqual(['completed', 'processing', 'on-hold']);
});

test('refuses an order that stands in two rows, and one that was sent with another number', async () => {
  const [one, two] = orders;
  const head = 'Number,Courier,Parcel number';
  await operator('orders', 'ship-all', fileOf(head, `${one},jne,JX-1`));
  const { out } = await operator(
    'orders',
    'ship-all',
    fileOf(head, `${one},jne,JX-2`, `${two},jne,1`, `0${two},jne,2`),
  );
  expect(out).toContain('is completed; only');
  expect(out.match(/stands in several rows/g)).toHaveLength(2);
  expect(await shipmentOf(one)).toEqual({ courier: 'jne', number: 'JX-1' });
});

test('completes the orders of an export as it was written', async () => {
  const { out: exported } = await operator('orders', 'export', '--status', 'processing');
  const file = fileOf(exported.trimEnd());
  expect((await operator('orders', 'complete-all', file)).out).toContain('Sent: 2.');
  expect(await statuses()).toEqual(['completed', 'completed', 'on-hold']);
  expect((await operator('orders', 'complete-all', file)).out).toContain('Sent: 0. Sent before: 2.');
});

test.each([
  [['SKU,Name', 'a,b'], 'The first line names no column “Number”.'],
  [[''], 'The file is empty.'],
])('refuses the file %j with a sentence', async (lines, said) => {
  expect(await operator('orders', 'complete-all', fileOf(...lines))).toMatchObject({ code: 1, err: said });
});
