import { expect, test } from 'vitest';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { toLineItems } from './look-up-goods.ts';

const kept = cleaner();
const lines = [
  lineOf(kept, 1, { key: 'kept' }),
  lineOf(cleaner({ productId: 2 }), 1, { key: 'unpublished' }),
  lineOf(cleaner({ productId: 3 }), 1, { key: 'gone' }),
  lineOf(cleaner({ productId: 4 }), 1, { key: 'unpriced' }),
  lineOf(cleaner({ productId: 1, variationId: 7, kind: 'variable' }), 1, { key: 'another variation' }),
];

test('lines whose goods are gone, hidden away or without a price are told apart', () => {
  const today = [
    kept,
    cleaner({ productId: 2, published: false }),
    cleaner({ productId: 4, price: { regular: null, sale: null } }),
  ];
  const { lineItems, vanished } = toLineItems(lines, today);
  expect(lineItems.map(({ key }) => key)).toEqual(['kept']);
  expect(vanished.map(({ key }) => key)).toEqual(['unpublished', 'gone', 'unpriced', 'another variation']);
});
