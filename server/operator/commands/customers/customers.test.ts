import { beforeEach, expect, test } from 'vitest';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CALLER, guest, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

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

test('does not anonymise unfinished orders without --force', async () => {
  expect(await remove('--anonymise-orders')).toEqual({
    code: 1,
    out: '',
    err: `These orders are not finished: ${id}. Complete, refund or cancel them first; --force anonymises them as they are.`,
  });
  expect(await buyer()).toBe('Santoso');
  expect((await remove('--anonymise-orders', '--force')).out).toBe(
    `Orders anonymised: ${id}\nReviews anonymised: 0; emails deleted: 2; coupons withdrawn: 0; stock alerts ended: 0\nRemoved: budi@example.test`,
  );
  expect(await buyer()).toBe('');
});

test('a dry run prints the same and changes nothing', async () => {
  await shop.usecases.cancelOrder({ id, reason: 'shop' });
  const rehearsed = await remove('--anonymise-orders', '--dry-run', '--json');
  expect(await buyer()).toBe('Santoso');
  const done = await remove('--anonymise-orders', '--json');
  expect(JSON.parse(done.out)).toEqual({
    dryRun: false,
    account: null,
    anonymized: [id],
    kept: [],
    reviews: 0,
    mails: 3,
    coupons: 0,
    stockAlerts: 0,
  });
  expect(JSON.parse(rehearsed.out)).toEqual({ ...JSON.parse(done.out), dryRun: true });
  expect((await operator('orders', 'show', String(id))).out).toContain('Names and addresses removed.');
});

test('refuses an unknown customer', async () => {
  const refused = { code: 1, out: '', err: 'There is no such customer.' };
  expect(await operator('customers', 'remove', 'nobody@example.test', '--anonymise-orders')).toEqual(refused);
});

test('lists the orders of a guest that keep their names, and says that nothing was removed', async () => {
  const kept = `Orders that keep their names (remove them with --anonymise-orders): ${id}`;
  const counts = 'Reviews anonymised: 0; emails deleted: 0; coupons withdrawn: 0; stock alerts ended: 0';
  const would = 'Nothing was changed: this was a dry run.';
  expect((await remove('--dry-run')).out).toBe([kept, counts, would].join('\n'));
  expect(await remove()).toMatchObject({ code: 0, out: [kept, counts, 'Nothing was removed.'].join('\n') });
  expect(await buyer()).toBe('Santoso');
});

test('shows what a guest has ordered, whatever the case of the address', async () => {
  await shop.usecases.markPaid(id);
  const refund = { kind: 'amount', amount: 200, reason: '', restock: false } as const;
  await shop.usecases.refundOrder({ id, request: refund });
  await shop.usecases.addToCart(guest(2), addRequest(shop.ids.cleaner, 2));
  const later = await shop.usecases.placeOrder(guest(2), checkout({ billing: JAKARTA }));
  if (!later.ok) throw new Error(later.refusal.code);
  const paid = (await shop.usecases.orders.show(id))?.order.totals.total;
  const { code, out } = await operator('customers', 'show', JAKARTA.email.toUpperCase(), '--json');
  expect(code).toBe(0);
  const { guest: known, orderStats, orders } = JSON.parse(out);
  expect(known).toMatchObject({ email: JAKARTA.email, billing: { city: JAKARTA.city } });
  expect(orderStats).toMatchObject({ count: 2, spent: paid, refunded: 200 });
  expect(orderStats.lastOrder).toMatchObject({ id: later.value.order.id, status: 'on-hold' });
  expect(orders.map((order: { id: number }) => order.id)).toEqual([later.value.order.id, id]);
  const text = (await operator('customers', 'show', JAKARTA.email)).out;
  expect(text).toContain(`Name: ${JAKARTA.firstName} ${JAKARTA.lastName}\nEmail: ${JAKARTA.email}\nBilling address: `);
  expect(text).toContain('Orders: 2\nPaid: ');
  expect(text).toContain('Refunded: €2.00');
  expect(await operator('customers', 'show', 'nobody@example.com')).toMatchObject({
    code: 1,
    err: 'There is no customer nobody@example.com.',
  });
});

test('shows an account, and an email with the order it is about, as lines', async () => {
  const mail = (await operator('mail', 'show', '1')).out;
  expect(mail).toContain(`Email: order-received\nTo: ${JAKARTA.email}\n`);
  expect(mail).toContain(`Order: ${id}`);
  const registered = await shop.usecases.registerCustomer(
    { guestId: null, language: 'en' },
    {
      ...NO_PROFILE_CHANGE,
      username: 'sari',
      email: 'sari@example.com',
      password: 'an-oil-change-a-day',
      firstName: 'Sari',
      lastName: 'Dewi',
    },
  );
  expect(registered.ok).toBe(true);
  const lines = (await operator('customers', 'show', 'sari')).out.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Username: sari', 'Name: Sari Dewi', 'Email: sari@example.com']));
});
