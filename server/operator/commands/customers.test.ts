import { beforeEach, expect, test } from 'vitest';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CALLER, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../testing/operator.ts';

let shop: MemoryShop;
let operator: ReturnType<typeof operatorOf>;
let id: number;

beforeEach(async () => {
  shop = await memoryShop();
  operator = operatorOf(shop.usecases);
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  const placed = await shop.usecases.placeOrder(CALLER, checkout({ billing: JAKARTA }));
  if (!placed.ok) throw new Error(placed.refusal.code);
  id = placed.value.order.id;
});

const remove = (...options: readonly string[]) => operator('customers', 'remove', JAKARTA.email, ...options);
const buyer = async () => (await shop.usecases.orders.show(id))?.order.billing.lastName;

test('an order that somebody waits for is not anonymised, unless the operator insists', async () => {
  expect(await remove('--anonymise-orders')).toEqual({
    ...{ code: 1, out: '' },
    err: `These orders are not finished: ${id}. Complete, refund or cancel them first; --force anonymises them as they are.`,
  });
  expect(await buyer()).toBe('Santoso');
  expect((await remove('--anonymise-orders', '--force')).out).toBe(
    `Orders anonymised: ${id}\nReviews without a name: 0; letters forgotten: 2; coupons withdrawn: 0\nRemoved: budi@example.test`,
  );
  expect(await buyer()).toBe('');
});

test('a rehearsal tells the same and changes nothing', async () => {
  await shop.usecases.cancelOrder({ id, reason: 'shop' });
  const rehearsed = await remove('--anonymise-orders', '--dry-run', '--json');
  expect(await buyer()).toBe('Santoso');
  const done = await remove('--anonymise-orders', '--json');
  expect(JSON.parse(done.out)).toEqual({
    dryRun: false,
    account: null,
    anonymised: [id],
    kept: [],
    reviews: 0,
    mails: 3,
    coupons: 0,
  });
  expect(JSON.parse(rehearsed.out)).toEqual({ ...JSON.parse(done.out), dryRun: true });
  expect((await operator('orders', 'show', String(id))).out).toContain('Names and addresses removed.');
});

test('nobody of that name is refused', async () => {
  const refused = { code: 1, out: '', err: 'There is no such customer.' };
  expect(await operator('customers', 'remove', 'nobody@example.test', '--anonymise-orders')).toEqual(refused);
});

test('a guest whose orders are not meant is told of them, and that nothing was removed', async () => {
  const kept = `Orders that keep their names (--anonymise-orders takes them): ${id}`;
  const counts = 'Reviews without a name: 0; letters forgotten: 0; coupons withdrawn: 0';
  const would = 'Nothing was changed: this was a rehearsal.';
  expect((await remove('--dry-run')).out).toBe([kept, counts, would].join('\n'));
  expect(await remove()).toMatchObject({ code: 0, out: [kept, counts, 'Nothing was removed.'].join('\n') });
  expect(await buyer()).toBe('Santoso');
});
