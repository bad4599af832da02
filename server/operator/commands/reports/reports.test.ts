import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CALLER, guest, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';
import { reportRefunds } from './sum-refunds.ts';
import { reportSales, SALES_BY } from './sum-sales.ts';

/** 23:30 UTC is half past six the next morning in Jakarta. */
const LATE = new Date('2026-11-20T23:30:00Z');
const NEXT_DAY = new Date('2026-11-21T12:00:00Z');

const HOSTILE = {
  ...JAKARTA,
  firstName: '=HYPERLINK("http://x")',
  lastName: '',
  phone: '081234567890',
  city: '@SUM(A1)',
};

const RECIPIENT = { ...HOSTILE, phone: '+62 822 2222 2222', email: '' };

async function sold({ usecases, ids }: MemoryShop, number: number, sku: string, pieces: number): Promise<number> {
  const caller = number === 0 ? CALLER : guest(number);
  await usecases.addToCart(caller, addRequest(ids[sku], pieces));
  const placed = await usecases.placeOrder(
    caller,
    checkout({ billing: HOSTILE, shipping: RECIPIENT, note: '-1+1; "so"\nlah' }),
  );
  if (!placed.ok) throw new Error(placed.refusal.code);
  await usecases.markPaid(placed.value.order.id);
  return placed.value.order.id;
}

/** Three orders of one day in Jakarta, the second refunded, and a fourth that nobody has paid. */
async function shopWithSales() {
  const shop = await memoryShop();
  shop.at(LATE);
  await sold(shop, 0, 'cleaner', 2);
  const refunded = await sold(shop, 1, 'cleaner', 1);
  await shop.usecases.refundOrder({ id: refunded, request: { kind: 'everything-left', reason: '', restock: true } });
  shop.at(NEXT_DAY);
  await sold(shop, 2, 'octane', 1);
  await shop.usecases.addToCart(guest(3), addRequest(shop.ids.cleaner, 1));
  await shop.usecases.placeOrder(guest(3), checkout());
  return shop;
}

/** A refund of 5.55, with its tax. */
function halfOf({ id: orderId, lines: [line] }: Order): Refund {
  if (line === undefined) throw new Error('the order has no line');
  return {
    id: 1,
    orderId,
    amount: 555,
    reason: '',
    restock: false,
    createdAt: NEXT_DAY,
    state: 'done',
    receipt: null,
    lines: [{ lineId: line.id, quantity: 1, total: { net: 500, tax: 55, taxes: [] } }],
    shipping: [],
  };
}

const tableOf = (csv: string, delimiter = ','): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, delimiter });

test('exports each order as one row that no spreadsheet runs or shortens', async () => {
  const operator = operatorOf((await shopWithSales()).usecases);
  const { code, out } = await operator('orders', 'export');
  expect(code).toBe(0);
  expect(out.startsWith('\uFEFF')).toBe(true);
  const rows = tableOf(out);
  expect(rows.map(({ Status }) => Status)).toEqual(['processing', 'refunded', 'processing', 'on-hold']);
  expect(rows[0]).toMatchObject({
    Placed: '2026-11-21 06:30',
    Buyer: `'${HOSTILE.firstName}`,
    City: "'@SUM(A1)",
    Phone: "'081234567890",
    'Recipient’s phone': "'+62 822 2222 2222",
    'Buyer’s note': `'-1+1; "so"\nlah`,
    Items: expect.stringMatching(/^2 × CLEANER \S/),
    Pieces: '2',
    Total: expect.stringMatching(/^\d+\.\d\d$/),
    Refunded: '0.00',
  });
  expect(rows[1]?.Refunded).toBe(rows[1]?.Total);
});

test('exports the orders of one state and time, for Excel in Indonesian on request', async () => {
  const operator = operatorOf((await shopWithSales()).usecases, 'id');
  const options = ['--status', 'processing', '--from', '2026-11-21', '--to', '2026-11-21', '--semicolons'];
  const { out } = await operator('orders', 'export', ...options);
  const rows = tableOf(out, ';');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.Total).toMatch(/^\d+,\d\d$/);
  const none = await operator('orders', 'export', '--to', '2026-11-20');
  expect(tableOf(none.out)).toEqual([]);
});

test('reports sales by day of the shop’s clock, with what was refunded', async () => {
  const operator = operatorOf((await shopWithSales()).usecases);
  const { out } = await operator('reports', 'sales', '--csv', '-');
  const rows = tableOf(out);
  expect(rows.map(({ Day, Orders, Pieces }) => [Day, Orders, Pieces])).toEqual([
    ['2026-11-21', '3', '3'],
    ['Total', '3', '3'],
  ]);
  const [day] = rows;
  expect(Number(day?.Refunded)).toBeGreaterThan(0);
  expect(Number(day?.Sold) - Number(day?.Refunded)).toBeCloseTo(Number(day?.Total), 5);
  expect((await operator('reports', 'sales')).out).toContain(`€${day?.Total}`);
});

