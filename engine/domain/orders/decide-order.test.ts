import { describe, expect, test } from 'vitest';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import { EMPTY_ADDRESS } from '../addresses/address.ts';
import type { LineItem } from '../cart/line-item.ts';
import { NO_OFFERS } from '../promotions/offers.ts';
import { cleaner, handbook, lineOf, pieces, SOLD_OUT } from '../testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { unwrap } from '../testing/unwrap.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { decideOrder, type OrderFacts } from './decide-order.ts';
import { NOTHING_UNPAID } from './unpaid-pieces.ts';

const FACTS: OrderFacts = {
  settings: SETTINGS,
  gateways: createGateways({ settings: SETTINGS, stripe: null }),
  lubricants: new Set(),
  offers: NO_OFFERS,
  unpaid: NOTHING_UNPAID,
  language: 'id',
  now: NOON,
  key: 'wc_order_abcDEF1234567',
};

const request = (rest: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  billing: JAKARTA,
  shipping: null,
  shipToDifferentAddress: false,
  shippingMethods: [],
  paymentMethod: 'bacs',
  note: '',
  meta: {},
  ...rest,
});

const BOTTLES = lineOf(cleaner(), 2);
const BOOK = lineOf(handbook());
const FREE_BOOK = lineOf(handbook({ price: { regular: 0, sale: null } }));

const decide = (
  lineItems: readonly LineItem[] = [BOTTLES],
  rest: Partial<CheckoutRequest> = {},
  facts: Partial<OrderFacts> = {},
) => decideOrder({ session: sessionOf(), lineItems, request: request(rest) }, { ...FACTS, ...facts });

const order = (...args: Parameters<typeof decide>) => unwrap(decide(...args)).order;

const refusal = (...args: Parameters<typeof decide>) => {
  const answer = decide(...args);
  return answer.ok ? answer.value.order.status : answer.refusal;
};

const abroad = { ...JAKARTA, country: 'SG', state: '', postcode: '018956' };

