import { expect, test } from 'vitest';
import { RACING_OIL } from '../../model/testing/products.ts';
import { missingFields } from '../../model/testing/required-fields.ts';
import { productStructuredData } from './structured-data.ts';

const PLACE = {
  baseUrl: 'https://shop.example',
  language: 'id',
  texts: { home: 'Beranda', products: 'Produk' },
} as const;

const [product, way] = productStructuredData(
  {
    ...RACING_OIL,
    slug: 'racing-oil',
    picture: { src: '/uploads/oil.webp', alt: '', copies: [] },
    rating: 4.5,
    reviewCount: 2,
  },
  PLACE,
)['@graph'];

test('a search engine reads every pack with its price and stock', () => {
  expect(product).toMatchObject({
    url: 'https://shop.example/id/product/racing-oil',
    image: ['https://shop.example/uploads/oil.webp'],
    offers: { lowPrice: '10.00', highPrice: '36.90', offerCount: 3, priceCurrency: 'EUR' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('every field that search engines require is there', () => {
  expect(missingFields([product, way])).toEqual([]);
});

test('it reads the way to the product, from home on', () => {
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Beranda', item: 'https://shop.example/id' },
      { position: 2, item: 'https://shop.example/id/products' },
      { position: 3, item: 'https://shop.example/id/product-category/oils' },
      { position: 4, name: 'Racing Oil' },
    ],
  });
});

test('without reviews no rating is claimed', () => {
  const comments = { ...RACING_OIL, rating: 0, reviewCount: 2 };
  for (const one of [RACING_OIL, comments]) {
    const [plain] = productStructuredData(one, PLACE)['@graph'];
    expect(JSON.parse(JSON.stringify(plain))).not.toHaveProperty('aggregateRating');
  }
});
