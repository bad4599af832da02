import { expect, test, vi } from 'vitest';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import type { Context } from '../../context/context.ts';
import { derivedTermsOfShop } from './product-terms.ts';

test('the terms of the whole catalog are counted once for an operation', async () => {
  const rows = [simpleProduct({ featured: true }), simpleProduct()];
  const products = vi.fn(async () => ({ rows }));
  const context = { catalog: { products }, language: 'en' } as unknown as Context;
  const [terms] = await Promise.all([1, 2, 3].map(() => derivedTermsOfShop(context)));
  expect(terms).toMatchObject([
    { taxonomy: 'product_type', slug: 'simple', count: 2 },
    { taxonomy: 'product_visibility', slug: 'featured', count: 1 },
  ]);
  expect(products).toHaveBeenCalledOnce();
});