describe('an order', () => {
  test('by bank transfer is on hold, with a copy of everything that was decided', () => {
    expect(order([BOTTLES], { note: '  Titip ke satpam. ', meta: { order_via: 'web', '': 'x' } })).toMatchObject({
      key: 'wc_order_abcDEF1234567',
      status: 'on-hold',
      language: 'id',
      currency: 'EUR',
      customerId: null,
      billing: JAKARTA,
      shipping: { ...JAKARTA, email: '' },
      note: 'Titip ke satpam.',
      meta: { order_via: 'web' },
      paymentMethod: 'bacs',
      paymentMethodTitle: 'Transfer bank',
      lines: [
        { name: 'Fuel System Cleaner', sku: 'STP-FSC', quantity: 2, unitPrice: 990, stockTaken: 0, instant: false },
      ],
      shippingLines: [{ rateId: 'flat_rate:2', title: 'Kurir', cost: { net: 270, tax: 30 } }],
      taxes: [{ code: 'ID-PPN-1', label: 'PPN 11%', items: 196, shipping: 30 }],
      totals: { total: 2280, tax: 226 },
      createdAt: NOON,
      paidAt: null,
      completedAt: null,
      heldUntil: null,
    });
  });

  test.each([
    ['cash at the door', [BOTTLES], 'cod', 'processing'],
    ['cash at the door with a file in it', [BOTTLES, BOOK], 'cod', 'on-hold'],
    ['a bank transfer for a file', [BOOK], 'bacs', 'on-hold'],
    ['nothing to pay for a file', [FREE_BOOK], '', 'completed'],
  ] as const)('%s: %s by %s is %s', (_case, lineItems, paymentMethod, status) => {
    expect(order(lineItems, { paymentMethod }).status).toBe(status);
  });

  test('without anything to pay is paid at once, whatever method was chosen', () => {
    expect(order([FREE_BOOK], { paymentMethod: 'bacs' })).toMatchObject({
      paymentMethod: '',
      paymentMethodTitle: '',
      paidAt: NOON,
      completedAt: NOON,
    });
  });

  test('without anything to pay but with shipping is processed', () => {
    const free = lineOf(cleaner({ price: { regular: 0, sale: null }, taxStatus: 'none' }));
    const picked = { ...sessionOf(), shippingChoice: { rateId: 'local_pickup:3', offered: [] } };
    const answer = decideOrder({ session: picked, lineItems: [free], request: request() }, FACTS);
    expect(answer).toMatchObject({ ok: true, value: { order: { status: 'processing', totals: { total: 0 } } } });
  });

  test('of a registered customer belongs to that customer', () => {
    const answer = decideOrder(
      { session: sessionOf({ customerId: '7' }), lineItems: [BOTTLES], request: request() },
      FACTS,
    );
    expect(answer).toMatchObject({ ok: true, value: { order: { customerId: 7, sessionId: '7' } } });
  });

  test('ships to the requested address, with the rates of its zone', () => {
    const shipped = order([BOTTLES], { shipping: { ...JAKARTA, state: 'PA' }, shipToDifferentAddress: true });
    expect(shipped.billing.state).toBe('JK');
    expect(shipped.shipping.state).toBe('PA');
    expect(shipped.shippingLines[0]?.rateId).toBe('flat_rate:4');
  });

  test('uses a shipping address sent without the flag, but none for virtual carts', () => {
    expect(order([BOTTLES], { shipping: { ...JAKARTA, city: 'Depok' } }).shipping.city).toBe('Depok');
    expect(order([BOOK], { shipping: { ...JAKARTA, city: 'Depok' } }).shipping.city).toBe('Jakarta');
    const elsewhere = { shipping: { ...JAKARTA, country: 'SG' }, shipToDifferentAddress: true };
    expect(order([BOOK], elsewhere).shipping.country).toBe('ID');
    expect(order([BOTTLES], { shipping: { overwrite: true, city: '' } }).shipping.city).toBe('Jakarta');
  });

  test('of files alone leaves the delivery address of the session for the next one', () => {
    const shipping = { ...JAKARTA, email: '', city: 'Surabaya' };
    const checkout = { session: sessionOf({ shipping }), lineItems: [BOOK], request: request() };
    expect(decideOrder(checkout, FACTS)).toMatchObject({
      value: { session: { shipping }, order: { shipping: { city: 'Jakarta', email: '' } } },
    });
  });

  test('completes the addresses from the session', () => {
    const session = sessionOf({ billing: { ...JAKARTA, phone: '0812' } });
    const answer = decideOrder(
      { session, lineItems: [BOTTLES], request: request({ billing: { city: 'Depok' } }) },
      FACTS,
    );
    expect(answer).toMatchObject({ ok: true, value: { order: { billing: { city: 'Depok', phone: '0812' } } } });
  });

  test('uses the shipping rate chosen with the request', () => {
    expect(order([BOTTLES], { shippingMethods: ['local_pickup:3'] }).shippingLines[0]?.rateId).toBe('local_pickup:3');
  });
});

describe('without paying first', () => {
  const many = lineOf(cleaner({ stock: pieces(1000) }), 25);
  const ofOne = SETTINGS.unpaidGuestOrders.piecesOfProduct;

  test('somebody who has never paid may order so many, with earlier orders', () => {
    const TOO_MANY = { code: 'UNPAID_PRODUCT_LIMIT', name: 'Fuel System Cleaner', limit: ofOne };
    expect(refusal([many])).toEqual(TOO_MANY);
    expect(refusal([BOTTLES])).toBe('on-hold');
    const held = { ...NOTHING_UNPAID, ofBuyer: new Map([[1, 23]]) };
    expect(refusal([BOTTLES], {}, { unpaid: held })).toEqual(TOO_MANY);
  });

  test('somebody who has paid before is not limited', () => {
    expect(refusal([many], {}, { unpaid: null })).toBe('on-hold');
  });
});

