import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { guest, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

let shop: MemoryShop;
let operator: ReturnType<typeof operatorOf>;
let numbers: readonly number[];

beforeEach(async () => {
  shop = await memoryShop();
  operator = operatorOf(shop.usecases);
  const placed: number[] = [];
  for (const visitor of [guest(1), guest(2)]) {
    await shop.usecases.addToCart(visitor, addRequest(shop.ids.cleaner, 1));
    const order = await shop.usecases.placeOrder(visitor, checkout({ billing: JAKARTA }));
    if (!order.ok) throw new Error(order.refusal.code);
    placed.push(order.value.order.id);
  }
  numbers = placed;
});

function fileFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'prints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

test('slips of what is to be packed are written, and no file is replaced', async () => {
  const [first = 0, second = 0] = numbers;
  await shop.usecases.markPaid(second);
  const file = fileFor('slips.html');
  const slips = ['orders', 'slips', file];
  const { err } = await operator(...slips);
  expect(err).toContain(`Written: ${file} (orders: 1).`);
  const html = readFileSync(file, 'utf8');
  expect(html).toContain(`Order ${second}`);
  expect(html).not.toContain(`Order ${first}`);
  expect((await operator(...slips)).code).toBe(1);
  expect((await operator(...slips, '--force')).code).toBe(0);
});

test('a slip does not repeat the option that its product is named by', async () => {
  const { 'OIL-4L': variationId = 0, oil } = shop.ids;
  await shop.usecases.addToCart(guest(3), addRequest(oil, 1, { variationId }));
  const order = await shop.usecases.placeOrder(guest(3), checkout());
  if (!order.ok) throw new Error(order.refusal.code);
  const file = fileFor('slips.html');
  await operator('orders', 'slips', file, String(order.value.order.id));
  const html = readFileSync(file, 'utf8');
  expect(order.value.order.lines[0]?.meta).toEqual({ size: '4l' });
  expect(html).toContain(order.value.order.lines[0]?.name);
  expect(html).not.toContain('4l');
});

test('an invoice of a paid order is HTML, and an unpaid one has none', async () => {
  const [first = 0, second = 0] = numbers;
  await shop.usecases.markPaid(first);
  expect(await operator('orders', 'invoice', 'invoice.pdf', String(first))).toMatchObject({
    code: 1,
    err: 'invoice.pdf must end in .html. Open it in a browser to print it or to save it as PDF.',
  });
  const html = fileFor('invoice.html');
  expect((await operator('orders', 'invoice', html, String(first))).code).toBe(0);
  const number = (await shop.usecases.orders.show(first))?.order.invoice?.number;
  expect(readFileSync(html, 'utf8')).toContain(`Invoice ${number}`);
  expect(await operator('orders', 'invoice', html, String(first), String(second))).toEqual({
    code: 1,
    out: '',
    err: `Not billed yet, because they are not paid: ${second}`,
  });
});

test('without anything to pack no file is written', async () => {
  const file = fileFor('slips.html');
  expect(await operator('orders', 'slips', file)).toMatchObject({ code: 1, err: 'No order is to be packed.' });
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
