import { expect, test } from 'vitest';
import type { ProductAttribute } from '../catalog/taxonomies.ts';
import { anOrder } from '../testing/order.ts';
import { simpleProduct } from '../testing/products.ts';
import { withReadableLines } from './readable-lines.ts';

const SIZE: ProductAttribute = {
  ...{ scope: 'global', attributeId: 1, slug: 'size', label: 'Ukuran', visible: true, forVariations: true },
  terms: [
    { id: 1, slug: '1l', name: '1 L', order: 1, count: 1 },
    { id: 2, slug: '4l', name: '4 L', order: 2, count: 1 },
  ],
};
const PRODUCT = simpleProduct({ id: 1, attributes: [SIZE] });

const metaOf = (name: string, meta: Readonly<Record<string, string>>, products = [PRODUCT]) => {
  const order = anOrder();
  const lines = order.lines.map((line) => ({ ...line, productId: 1, name, meta }));
  return withReadableLines({ ...order, lines }, new Map(products.map((one) => [one.id, one]))).lines[0]?.meta;
};

test.each([
  ['is named by its label', 'Car Shampoo', { size: '1l' }, { Ukuran: '1 L' }],
  ['is not said again after the name', 'Car Shampoo - 1 L', { size: '1l' }, {}],
  ['is not said again among other options', 'Oil - 5W-30, 4 L', { size: '4l' }, {}],
  ['that the name does not say is kept', 'Car Shampoo - 4 L', { size: '1l' }, { Ukuran: '1 L' }],
  ['that is no attribute stays as it was given', 'Car Shampoo', { engraving: 'Budi' }, { engraving: 'Budi' }],
] as const)('an option %s', (_case, name, meta, readable) => {
  expect(metaOf(name, meta)).toEqual(readable);
});

test('an option of a product that is gone is not said again either', () => {
  expect(metaOf('Car Shampoo - 1 L', { size: '1l' }, [])).toEqual({});
  expect(metaOf('Car Shampoo', { size: '1l' }, [])).toEqual({ size: '1l' });
});