describe('an order is refused', () => {
  test.each([
    ['with nothing in it', [], {}, { code: 'NO_SESSION' }],
    [
      'when stock has sold out meanwhile',
      [lineOf(cleaner({ stock: SOLD_OUT }))],
      {},
      { code: 'SOLD_OUT_AT_CHECKOUT', name: 'Fuel System Cleaner' },
    ],
    [
      'when too few are left',
      [lineOf(cleaner({ stock: pieces(1) }), 2)],
      {},
      { code: 'TOO_FEW_AT_CHECKOUT', name: 'Fuel System Cleaner', available: 1 },
    ],
    [
      'without a country to send it to',
      [BOTTLES],
      { billing: { ...JAKARTA, country: '' } },
      { code: 'NO_SHIPPING_ADDRESS' },
    ],
    [
      'to a country that is not served',
      [BOTTLES],
      { billing: { ...JAKARTA, country: 'US' } },
      { code: 'COUNTRY_NOT_SERVED', country: 'US' },
    ],
    [
      'for files to a country that is not served',
      [BOOK],
      { billing: { ...JAKARTA, country: 'US' } },
      { code: 'COUNTRY_NOT_SERVED', country: 'US' },
    ],
    [
      'for a delivery that is not offered there',
      [BOTTLES],
      { shippingMethods: ['flat_rate:5'] },
      { code: 'SHIPPING_METHOD_UNAVAILABLE', id: 'flat_rate:5', package: 0 },
    ],
    [
      'when no method ships there',
      [lineOf(cleaner({ shippingClass: 'flammable' }))],
      { billing: abroad },
      { code: 'NO_SHIPPING_METHOD' },
    ],
    ['for another total than the shopper was shown', [BOTTLES], { expectedTotal: 1 }, { code: 'TOTAL_CHANGED' }],
    ['for a payment that does not exist', [BOTTLES], { paymentMethod: 'gold' }, { code: 'PAYMENT_METHOD_INVALID' }],
    ['for cash at the door of a file', [BOOK], { paymentMethod: 'cod' }, { code: 'PAYMENT_METHOD_INVALID' }],
    [
      'for cash at a door abroad',
      [BOTTLES],
      { billing: abroad, paymentMethod: 'cod' },
      { code: 'PAYMENT_METHOD_INVALID' },
    ],
  ] as const)('%s', (_case, lineItems, rest, expected) => {
    expect(refusal(lineItems, rest)).toEqual(expected);
  });

  test('with all problems of its addresses, each field once', () => {
    const wrong = { ...JAKARTA, email: 'budi', city: '' };
    expect(refusal([BOTTLES], { billing: wrong })).toEqual({
      code: 'ADDRESS_INVALID',
      problems: [
        { code: 'FIELD_REQUIRED', role: 'billing', field: 'city' },
        { code: 'EMAIL_INVALID', role: 'billing', field: 'email' },
      ],
    });
    expect(refusal([BOTTLES], { billing: wrong, shipping: { ...JAKARTA, postcode: '' } })).toMatchObject({
      problems: [{ role: 'billing' }, { role: 'billing' }, { role: 'shipping', field: 'postcode' }],
    });
  });

  test('of an oil that is not registered, though it is sold out as well', () => {
    const oil = { categoryIds: [7], stock: SOLD_OUT };
    const facts = { lubricants: new Set([7]) };
    expect(refusal([BOOK, lineOf(cleaner(oil))], {}, facts)).toEqual({
      code: 'OIL_NOT_REGISTERED',
      name: 'Fuel System Cleaner',
    });
    expect(refusal([lineOf(cleaner({ ...oil, registered: true }))], {}, facts)).toMatchObject({
      code: 'SOLD_OUT_AT_CHECKOUT',
    });
  });

  test('checks lines first, then addresses, shipping and payment', () => {
    const broken = { billing: EMPTY_ADDRESS, shippingMethods: ['x'], paymentMethod: 'gold' };
    expect(refusal([lineOf(cleaner({ stock: SOLD_OUT }))], broken)).toMatchObject({ code: 'SOLD_OUT_AT_CHECKOUT' });
    expect(refusal([BOTTLES], broken)).toMatchObject({ code: 'NO_SHIPPING_ADDRESS' });
    expect(refusal([BOTTLES], { ...broken, billing: JAKARTA })).toMatchObject({ code: 'SHIPPING_METHOD_UNAVAILABLE' });
  });

  test('when lines together exceed their shared stock', () => {
    const shared = { stock: pieces(3), stockOwner: 5 };
    const lineItems = [51, 54].map((id) =>
      lineOf(cleaner({ productId: 5, variationId: id, kind: 'variable', ...shared }), 2),
    );
    expect(refusal(lineItems)).toEqual({ code: 'TOO_FEW_AT_CHECKOUT', name: 'Fuel System Cleaner', available: 3 });
  });
});
