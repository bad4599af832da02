import { expect, test } from 'vitest';
import type { Picture } from '../../model/picture.ts';
import type { ProductSummary } from '../../model/product/product.ts';
import { productCard, RACING_OIL } from '../../model/testing/products.ts';
import { createPartSharing } from './share-parts.ts';

const picture = (of: Partial<Picture> = {}): Picture => ({
  src: '/uploads/oil.webp',
  alt: 'A bottle of oil',
  copies: [{ src: '/uploads/oil-320x320.webp', width: 320, height: 320 }],
  ...of,
});

function shared(...products: readonly ProductSummary[]): readonly ProductSummary[] {
  const all = products.map(createPartSharing());
  expect(all).toEqual(products);
  return all;
}

test('equal parts of products are one object', () => {
  const [one, other] = shared(
    productCard({ name: 'Engine oil', terms: ['5W-30'], picture: picture(), defaults: { size: '1l' } }),
    productCard({ name: 'Racing oil', terms: ['5W-30'], picture: picture(), defaults: { size: '1l' } }),
  );
  for (const part of ['categories', 'terms', 'picture', 'defaults'] as const) expect(other?.[part]).toBe(one?.[part]);
});

test('a variation shares its picture and choices with others and its product', () => {
  const packs = RACING_OIL.variations.map((own) => ({ ...own, picture: picture() }));
  const again = packs.map((own) => ({
    ...own,
    picture: picture(),
    choices: own.choices.map((choice) => ({ ...choice })),
  }));
  const [one, other] = shared(
    productCard({ name: 'Racing oil', picture: picture(), variations: packs }),
    productCard({ name: 'Engine oil', picture: picture(), variations: again }),
  );
  for (const [at, { choices, picture: own }] of (other?.variations ?? []).entries()) {
    expect(own).toBe(one?.picture);
    expect(choices).toBe(one?.variations[at]?.choices);
  }
});

test.each<[string, Partial<Picture>]>([
  ['text', { alt: 'A bottle of racing oil' }],
  ['copies', { copies: [] }],
  ['width of a copy', { copies: [{ src: '/uploads/oil-320x320.webp', width: 300, height: 320 }] }],
  ['copy', { copies: [{ src: '/uploads/oil-400x400.webp', width: 320, height: 320 }] }],
])('a picture of the same file with another %s stays as it is', (_, of) => {
  shared(productCard({ name: 'Engine oil', picture: picture() }), productCard({ name: 'Oil', picture: picture(of) }));
});
