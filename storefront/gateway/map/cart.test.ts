import { expect, test } from 'vitest';
import { refusalMessage } from '#contract/refusals.ts';
import { noticeTexts } from '../../cart/notice-texts.ts';
import type { CartFragment } from '../generated/operations.generated.ts';
import { cartOf } from './cart.ts';

const RAW: CartFragment = {
  subtotal: '20.00',
  discountTotal: '2.00',
  appliedCoupons: [{ code: 'hemat10', discountAmount: '2.00', discountTax: '0.20' }],
  shippingTotal: '0',
  totalTax: '0.20',
  totalTaxes: null,
  total: '13.00',
  displayPricesIncludeTax: false,
  needsShippingAddress: true,
  chosenShippingMethods: null,
  availableShippingMethods: null,
  contents: null,
};

const oil = (subtotal: string, prices: { readonly price: string; readonly regularPrice: string }): CartFragment => ({
  ...RAW,
  contents: {
    itemCount: 2,
    nodes: [
      {
        key: 'oil',
        quantity: 2,
        subtotal,
        variation: null,
        product: { node: { databaseId: 7, slug: 'oil', name: 'Oil', image: null, attributes: null, ...prices } },
      },
    ],
  },
});

test.each([
  ['a line without tax is not reduced by the tax', '7.38', { price: '4.10', regularPrice: '4.10' }, [369, 369]],
  ['nor is a reduced one reduced by it', '7.38', { price: '4.10', regularPrice: '5.00' }, [369, 450]],
  [
    'a line with tax shows the catalog’s own regular price',
    '8.20',
    { price: '4.10', regularPrice: '5.00' },
    [410, 500],
  ],
  ['what costs nothing has no other price in the cart', '0', { price: '0', regularPrice: '5.00' }, [0, 0]],
])('%s', (_case, subtotal, prices, expected) => {
  const [line] = cartOf(oil(subtotal, prices)).lines;
  expect([line?.unitPrice, line?.regularUnitPrice]).toEqual(expected);
});

test.each([
  ['leaves the country of its prices’ tax', { displayPricesIncludeTax: true, totalTax: '0' }, 82],
  ['is taxed as its prices are', { displayPricesIncludeTax: true, totalTax: '0.81' }, 0],
  ['is shown without tax everywhere', { displayPricesIncludeTax: false, totalTax: '0' }, 0],
])('a cart that %s says so', (_case, facts, takenOff) => {
  const raw = { ...oil('7.38', { price: '4.10', regularPrice: '5.00' }), ...facts };
  expect(cartOf(raw).taxTakenOff).toBe(takenOff);
});

test('a shop whose prices hold no tax takes none off', () => {
  const raw = { ...oil('8.20', { price: '4.10', regularPrice: '5.00' }), displayPricesIncludeTax: true, totalTax: '0' };
  expect(cartOf(raw).taxTakenOff).toBe(0);
});

/** As WooGraphQL sends it: two packs of €11.50, of which €1.14 are tax, less 10 %, with delivery. */
const WOOCOMMERCE: CartFragment = {
  ...oil('20.72', { price: '11.50', regularPrice: '12.00' }),
  subtotal: '20.72',
  subtotalTax: '2.28',
  discountTotal: '2.07207207',
  discountTax: '0.22792793',
  appliedCoupons: [{ code: 'hemat10', discountAmount: '2.07', discountTax: '0.23' }],
  shippingTotal: '5',
  shippingTax: '0.55',
};

test.each([
  [true, { subtotal: 2300, discount: 230, shipping: 555, unitPrice: 1150, regularUnitPrice: 1200 }],
  [false, { subtotal: 2072, discount: 207, shipping: 500, unitPrice: 1036, regularUnitPrice: 1081 }],
])(
  'WooCommerce sends taxes beside its amounts; prices with tax in the cart: %s',
  (displayPricesIncludeTax, expected) => {
    const raw = { ...WOOCOMMERCE, displayPricesIncludeTax };
    const nodes = raw.contents?.nodes.map((line) => ({ ...line, subtotalTax: '2.28' })) ?? [];
    const cart = cartOf({ ...raw, contents: { itemCount: 2, nodes } });
    expect({ ...cart, ...cart.lines[0], subtotal: cart.subtotal }).toMatchObject(expected);
    expect(cart.codes).toMatchObject([{ amount: expected.discount }]);
  },
);

test('lists coupons before gift cards', () => {
  expect(cartOf({ ...RAW, giftCards: [{ code: '****-7F3A', amount: '5.00' }] }).codes).toEqual([
    { kind: 'coupon', code: 'hemat10', amount: 200 },
    { kind: 'gift-card', code: '****-7F3A', amount: 500 },
  ]);
});

test.each([
  [
    { coupon: 'balap15', message: refusalMessage('COUPON_MINIMUM', { amount: '€100.00' }) },
    'Kupon BALAP15 sudah tidak berlaku untuk keranjang Anda, jadi kami lepas. Kupon ini berlaku mulai subtotal €100.00.',
  ],
  [
    { coupon: null, message: refusalMessage('LINE_GONE') },
    'Produk yang sudah tidak dijual dihapus dari keranjang Anda.',
  ],
  [{ coupon: null, message: 'Closed for stocktaking.' }, 'Closed for stocktaking.'],
])('a notice tells why something was removed, in the shopper’s language: %o', (notice, text) => {
  expect(noticeTexts(cartOf({ ...RAW, notices: [notice] }).notices ?? [], 'id')).toEqual([{ tone: 'bad', text }]);
});

test.each([
  [
    'en',
    ['hemat10', 'gratisongkir', 'oli5'],
    'BALAP15 applied. It cannot be combined, so HEMAT10, GRATISONGKIR and OLI5 were removed.',
  ],
  ['en', ['hemat10'], 'BALAP15 applied. It cannot be combined, so HEMAT10 was removed.'],
  ['id', ['hemat10', 'oli5'], 'BALAP15 dipakai. Kupon ini tidak bisa digabung, jadi HEMAT10 dan OLI5 dilepas.'],
] as const)('coupons removed for an exclusive one share a sentence, in %s: %o', (language, coupons, text) => {
  const message = refusalMessage('COUPON_STANDS_ALONE', { coupon: 'balap15' });
  const { notices } = cartOf({ ...RAW, notices: coupons.map((coupon) => ({ coupon, message })) });
  expect(noticeTexts(notices ?? [], language)).toEqual([{ tone: 'info', text }]);
});

test('a backend without notices differs from a cart without notices', () => {
  expect([cartOf(RAW).notices, cartOf({ ...RAW, notices: [] }).notices]).toEqual([null, []]);
});
