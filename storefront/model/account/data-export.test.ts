import { expect, test } from 'vitest';
import type { Address } from '../address.ts';
import type { CartLine } from '../cart/cart.ts';
import type { Order } from '../order/order.ts';
import { type CollectedData, dataExport } from './data-export.ts';

const STAMP = { shop: 'Toko', madeAt: new Date('2026-11-23T05:00:00Z'), currency: 'EUR', minorUnits: 100 };
const HOME = { firstName: 'Sari', city: 'Bandung', country: 'ID' } as Address;
const VIEWER = {
  id: 7,
  username: 'sari',
  email: 'sari@example.test',
  firstName: 'Sari',
  lastName: '',
  displayName: 'S',
};

const ORDER = {
  id: 1,
  number: '1001',
  key: 'wc_order_secret',
  date: '2026-11-01',
  status: 'completed',
  needsPayment: false,
  isCancellable: false,
  returnable: [],
  email: 'sari@example.test',
  billing: HOME,
  shipping: null,
  shippingMethod: 'Kurir',
  customerNote: 'Titip satpam',
  giftMessage: 'Selamat!',
  invoice: { number: 'INV-1' },
  payment: { title: 'Transfer bank', kind: 'bank-transfer', instructions: 'BCA 123', nextStep: null, stage: null },
  record: {
    modified: '2026-11-03',
    paid: '2026-11-02',
    completed: '2026-11-03',
    notes: [{ date: '2026-11-03', text: 'Resi JP123' }],
    refunds: [{ date: '2026-11-09', amount: 250 }],
  },
  lines: [{ id: 'a', number: 5, name: 'Oli', options: '1 L', quantity: 2, subtotal: 1980 }],
  files: [{ id: 'f', name: 'Panduan', url: 'https://shop.example/secret', remaining: 2, expires: null }],
  bill: {
    subtotal: 1980,
    discount: 100,
    shipping: 500,
    tax: 0,
    total: 2380,
    codes: [{ kind: 'coupon', code: 'HEMAT', amount: 100 }],
  },
  returns: [
    {
      number: 3,
      reason: 'damaged',
      state: 'approved',
      text: 'Retak.',
      message: 'Baik.',
      pictures: 2,
      requested: '2026-11-05',
      answered: '2026-11-06',
      lines: [{ line: 5, quantity: 1 }],
    },
  ],
} as unknown as Order;

const COLLECTED: CollectedData = {
  viewer: VIEWER,
  registered: '2026-10-01',
  orders: [ORDER],
  otherData: { newsletter: 'no' },
  addresses: [{ ...HOME, id: 'random', label: 'Rumah' }],
  wishlist: [{ productId: 4, name: 'Semir' }],
  cart: [
    {
      name: 'Oli',
      options: [{ attribute: 'size', label: 'Ukuran', value: '4 L' }],
      quantity: 1,
    } as unknown as CartLine,
  ],
  records: {
    alerts: [{ id: 9, name: 'Wax', slug: 'wax', email: 'kantor@example.test', requested: '2026-11-20' }],
    reviews: [
      { product: 'Oli', author: 'S', rating: 4, text: 'Enteng.', answer: null, date: '2026-11-10', status: 'waiting' },
    ],
    logins: [{ begun: '2026-11-22', expires: '2026-12-06', isCurrent: true }],
  },
};

test('holds everything that is kept of a customer, with amounts in whole units', () => {
  expect(dataExport(COLLECTED, STAMP)).toMatchObject({
    shop: 'Toko',
    made: '2026-11-23T05:00:00.000Z',
    currency: 'EUR',
    isComplete: true,
    profile: { number: 7, username: 'sari', email: 'sari@example.test', registered: '2026-10-01' },
    addresses: [{ label: 'Rumah', firstName: 'Sari', city: 'Bandung' }],
    wishlist: [{ productId: 4, name: 'Semir' }],
    cart: [{ item: 'Oli, 4 L', quantity: 1 }],
    orders: [
      {
        number: '1001',
        status: 'completed',
        note: 'Titip satpam',
        giftMessage: 'Selamat!',
        invoice: 'INV-1',
        payment: 'Transfer bank',
        items: [{ item: 'Oli, 1 L', quantity: 2, amount: 19.8 }],
        bill: { items: 19.8, discount: 1, codes: [{ code: 'HEMAT', amount: 1 }], delivery: 5, total: 23.8 },
        notes: [{ text: 'Resi JP123' }],
        refunds: [{ amount: 2.5 }],
        files: [{ name: 'Panduan', downloadsLeft: 2 }],
        returns: [
          {
            reason: 'damaged',
            state: 'approved',
            text: 'Retak.',
            answer: 'Baik.',
            pictures: 2,
            items: [{ item: 'Oli, 1 L' }],
          },
        ],
      },
    ],
    reviews: [{ text: 'Enteng.', status: 'waiting' }],
    stockAlerts: [{ product: 'Wax', email: 'kantor@example.test' }],
    logins: [{ begun: '2026-11-22', expires: '2026-12-06' }],
    otherData: { newsletter: 'no' },
  });
});

test('holds nothing that gives access to an order or a file', () => {
  expect(JSON.stringify(dataExport(COLLECTED, STAMP))).not.toMatch(/secret/);
});

test('says that it is not complete where the backend does not tell everything', () => {
  const file = dataExport({ ...COLLECTED, records: null }, STAMP);
  expect(file.isComplete).toBe(false);
  expect(Object.keys(file)).not.toContain('reviews');
  expect(file.orders).toHaveLength(1);
});
