import { expect, test } from 'vitest';
import type { Address } from '#engine/domain/addresses/address.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { PlaceOrderRequest } from '#engine/usecases/checkout/place-order.ts';
import { CALLER, type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

async function shopWithOrder(rest: Partial<PlaceOrderRequest> = {}) {
  const shop = await memoryShop();
  await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1));
  const placed = await shop.usecases.placeOrder(CALLER, checkout(rest));
  if (!placed.ok) throw new Error(placed.refusal.code);
  const { id } = placed.value.order;
  const operator = operatorOf(shop.usecases);
  const edit = (...options: readonly string[]) => operator('orders', 'edit', String(id), ...options);
  return { ...shop, id, operator, edit };
}

const recordOf = async ({ usecases }: MemoryShop, id: number) => {
  const record = await usecases.orders.show(id);
  if (!record) throw new Error(`there is no order ${id}`);
  return record;
};

const MOVED = ['--address', 'Jl. Melati 8', '--district', 'Kecamatan Menteng', '--postcode', '10310'];

test('corrects both addresses where they are one, and tells it in the timeline', async () => {
  const shop = await shopWithOrder();
  const mails = (await shop.usecases.outbox.list({ limit: 99 })).length;
  const { code, out } = await shop.edit(...MOVED, '--name', 'Sari Dewi Ayu', '--phone', '0812 1111 2222');
  expect(code).toBe(0);
  const corrected: Partial<Address> = {
    firstName: 'Sari',
    lastName: 'Dewi Ayu',
    phone: '0812 1111 2222',
    address1: 'Jl. Melati 8',
    address2: 'Kec. Menteng',
    postcode: '10310',
  };
  const { order } = await recordOf(shop, shop.id);
  expect(order.billing).toEqual({ ...JAKARTA, ...corrected });
  expect(order.shipping).toEqual({ ...JAKARTA, ...corrected, email: '' });
  const entry =
    'Address corrected by the shop: Sari Dewi Ayu, Jl. Melati 8, Kec. Menteng, 10310, 0812 1111 2222 instead of ' +
    'Budi Santoso, Jl. Merdeka 1, 10110, 0812 3456 7890.';
  expect(out).toContain(entry);
  expect(out).toMatch(/Delivery and tax stay as the buyer has ordered them \(.+, €\d/);
  const { out: shown } = await shop.operator('orders', 'show', String(shop.id));
  expect(shown).toContain(entry);
  expect(await shop.usecases.outbox.list({ limit: 99 })).toHaveLength(mails);
});

test('a district is another one, and what stands before it stays', async () => {
  const shop = await shopWithOrder({ billing: { ...JAKARTA, address2: 'Blok C, Kec. Menteng' } });
  await shop.edit('--district', 'Tebet');
  expect((await recordOf(shop, shop.id)).order.shipping.address2).toBe('Blok C, Kec. Tebet');
});

test('the tax number of a company is another one, and the company stays', async () => {
  const shop = await shopWithOrder({ billing: { ...JAKARTA, company: 'PT Maju, NPWP 0012345678901000' } });
  expect((await shop.edit('--tax-number', '12345')).code).toBe(2);
  await shop.edit('--tax-number', '01.234.567.8-901.000');
  expect((await recordOf(shop, shop.id)).order.billing.company).toBe('PT Maju, NPWP 012345678901000');
  await shop.edit('--tax-number', '');
  expect((await recordOf(shop, shop.id)).order.billing.company).toBe('PT Maju');
});

test('a new link is given only when it is asked for', async () => {
  const shop = await shopWithOrder();
  const keyOf = async () => (await recordOf(shop, shop.id)).order.key;
  const before = await keyOf();
  await shop.edit('--email', 'sari@example.test');
  expect(await keyOf()).toBe(before);
  const { out } = await shop.edit('--new-link');
  expect(out).toContain('New link: those of earlier emails no longer open the order.');
  expect(await keyOf()).not.toBe(before);
});

test('a dry run says the same and changes nothing', async () => {
  const shop = await shopWithOrder();
  const before = await recordOf(shop, shop.id);
  const { code, out } = await shop.edit(...MOVED, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('Jl. Melati 8, Kec. Menteng, 10310 instead of Jl. Merdeka 1, 10110');
  expect(out).toContain('Nothing was changed.');
  expect(await recordOf(shop, shop.id)).toEqual(before);
});

test('asks which of two addresses is meant, and corrects that one', async () => {
  const shipping = { ...JAKARTA, firstName: 'Sari', email: '' };
  const shop = await shopWithOrder({ shipping, shipToDifferentAddress: true });
  const asked = await shop.edit('--city', 'Bogor');
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('--only billing or --only delivery') });
  await shop.edit('--city', 'Bogor', '--only', 'delivery');
  await shop.edit('--city', 'Depok', '--only', 'billing');
  await shop.edit('--email', 'sari@example.test');
  const { order } = await recordOf(shop, shop.id);
  expect(order.shipping).toEqual({ ...shipping, city: 'Bogor' });
  expect(order.billing).toEqual({ ...JAKARTA, city: 'Depok', email: 'sari@example.test' });
});

test('once it was sent, only the email address is corrected, and its invoice stays', async () => {
  const shop = await shopWithOrder();
  await shop.usecases.markPaid(shop.id);
  await shop.usecases.completeOrder({ id: shop.id, message: '', shipment: null });
  const refused = await shop.edit('--city', 'Bogor', '--email', 'sari@example.test');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is completed. Only its email address') });
  const { code, out } = await shop.edit('--email', 'sari@example.test');
  expect(code).toBe(0);
  expect(out).toContain('Invoice INV/2026/000001 stays as it was issued.');
  const { order } = await recordOf(shop, shop.id);
  expect(order.billing.email).toBe('sari@example.test');
  expect(order.invoice?.buyer).toEqual(JAKARTA);
});

test('takes a phone number as it is copied from a chat', async () => {
  const shop = await shopWithOrder();
  await shop.edit('--phone', '\u202a+62 812\u20111111\u20112222\u202c');
  expect((await recordOf(shop, shop.id)).order.billing.phone).toBe('+62 812-1111-2222');
});

test.each([
  [['--postcode', '1'], 1, 'Nothing was changed: --postcode (billing) is not valid.'],
  [['--name', ''], 1, 'Nothing was changed: --name (billing) is missing.'],
  [['--country', 'FR'], 1, 'does not sell to FR'],
  [['--phone', '12'], 2, '--phone: must be a telephone number'],
  [['--email', 'a@b.test', '--only', 'delivery'], 2, '--email: belongs to the billing address'],
  [['--city', 'Jakarta'], 1, 'says so already'],
  [[], 2, 'Say what is to be corrected'],
  [['--only', 'delivery', '--dry-run'], 2, 'Say what is to be corrected'],
] as const)('refuses %j in words', async (options, code, problem) => {
  const shop = await shopWithOrder();
  const before = await recordOf(shop, shop.id);
  expect(await shop.edit(...options)).toMatchObject({ code, err: expect.stringContaining(problem) });
  expect(await recordOf(shop, shop.id)).toEqual(before);
});
