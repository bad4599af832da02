import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { ADD, ask, firstCode, visitor, withCart } from './testing/client.ts';
import { BASE_URL, sharedShop } from './testing/open-shop.ts';

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) {
    clientMutationId result redirect
    customer { id }
    order {
      databaseId orderNumber orderKey status date needsPayment needsProcessing subtotal total totalTax shippingTotal raw: total(format: RAW)
      paymentMethod paymentMethodTitle paymentInstructions customerNote currency customer { id email } metaData { key value }
      billing { city email } shipping { city email }
      lineItems { nodes { name quantity subtotal total totalTax product { node { slug } } variation { node { name } } taxes { taxLineId amount } } }
      shippingLines { nodes { methodTitle total totalTax } } taxLines { nodes { rateCode label taxTotal shippingTaxTotal } }
    }
  }
}`;
const { email: _email, ...SHIPPING } = JAKARTA;
const OWN = { billing: JAKARTA, shipping: SHIPPING, paymentMethod: 'bacs' };

describe.each(DATABASES)('the checkout on %s', (_name, open) => {
  const shop = sharedShop(open);

  const stockOf = async (slug: string) => {
    const { data } = await ask(
      shop,
      `{ product(id: "${slug}", idType: SLUG) { ... on SimpleProduct { stockQuantity } } }`,
    );
    return data.product.stockQuantity;
  };

  test('puts an order by bank transfer on hold, with instructions, and empties the cart', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    const before = await stockOf('cleaner');
    const metaData = [
      { key: '', value: '' },
      { key: 'order_via', value: 'web' },
      { key: '_secret', value: '1' },
    ];
    const { data, errors, token } = await guest.ask(CHECKOUT, {
      input: {
        ...OWN,
        customerNote: 'Titip satpam',
        metaData,
        clientMutationId: 'a1',
        isPaid: true,
        transactionId: 'free',
      },
    });
    expect(errors).toEqual([]);
    const { order, ...rest } = data.checkout;
    expect(rest).toEqual({
      clientMutationId: 'a1',
      result: 'success',
      redirect: `${BASE_URL}/checkout/order-received/${order.databaseId}?key=${order.orderKey}`,
      customer: { id: 'guest' },
    });
    expect(order).toMatchObject({
      orderNumber: String(order.databaseId),
      orderKey: expect.stringMatching(/^wc_order_[0-9A-Za-z]{13}$/),
      status: 'ON_HOLD',
      date: '2026-11-21T12:00:00+00:00',
      needsPayment: false,
      needsProcessing: true,
      subtotal: '€19.80',
      shippingTotal: '€3.00',
      total: '€22.80',
      raw: '22.80',
      totalTax: '€2.26',
      paymentMethod: 'bacs',
      paymentMethodTitle: 'Bank transfer',
      paymentInstructions: expect.stringContaining(`Quote number ${order.databaseId}.`),
      customerNote: 'Titip satpam',
      currency: 'EUR',
      customer: { id: 'guest', email: 'budi@example.test' },
      metaData: [{ key: 'order_via', value: 'web' }],
      billing: { city: 'Jakarta', email: 'budi@example.test' },
      shipping: { city: 'Jakarta', email: null },
      lineItems: {
        nodes: [
          {
            name: 'Injector Cleaner',
            quantity: 2,
            subtotal: '17.84',
            total: '17.84',
            totalTax: '1.96',
            product: { node: { slug: 'cleaner' } },
            variation: null,
            taxes: [{ taxLineId: 1, amount: 1.96 }],
          },
        ],
      },
      shippingLines: { nodes: [{ methodTitle: 'Courier', total: '2.70', totalTax: '0.30' }] },
      taxLines: { nodes: [{ rateCode: 'ID-PPN-1', label: 'VAT 11%', taxTotal: '1.96', shippingTaxTotal: '0.30' }] },
    });
    expect(token).not.toBeNull();
    expect((await guest.ask('{ cart { isEmpty } }')).data.cart.isEmpty).toBe(true);
    expect(await stockOf('cleaner')).toBe(before - 2);
  });

  test('processes an order with cash on delivery at once', async () => {
    const guest = await withCart(shop);
    const { data } = await guest.ask(CHECKOUT, { input: { ...OWN, paymentMethod: 'cod' } });
    expect(data.checkout.order).toMatchObject({ status: 'PROCESSING', paymentMethodTitle: 'Cash on delivery' });
  });

  test('rejects an order whose total differs from what the shopper saw', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    const before = await stockOf('cleaner');
    const expecting = (value: string) =>
      guest.ask(CHECKOUT, { input: { ...OWN, metaData: [{ key: '_expected_total', value }] } });
    expect(firstCode(await expecting('2279'))).toBe('TOTAL_CHANGED');
    expect(await stockOf('cleaner')).toBe(before);
    const { data } = await expecting('2280');
    expect(data.checkout.order).toMatchObject({ total: '€22.80', metaData: [] });
  });

  test('does not take a word that a client sends with every mutation for an idempotency key', async () => {
    const guest = await withCart(shop);
    const input = { ...OWN, clientMutationId: 'checkout' };
    const first = await guest.ask(CHECKOUT, { input });
    await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
    const second = await guest.ask(CHECKOUT, { input });
    expect(second.data.checkout.order.databaseId).toBeGreaterThan(first.data.checkout.order.databaseId);
  });

  test('creates no account from blank credentials', async () => {
    const guest = await withCart(shop);
    const { data, errors } = await guest.ask(CHECKOUT, { input: { ...OWN, account: { username: '', password: '' } } });
    expect(errors).toEqual([]);
    expect(data.checkout.result).toBe('success');
  });

  test.each([
    ['nothing in the cart', null, OWN, 'NO_SESSION', 'Sorry, no session found.'],
    [
      'no name',
      'cleaner',
      { ...OWN, billing: { ...JAKARTA, firstName: '' } },
      'FIELD_REQUIRED',
      'Billing First name is a required field.',
    ],
    [
      'a bad email',
      'cleaner',
      { ...OWN, billing: { ...JAKARTA, email: 'budi@' } },
      'EMAIL_INVALID',
      'Billing Email address is not a valid email address.',
    ],
    [
      'a bad phone',
      'cleaner',
      { ...OWN, billing: { ...JAKARTA, phone: 'abc' } },
      'PHONE_INVALID',
      'Billing Phone is not a valid phone number.',
    ],
    [
      'a bad postcode',
      'cleaner',
      { ...OWN, billing: { ...JAKARTA, country: 'DE', state: '', postcode: 'ABC' }, shipping: null },
      'POSTCODE_INVALID',
      'Billing Postcode / ZIP is not a valid postcode / ZIP.',
    ],
    [
      'an unknown province',
      'cleaner',
      { ...OWN, billing: { ...JAKARTA, state: 'ZZ' } },
      'STATE_INVALID',
      'Billing Province is not valid. Please enter one of the following: DKI Jakarta, Bali, Papua',
    ],
    [
      'a country we do not serve',
      'cleaner',
      { ...OWN, shipping: { ...SHIPPING, country: 'US', state: 'NY' }, shipToDifferentAddress: true },
      'COUNTRY_NOT_SERVED',
      'Unfortunately, we do not ship to US. Please enter an alternative shipping address.',
    ],
    [
      'a payment we do not know',
      'cleaner',
      { ...OWN, paymentMethod: 'stripe' },
      'PAYMENT_METHOD_INVALID',
      'Invalid payment method.',
    ],
    [
      'no payment at all',
      'cleaner',
      { ...OWN, paymentMethod: '' },
      'PAYMENT_METHOD_INVALID',
      'Invalid payment method.',
    ],
    [
      'a delivery that is not offered',
      'cleaner',
      { ...OWN, shippingMethod: ['flat_rate:99'] },
      'SHIPPING_METHOD_UNAVAILABLE',
      '"flat_rate:99" is not an available shipping method for shipping package "0"',
    ],
  ])('rejects an order with %s, and keeps the cart', async (_case, slug, input, code, message) => {
    const guest = slug ? await withCart(shop, slug) : visitor(shop);
    const reply = await guest.ask(CHECKOUT, { input });
    expect(reply).toMatchObject({ status: 200, data: { checkout: null }, token: slug ? null : expect.any(String) });
    expect(reply.errors[0]).toMatchObject({ message, path: ['checkout'], extensions: { category: 'user', code } });
    expect((await guest.ask('{ cart { isEmpty } }')).data.cart.isEmpty).toBe(slug === null);
  });

  test('reports every wrong field at once', async () => {
    const guest = await withCart(shop);
    const { errors } = await guest.ask(CHECKOUT, {
      input: { ...OWN, billing: { ...JAKARTA, city: '', postcode: '' }, shipping: { ...SHIPPING, firstName: '' } },
    });
    expect(errors[0]?.extensions?.fields).toEqual([
      { role: 'billing', field: 'city', code: 'FIELD_REQUIRED' },
      { role: 'billing', field: 'postcode', code: 'FIELD_REQUIRED' },
      { role: 'shipping', field: 'firstName', code: 'FIELD_REQUIRED' },
    ]);
  });

  test.each([
    ['a note', { customerNote: 'x'.repeat(2001) }],
    ['an address', { billing: { ...JAKARTA, city: 'x'.repeat(201) } }],
  ])('rejects a %s that is too long', async (_case, rest) => {
    expect(firstCode(await (await withCart(shop)).ask(CHECKOUT, { input: { ...OWN, ...rest } }))).toBe('TEXT_TOO_LONG');
  });
});
