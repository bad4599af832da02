import { describe, expect, test } from 'vitest';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

const SARI = [
  ...['--name', 'Sari Dewi', '--email', 'sari@example.test', '--phone', '0812 1111 2222'],
  ...['--address', 'Jl. Melati 8', '--district', 'Menteng', '--city', 'Jakarta', '--province', 'DKI Jakarta'],
  ...['--postcode', '10310'],
];

async function openOrders() {
  const shop = await memoryShop();
  const operator = operatorOf(shop.usecases);
  const add = (...parameters: readonly string[]) => operator('orders', 'add', ...parameters);
  const orders = async () => (await shop.usecases.orders.list({}, {})).rows;
  const stock = (sku: string) => shop.usecases.changeStock({ sku, request: { kind: 'add', pieces: 0 } });
  return { ...shop, operator, add, orders, stock };
}

test('takes the order that the checkout would place: totals, stock, emails and addresses', async () => {
  const { usecases, ids, add, orders, stock } = await openOrders();
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 2));
  const placed = await usecases.placeOrder(CALLER, checkout());
  const { code, out } = await add('CLEANER:2', ...SARI, '--pay', 'bacs', '--note', 'Titip satpam');
  expect(code).toBe(0);
  const [taken] = await orders();
  expect(out).toMatch(new RegExp(`Order ${taken?.id}: on-hold. sari@example.test gets an email.$`));
  expect(taken).toMatchObject({
    status: 'on-hold',
    paymentMethod: 'bacs',
    note: 'Titip satpam',
    language: 'id',
    customerId: null,
    totals: placed.ok && placed.value.order.totals,
    lines: [{ sku: 'CLEANER', quantity: 2, stockTaken: 2 }],
    billing: {
      firstName: 'Sari',
      lastName: 'Dewi',
      address2: 'Kec. Menteng',
      state: 'JK',
      country: 'ID',
      email: 'sari@example.test',
    },
    shipping: { address1: 'Jl. Melati 8', email: '' },
  });
  expect(await stock('CLEANER')).toMatchObject({ value: { after: { onHand: 6 } } });
  expect((await usecases.orders.show(taken?.id ?? 0))?.notes).toMatchObject([{ event: { code: 'taken' } }]);
  const kinds = (await usecases.outbox.list({ limit: 9, orderId: taken?.id ?? 0 })).map(({ mail }) => mail.kind);
  expect(kinds.toSorted()).toEqual(['new-order', 'order-received']);
});

test('takes an order as a gift, with a message of 200 characters at most', async () => {
  const { add, orders, operator } = await openOrders();
  const give = (message: string) => add('CLEANER:1', ...SARI, '--pay', 'bacs', '--gift', message);
  expect((await give('x'.repeat(201))).code).toBe(2);
  expect((await give(' Selamat! ')).code).toBe(0);
  const [taken] = await orders();
  expect(taken?.meta).toEqual({ gift_message: 'Selamat!' });
  expect((await operator('orders', 'show', String(taken?.id))).out).toContain('Gift, with the message: Selamat!');
});

test('takes the order of a company with its tax number, and lists both for the books', async () => {
  const { add, operator } = await openOrders();
  const company = ['--company', 'PT Maju', '--tax-number', '01.234.567.8-901.000'];
  expect((await add('CLEANER:1', ...SARI, ...company, '--pay', 'bacs')).code).toBe(0);
  expect((await operator('orders', 'export')).out).toContain(",Sari Dewi,PT Maju,'012345678901000,sari@example.test,");
});

test('a dry run prints sums and delivery methods, and takes nothing', async () => {
  const { usecases, add, orders, stock } = await openOrders();
  const { code, out } = await add('CLEANER:2', ...SARI, '--delivery', 'flat_rate:2', '--dry-run');
  expect(code).toBe(0);
  expect(out).toMatch(/CLEANER +.* 2 +€/);
  expect(out).toMatch(/^Total: €\d/m);
  expect(out).toContain('Delivery methods: flat_rate:2 (Courier €3.00), local_pickup:3 (Courier €0.00)');
  expect(out).toContain('Nothing was ordered.');
  expect(await orders()).toEqual([]);
  expect(await stock('CLEANER')).toMatchObject({ value: { after: { onHand: 10 } } });
  expect(await usecases.outbox.list({ limit: 9 })).toEqual([]);
});

