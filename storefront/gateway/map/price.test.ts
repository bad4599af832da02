import { expect, test } from 'vitest';
import { pricesOf } from './price.ts';

const OFFER = {
  price: '18.50',
  regularPrice: '20.00',
  isFrom: true,
  percentOff: 10,
  content: { amount: 500, unit: 'MILLILITER' },
} as const;

test('an offer of the shop’s own engine is taken as it is', () => {
  expect(pricesOf({ offer: OFFER })).toEqual({
    price: { current: 1850, regular: 2000, isFrom: true, percentOff: 10 },
    unitPrice: { cents: 3700, per: 'L' },
    content: { amount: 500, unit: 'ml' },
  });
});

test('without an offer there is no price, whatever other fields say', () => {
  expect(pricesOf({ offer: null, price: '10.00', name: 'Oil, 1 L' })).toEqual({
    price: null,
    unitPrice: null,
    content: null,
  });
});

test('without a known content there is no unit price', () => {
  expect(pricesOf({ offer: { ...OFFER, content: null }, name: 'Oil, 1 L' }).unitPrice).toBeNull();
});

test('reads prices from texts over a backend without offers', () => {
  expect(pricesOf({ price: '11.90', regularPrice: '11.90', name: 'Oil, 1 L' })).toEqual({
    price: { current: 1190, regular: 1190, isFrom: false, percentOff: 0 },
    unitPrice: { cents: 1190, per: 'L' },
    content: { amount: 1000, unit: 'ml' },
  });
});
