import { beforeEach, expect, test } from 'vitest';
import { CALLER, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

let shop: MemoryShop;
let operator: ReturnType<typeof operatorOf>;
beforeEach(async () => {
  shop = await memoryShop();
  operator = operatorOf(shop.usecases);
});

const add = (...parameters: readonly string[]) => operator('coupons', 'add', ...parameters);

test('shows a coupon with each of its rules, and nothing that is not one', async () => {
  const rules = ['--minimum', '40', '--limit', '3', '--individual', '--products', 'OIL-4L,CLEANER'];
  const texts = ['--describe-id', 'Potongan oli', '--describe-en', 'Off oils'];
  await add('OLI5', '--off-product', '5', '--from', '2026-12-01', '--to', '2099-12-31', ...rules, ...texts);
  expect((await operator('coupons', 'show', 'oli5')).out.split('\n')).toEqual([
    'Code: oli5',
    'State: enabled',
    'Used: 0',
    '--off-product: €5.00',
    '--from: Dec 1, 2026, 12:00 AM',
    'Until: Jan 1, 2100, 12:00 AM',
    '--minimum: €40.00',
    '--limit: 3',
    '--individual',
    '--products: OIL-4L, CLEANER',
    '--describe-id: Potongan oli',
    '--describe-en: Off oils',
  ]);
  expect(JSON.parse((await operator('coupons', 'show', 'oli5', '--json')).out).draft).toMatchObject({
    discount: { kind: 'fixed-product', amount: 500 },
  });
});

test('says of free delivery that it is free, not that it takes nothing off', async () => {
  await add('SEND', '--free-shipping');
  await add('BOTH', '--free-shipping', '--percent', '12,5');
  const list = (await operator('coupons', 'list')).out;
  expect(list).toMatch(/^send +free delivery +0/m);
  expect(list).toMatch(/^both +12\.5 % \+ free delivery +0/m);
  expect((await operator('coupons', 'show', 'send')).out).toBe('Code: send\nState: enabled\nUsed: 0\n--free-shipping');
});

test('shows what a gift card is worth in money, and where it went', async () => {
  const { out: code } = await operator('gift-cards', 'issue', '25', '--note', 'For Sari');
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  await shop.usecases.applyCoupon(CALLER, code);
  const placed = await shop.usecases.placeOrder(CALLER, checkout());
  if (!placed.ok) throw new Error(placed.refusal.code);
  const [card] = await shop.usecases.giftCards.list();
  const number = String(card?.id);
  const { out } = await operator('gift-cards', 'show', number);
  expect(out).toContain(`Code: ****-${code.slice(-4)}\nIssued: €25.00\nLeft: `);
  expect(out).toMatch(/Note: For Sari\n/);
  expect(out).toMatch(/ Issued +€25\.00$/m);
  expect(out).toMatch(new RegExp(` Paid with +-€[\\d.]+ +${placed.value.order.id}$`, 'm'));
  await operator('gift-cards', 'void', number);
  expect((await operator('gift-cards', 'show', number)).out).toMatch(/^Left: €0\.00\nVoid: /m);
  expect(JSON.parse((await operator('gift-cards', 'show', number, '--json')).out)).toMatchObject({ balance: 0 });
});

test('shows of an order what a gift card has paid, and no payment where that was all', async () => {
  const { out: code } = await operator('gift-cards', 'issue', '25');
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  await shop.usecases.applyCoupon(CALLER, code);
  const placed = await shop.usecases.placeOrder(CALLER, checkout());
  if (!placed.ok) throw new Error(placed.refusal.code);
  const { out } = await operator('orders', 'show', String(placed.value.order.id));
  expect(out).toMatch(new RegExp(`\\nGift card: \\*{4}-${code.slice(-4)} €[\\d.]+\\nTotal: €0\\.00\\n`));
  expect(out).not.toContain('Payment');
});