test('a variation is ordered by its SKU, and a coupon lowers the total', async () => {
  const { usecases, add, orders } = await openOrders();
  await usecases.coupons.save([draftCoupon('hemat10', { discount: { kind: 'percent', share: 100_000 } })]);
  expect((await add('OIL-1L', ...SARI, '--code', 'HEMAT10')).err).toBe('');
  const [order] = await orders();
  expect(order).toMatchObject({ lines: [{ sku: 'OIL-1L', quantity: 1 }], coupons: [{ code: 'hemat10' }] });
  expect(order?.totals.discount.net).toBeGreaterThan(0);
});

const AYU = [
  ...['--to-name', 'Ayu Lestari', '--to-address', 'Jl. Kenanga 3', '--to-district', 'Ubud'],
  ...['--to-city', 'Gianyar', '--to-province', 'Bali', '--to-postcode', '80571'],
];

test('is delivered to another address than the one that is billed', async () => {
  const { add, orders } = await openOrders();
  expect((await add('CLEANER', ...SARI, ...AYU)).err).toBe('');
  expect(await orders()).toMatchObject([
    {
      billing: { firstName: 'Sari', address1: 'Jl. Melati 8', postcode: '10310' },
      shipping: {
        firstName: 'Ayu',
        lastName: 'Lestari',
        address1: 'Jl. Kenanga 3',
        address2: 'Kec. Ubud',
        city: 'Gianyar',
        state: 'BA',
        postcode: '80571',
        country: 'ID',
        email: '',
      },
    },
  ]);
});

describe('a gift card', () => {
  async function withCard(amount: number) {
    const opened = await openOrders();
    const { code } = unwrap(await opened.usecases.giftCards.issue({ amount, expiresAt: null, note: '' }));
    const balance = async () => (await opened.usecases.giftCards.list())[0]?.balance;
    return { ...opened, code, balance };
  }

  test('pays its part, beside a coupon', async () => {
    const { usecases, add, orders, code, balance } = await withCard(500);
    await usecases.coupons.save([draftCoupon('hemat10', { discount: { kind: 'percent', share: 100_000 } })]);
    const { out } = await add('CLEANER:2', ...SARI, '--code', `hemat10,${code.toLowerCase()},${code}`);
    expect(out).toContain('Gift card');
    expect(await orders()).toMatchObject([
      { status: 'on-hold', coupons: [{ code: 'hemat10' }], giftCards: [{ amount: 500 }] },
    ]);
    expect(await balance()).toBe(0);
  });

  test('that pays all leaves nothing to transfer', async () => {
    const { add, orders, code, balance } = await withCard(5000);
    expect((await add('CLEANER', ...SARI, '--code', code)).err).toBe('');
    const [order] = await orders();
    expect(order).toMatchObject({ status: 'processing', totals: { total: 0 }, paymentMethod: '' });
    expect(await balance()).toBe(5000 - (order?.giftCards[0]?.amount ?? 0));
  });

  test('is not charged by a dry run, and not taken when it is empty', async () => {
    const { add, orders, code, balance } = await withCard(500);
    await add('CLEANER', ...SARI, '--code', code, '--dry-run');
    expect([await balance(), await orders()]).toEqual([500, []]);
    await add('CLEANER', ...SARI, '--code', code);
    expect(await add('CLEANER', ...SARI, '--code', code)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing is left on a gift card.'),
    });
    expect(await orders()).toHaveLength(1);
  });
});

