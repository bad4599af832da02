import { expect, test } from 'vitest';
import type { ProductSummary } from '../../model/product/product.ts';
import { pickFeatured } from './pick-featured.ts';

const product = (
  slug: string,
  category: string,
  facts: Partial<Pick<ProductSummary, 'price' | 'rating' | 'stock' | 'totalSales'>> = {},
) => ({
  slug,
  categories: [{ slug: category, name: category }],
  price: { current: 500, regular: 500, isFrom: false, percentOff: 0 },
  stock: { status: 'in-stock', quantity: null, lowAmount: 0, takesBackorders: false } as const,
  rating: 4,
  totalSales: 1,
  ...facts,
});

const slugs = (products: readonly { readonly slug: string }[]) => products.map(({ slug }) => slug);

test('every category shows its best seller before any shows a second', () => {
  const products = [
    product('oil-a', 'oil', { totalSales: 90 }),
    product('oil-b', 'oil', { totalSales: 80 }),
    product('wax', 'care', { totalSales: 3 }),
    product('brake', 'brake', { totalSales: 5 }),
  ];
  expect(slugs(pickFeatured(products, 4))).toEqual(['oil-a', 'brake', 'wax', 'oil-b']);
});

test('what is out of stock or has no price is not featured', () => {
  const products = [
    product('sold-out', 'oil', {
      totalSales: 9,
      stock: { status: 'out-of-stock', quantity: 0, lowAmount: 0, takesBackorders: false },
    }),
    product('no-price', 'oil', { totalSales: 8, price: null }),
    product('here', 'oil'),
  ];
  expect(slugs(pickFeatured(products, 8))).toEqual(['here']);
});

test('of pieces that sell equally well the better rated one comes first', () => {
  const products = [product('good', 'oil', { rating: 4.2 }), product('better', 'oil', { rating: 4.9 })];
  expect(slugs(pickFeatured(products, 1))).toEqual(['better']);
});
