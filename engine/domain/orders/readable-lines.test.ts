import { describe, expect, test } from 'vitest';
import type { Product } from '../catalog/product.ts';
import type { ProductAttribute } from '../catalog/taxonomies.ts';
import type { Language } from '../language.ts';
import { anOrder } from '../testing/order.ts';
import { simpleProduct, variableProduct, variation } from '../testing/products.ts';
import type { OrderLine } from './order.ts';
import { withReadableLines } from './readable-lines.ts';

const SIZE: ProductAttribute = {
  scope: 'global',
  attributeId: 1,
  slug: 'size',
  label: 'Ukuran',
  visible: true,
  forVariations: true,
  terms: [
    { id: 1, slug: '1l', name: '1 L', order: 1, count: 1 },
    { id: 2, slug: '4l', name: '4 L', order: 2, count: 1 },
  ],
};
const PRODUCT = simpleProduct({ id: 1, attributes: [SIZE] });

type Bought = Partial<Pick<OrderLine, 'name' | 'meta' | 'variationId'>>;

/** A line of an order in Indonesian, as it is read in another language or by its buyer. */
function readLine(bought: Bought, products: readonly Product[] = [PRODUCT], language: Language = 'id') {
  const order = anOrder({ language: 'id' });
  const lines = order.lines.map((line) => ({ ...line, productId: 1, ...bought }));
  const reader = { language, products: new Map(products.map((one) => [one.id, one])) };
  return withReadableLines({ ...order, lines }, reader).lines[0];
}

const metaOf = (name: string, meta: Readonly<Record<string, string>>, products = [PRODUCT]) =>
  readLine({ name, meta }, products)?.meta;

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

describe('the name of a line', () => {
  const named = simpleProduct({ id: 1, name: 'Car Shampoo', attributes: [SIZE] });
  const large = variation(2, { name: 'Car Shampoo - 1 L' });

  test('is that of the product in the language of another reader', () => {
    expect(readLine({ name: 'Sampo Mobil' }, [named], 'en')?.name).toBe('Car Shampoo');
  });

  test('is that of the variation, whose option is not said again', () => {
    const product = variableProduct([large], { name: 'Car Shampoo', attributes: [SIZE] });
    const bought = { name: 'Sampo Mobil - 1 L', variationId: 2, meta: { size: '1l' } };
    expect(readLine(bought, [product], 'en')).toMatchObject({ name: 'Car Shampoo - 1 L', meta: {} });
    expect(readLine({ ...bought, variationId: 3 }, [product], 'en')?.name).toBe('Sampo Mobil - 1 L');
  });

  test('is as it was bought for the buyer, and where the product is gone', () => {
    expect(readLine({ name: 'Sampo Mobil' }, [named], 'id')?.name).toBe('Sampo Mobil');
    expect(readLine({ name: 'Sampo Mobil' }, [], 'en')?.name).toBe('Sampo Mobil');
  });
});
