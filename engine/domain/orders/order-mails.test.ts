import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { cleaner, pieces } from '../testing/sellables.ts';
import { SETTINGS } from '../testing/shop.ts';
import { lowStockMails, orderMails } from './order-mails.ts';

test('notifies buyer and shop, each in their own language', () => {
  expect(orderMails(anOrder({ language: 'en' }), SETTINGS)).toEqual([
    { kind: 'order-received', to: 'budi@example.test', language: 'en', orderId: 1001 },
    { kind: 'new-order', to: 'shop@example.test', language: 'id', orderId: 1001 },
  ]);
});

test('leaves a buyer who is still paying alone', () => {
  expect(orderMails(anOrder({ status: 'pending' }), SETTINGS).map(({ kind }) => kind)).toEqual(['new-order']);
});

test('notifies the shop once when stock falls to its threshold', () => {
  const falls = [
    { sellable: cleaner(), before: 5, left: 2 },
    { sellable: cleaner({ sku: 'STP-B' }), before: 2, left: 1 },
    { sellable: cleaner({ sku: 'STP-C', stock: pieces(9, { lowAmount: 8 }) }), before: 9, left: 8 },
  ];
  expect(lowStockMails(falls, SETTINGS)).toEqual([
    {
      kind: 'low-stock',
      to: 'shop@example.test',
      language: 'id',
      product: { productId: cleaner().productId, variationId: null },
      sku: 'STP-FSC',
      name: 'Fuel System Cleaner',
      left: 2,
    },
    {
      kind: 'low-stock',
      to: 'shop@example.test',
      language: 'id',
      product: { productId: cleaner().productId, variationId: null },
      sku: 'STP-C',
      name: 'Fuel System Cleaner',
      left: 8,
    },
  ]);
});