test('reports each refund on its own day, with its tax and the part that no gift card gets', async () => {
  const shop = await shopWithSales();
  const { usecases } = shop;
  shop.at(new Date('2026-12-03T02:00:00Z'));
  const { rows } = await usecases.orders.list({ statuses: ['processing'] }, {});
  const late = rows.at(-1);
  if (!late) throw new Error('an order was expected');
  const request = { kind: 'amount', amount: 500, reason: '=1+1', restock: false } as const;
  await usecases.refundOrder({ id: late.id, request });
  const operator = operatorOf(usecases);
  const december = ['--from', '2026-12-01', '--to', '2026-12-31'];
  const { refunds, total } = JSON.parse((await operator('reports', 'refunds', ...december, '--json')).out);
  expect(refunds).toMatchObject([{ orderId: late.id, state: 'done', refunded: 500, money: 500, reason: '=1+1' }]);
  expect(total).toEqual({ refunded: 500, tax: refunds[0].tax, money: 500 });
  const all = tableOf((await operator('reports', 'refunds', '--csv', '-')).out);
  expect(all.map(({ Day, Order }) => [Day, Order])).toEqual([
    ['2026-11-21', expect.any(String)],
    ['2026-12-03', String(late.id)],
    ['Total', ''],
  ]);
  expect(all[1]).toMatchObject({ Reason: "'=1+1", Refunded: '5.00', 'In money': '5.00' });
  const sold = JSON.parse((await operator('reports', 'sales', '--json')).out);
  expect(Number(all[2]?.Refunded) * 100).toBeCloseTo(sold.total.refunded, 5);
  for (const period of [
    ['--from', '2026-12-04'],
    ['--to', '2026-11-20'],
  ])
    expect((await operator('reports', 'refunds', ...period)).out).toContain('€0.00');
});

test('reports no refund that failed, and no money that a gift card got', () => {
  const order = anOrder({ status: 'completed' });
  const refund = { ...halfOf(order), amount: 0 };
  const failed = { ...refund, id: 2, state: 'failed' as const };
  const { refunds, total } = reportRefunds([refund, failed], new Map([[order.id, order]]));
  expect(refunds.map(({ id }) => id)).toEqual([1]);
  expect(total).toEqual({ refunded: 555, tax: 55, money: 0 });
});

test('sums by day, month, product and category are the same', async () => {
  const operator = operatorOf((await shopWithSales()).usecases);
  const reports = await Promise.all(
    SALES_BY.map(async (by) => JSON.parse((await operator('reports', 'sales', '--by', by, '--json')).out)),
  );
  const [byDay, byMonth, byProduct, byCategory] = reports;
  expect(byDay.total).toMatchObject({ orders: 3, pieces: 3 });
  for (const { rows, total } of [byMonth, byProduct, byCategory]) {
    expect(total).toEqual(byDay.total);
    for (const key of ['sold', 'refunded', 'tax', 'total'])
      expect(rows.reduce((sum: number, row: Record<string, number>) => sum + (row[key] ?? 0), 0)).toBe(total[key]);
  }
  expect(byMonth.rows.map(({ key }: { readonly key: string }) => key)).toEqual(['2026-11']);
  expect(byProduct.rows).toContainEqual(expect.objectContaining({ key: 'CLEANER', orders: 2, pieces: 2 }));
  expect(byProduct.rows.at(-1).key).toBeNull();
});

test.each([
  ['day', ['Day'], [['2026-11-21'], ['Total']]],
  [
    'product',
    ['SKU', 'Name'],
    [
      ['CLEANER', 'Fuel Cleaner'],
      ['Delivery', ''],
      ['Total', ''],
    ],
  ],
  ['category', ['Category', 'Name'], [['No category'], ['Delivery'], ['Total']]],
])('names the rows of sales by %s', async (by, titles, names) => {
  const shop = await memoryShop();
  shop.at(NEXT_DAY);
  await sold(shop, 0, 'cleaner', 2);
  const { out } = await operatorOf(shop.usecases)('reports', 'sales', '--by', by, '--csv', '-');
  expect(tableOf(out).map((row) => titles.flatMap((title) => row[title] ?? []))).toEqual(names);
});

