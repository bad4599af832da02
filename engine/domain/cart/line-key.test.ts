import { expect, test } from 'vitest';
import { lineKeyInput } from './line-key.ts';

const oil = { productId: 5, variationId: 51, attributes: { size: '1l', viscosity: '5w30' }, extraData: {} };

test('the same wish in another order is the same line', () => {
  expect(lineKeyInput({ ...oil, attributes: { viscosity: '5w30', size: '1l' } })).toBe(lineKeyInput(oil));
  const gift = { ...oil, extraData: { wrap: 'red', note: 'Untuk Ibu' } };
  expect(lineKeyInput({ ...gift, extraData: { note: 'Untuk Ibu', wrap: 'red' } })).toBe(lineKeyInput(gift));
});

test.each([
  ['another variation', { variationId: 54 }],
  ['no variation', { variationId: null }],
  ['another product', { productId: 6 }],
  ['another choice', { attributes: { size: '1l', viscosity: '10w40' } }],
  ['extra data', { extraData: { note: 'Untuk Ibu' } }],
  ['extra data that spells an attribute', { attributes: {}, extraData: { size: '1l', viscosity: '5w30' } }],
])('%s is another line', (_case, rest) => {
  expect(lineKeyInput({ ...oil, ...rest })).not.toBe(lineKeyInput(oil));
});