describe('for an account', () => {
  async function withAccount() {
    const opened = await openOrders();
    const { usecases } = opened;
    const account = { ...NO_PROFILE_CHANGE, username: 'sari', email: 'sari@example.test', password: 'pagi yang cerah' };
    const registered = await usecases.registerCustomer({ guestId: null, language: 'en' }, account);
    if (!registered.ok) throw new Error(registered.refusal.code);
    const id = (await usecases.customers.show('sari'))?.customer.id ?? 0;
    return { ...opened, id };
  }

  test('the order belongs to it, and its own cart stays', async () => {
    const { usecases, ids, add, orders, id } = await withAccount();
    const caller = { customerId: String(id), language: 'en' } as const;
    await usecases.addToCart(caller, addRequest(ids.octane, 1));
    await add('CLEANER', ...SARI.filter((_option, place) => place < 2 || place > 3), '--customer', 'sari');
    const [order] = await orders();
    expect(order).toMatchObject({ customerId: id, billing: { email: 'sari@example.test' } });
    const { cart } = await usecases.readCart(caller);
    expect(cart.lines.map(({ sellable }) => sellable.sku)).toEqual(['OCTANE']);
  });

  test('its addresses count until one is given, which is delivered to as well', async () => {
    const { needs, add, orders, id } = await withAccount();
    const work = { ...JAKARTA, address1: 'Jl. Kantor 1', email: '' };
    await needs.unitOfWork(async ({ customers }) => {
      const account = await customers.forUpdate(id);
      if (account) await customers.save({ ...account.customer, billing: { ...JAKARTA, email: '' }, shipping: work });
    });
    expect((await add('CLEANER', '--customer', String(id), '--phone', '0812 9999 0000')).err).toBe('');
    expect((await add('CLEANER', '--customer', 'sari', '--address', 'Jl. Melati 8')).err).toBe('');
    expect((await add('CLEANER', '--customer', 'sari', '--to-name', 'Ayu Lestari')).err).toBe('');
    const [elsewhere, given, known] = await orders();
    expect(elsewhere?.shipping).toMatchObject({ firstName: 'Ayu', lastName: 'Lestari', address1: 'Jl. Kantor 1' });
    expect(known).toMatchObject({
      billing: { ...JAKARTA, phone: '0812 9999 0000', email: 'sari@example.test' },
      shipping: work,
    });
    expect([given?.billing.address1, given?.shipping.address1]).toEqual(['Jl. Melati 8', 'Jl. Melati 8']);
  });

  test('which is not there, nothing is ordered', async () => {
    const { add, orders } = await withAccount();
    expect(await add('CLEANER', ...SARI, '--customer', 'budi')).toMatchObject({
      code: 1,
      err: 'There is no account budi.',
    });
    expect(await orders()).toEqual([]);
  });
});

test('refuses a product that is not published, and takes nothing', async () => {
  const { usecases, add, orders } = await openOrders();
  const products = [draftBottle('coming-soon', { sku: 'SOON', status: 'draft' })];
  expect(await usecases.importProducts({ products, stock: 'replace' })).toMatchObject({ ok: true });
  expect(await add('SOON', ...SARI)).toMatchObject({ code: 1, err: expect.stringContaining('SOON cannot be ordered') });
  expect(await orders()).toEqual([]);
});

test.each(['--pay', '--delivery', '--customer'])('refuses %s without its value, and takes nothing', async (option) => {
  const { add, orders } = await openOrders();
  expect(await add('CLEANER', ...SARI, option, '')).toMatchObject({ code: 2, err: `${option}: is missing` });
  expect(await orders()).toEqual([]);
});

test.each([
  ['an unknown SKU', ['GHOST', ...SARI], 'GHOST cannot be ordered'],
  ['a product with options', ['OIL', ...SARI], 'OIL cannot be ordered'],
  ['a product sold elsewhere', ['TOOL', ...SARI], 'TOOL cannot be ordered'],
  ['more than there is', ['OCTANE:4', ...SARI], 'Only 3 of'],
  ['no address', ['CLEANER'], '--name (billing) is missing, --address (billing) is missing'],
  [
    'half a delivery address',
    ['CLEANER', ...SARI, '--to-name', 'Ayu'],
    '--to-address (delivery) is missing, --to-city (delivery) is missing',
  ],
  ['another country', ['CLEANER', ...SARI, '--country', 'FR'], 'does not sell to FR'],
  ['a card', ['CLEANER', ...SARI, '--pay', 'stripe'], 'cannot be paid that way'],
  ['an unknown delivery method', ['CLEANER', ...SARI, '--delivery', 'pigeon'], 'not delivered by “pigeon”'],
  ['an unknown coupon', ['CLEANER', ...SARI, '--code', 'X1'], 'There is no coupon and no gift card with the code x1'],
  ['no pieces', ['CLEANER:0', ...SARI], 'Write each item as SKU:pieces', 2],
])('refuses %s in words, and takes nothing', async (_case, parameters, problem, code = 1) => {
  const { add, orders, stock } = await openOrders();
  expect(await add(...parameters)).toMatchObject({ code, err: expect.stringContaining(problem) });
  expect(await orders()).toEqual([]);
  expect(await stock('CLEANER')).toMatchObject({ value: { after: { onHand: 10 } } });
});