test('delivery comes last, whatever it cost, and what brought most comes first', () => {
  const order = anOrder({ status: 'completed' });
  const [line] = order.lines;
  const [cost] = order.shippingLines;
  if (!line || !cost) throw new Error('the order has no line, or no delivery');
  const dear = { ...cost, cost: { net: 99_900, tax: 0, taxes: [] } };
  const more = { ...line, sku: 'MORE', total: { net: 9900, tax: 0, taxes: [] } };
  const lines = [{ ...line, sku: '' }, more];
  const { rows } = reportSales([{ order: { ...order, lines, shippingLines: [dear] }, refunds: [] }], {
    by: 'product',
    categoryOf: () => undefined,
  });
  expect(rows.map(({ key }) => key)).toEqual(['MORE', '', null]);
});

test('counts what the money would have bought: an order, its delivery and its refund', () => {
  const order = anOrder({ status: 'completed' });
  const { total } = reportSales([{ order, refunds: [halfOf(order)] }], {
    by: 'category',
    categoryOf: () => 'cleaners',
  });
  const sold = order.totals.items.net + order.totals.shipping.net + order.totals.tax;
  expect(total).toEqual({
    orders: 1,
    pieces: 1,
    sold,
    refunded: 555,
    total: sold - 555,
    tax: order.totals.tax - 55,
  });
});

test('reports what coupons took off, the most first, an order with two of them once', async () => {
  const { usecases, ids } = await memoryShop();
  await usecases.coupons.save([draftCoupon('hemat'), draftCoupon('teman')]);
  const order = async (number: number, ...codes: readonly string[]) => {
    const caller = guest(number);
    await usecases.addToCart(caller, addRequest(ids.cleaner, 2));
    for (const code of codes) await usecases.applyCoupon(caller, code);
    const placed = await usecases.placeOrder(caller, checkout());
    if (!placed.ok) throw new Error(placed.refusal.code);
    await usecases.markPaid(placed.value.order.id);
    return placed.value.order.totals;
  };
  const [both, one] = [await order(1, 'hemat', 'teman'), await order(2, 'teman')];
  await order(3);
  const operator = operatorOf(usecases);
  const { coupons, total } = JSON.parse((await operator('reports', 'coupons', '--json')).out);
  expect(coupons.map(({ code, orders }: { code: string; orders: number }) => [code, orders])).toEqual([
    ['teman', 2],
    ['hemat', 1],
  ]);
  const [discount, other] = [gross(both.discount), gross(one.discount)];
  expect(Math.min(discount, other)).toBeGreaterThan(0);
  expect(coupons[0].discount + coupons[1].discount).toBe(discount + other);
  expect(coupons[1].sold).toBe(both.total);
  expect(total).toEqual({ orders: 2, discount: discount + other, sold: both.total + one.total });
  expect((await operator('reports', 'coupons')).out).toMatch(/^Code {3}Orders {2}.*\nteman {7}2 +€\d/s);
  const rows = tableOf((await operator('reports', 'coupons', '--csv', '-')).out);
  expect(rows.map(({ Code, Orders }) => [Code, Orders])).toEqual([
    ['teman', '2'],
    ['hemat', '1'],
    ['Total', '2'],
  ]);
});

test('writes a report to a file, and over one only if told so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'gift-cards.csv');
  const operator = operatorOf((await memoryShop()).usecases);
  const write = (...flags: readonly string[]) => operator('reports', 'gift-cards', '--csv', file, ...flags);
  expect(await write()).toEqual({ code: 0, out: '', err: `Written: ${file}` });
  expect(tableOf(readFileSync(file, 'utf8'))).toContainEqual({ What: 'At the end', Amount: '0.00' });
  expect(await write()).toMatchObject({ code: 1 });
  expect(await write('--force')).toMatchObject({ code: 0 });
});

test('reports what gift cards are worth at the end of a day', async () => {
  const shop = await memoryShop();
  shop.at(LATE);
  await shop.usecases.giftCards.issue({ amount: 5000, expiresAt: NEXT_DAY, note: '' });
  shop.at(NEXT_DAY);
  await shop.usecases.giftCards.issue({ amount: 700, expiresAt: null, note: '' });
  const amounts = async (...period: readonly string[]) => {
    const { out } = await operatorOf(shop.usecases)('reports', 'gift-cards', ...period, '--csv', '-');
    return Object.fromEntries(tableOf(out).map(({ What, Amount }) => [What, Amount]));
  };
  expect(await amounts()).toMatchObject({ 'At the end': '57.00', 'Of which expired': '50.00', 'Issued (+)': '57.00' });
  expect(await amounts('--to', '2026-11-20')).toMatchObject({ 'At the end': '0.00' });
  expect(await amounts('--from', '2026-11-22')).toMatchObject({ 'At the beginning': '57.00', 'Issued (+)': '0.00' });
});
