import { expect, test } from 'vitest';
import type { Category } from '../../model/product/product.ts';
import { allCategoryTiles, categoryTiles } from './category-tile.ts';

const category = (slug: string, name: string): Category => ({
  id: 1,
  parentId: null,
  slug,
  name,
  description: '',
  count: 4,
  picture: slug === 'campuran-oli' ? { src: '/uploads/pack.webp', alt: '', copies: [] } : null,
});

test('a tile shows the picture of its category, or the placeholder; the tiles keep their own order, whatever order the shop names its categories in', () => {
  const tiles = categoryTiles([
    category('pembersih-mesin', 'Engine cleaners'),
    category('gift-cards', 'Gift cards'),
    category('campuran-oli', 'Oil treatments'),
  ]);
  expect(tiles).toEqual([
    {
      slug: 'campuran-oli',
      name: 'Oil treatments',
      count: 4,
      picture: { src: '/uploads/pack.webp' },
    },
    {
      slug: 'pembersih-mesin',
      name: 'Engine cleaners',
      count: 4,
      picture: { src: '/images/placeholder.png' },
    },
  ]);
});

test('all categories are the eight in their order and the others behind them, without empty ones', () => {
  const tiles = allCategoryTiles([
    category('gift-cards', 'Gift cards'),
    { ...category('vouchers', 'Vouchers'), count: 0 },
    category('minyak-rem', 'Brake fluid'),
    category('campuran-oli', 'Oil treatments'),
  ]);
  expect(tiles.map(({ slug }) => slug)).toEqual(['campuran-oli', 'minyak-rem', 'gift-cards']);
});
