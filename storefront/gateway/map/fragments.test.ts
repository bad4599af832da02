import { expect, test } from 'vitest';
import { instantOf, isSameAttribute, pictureOf } from './fragments.ts';

const size = (name: string, width: number, height: number) => ({
  sourceUrl: `https://cdn.example/${name}.webp`,
  width: String(width),
  height: String(height),
});

test('lists the copies of a picture, the smallest first', () => {
  const picture = pictureOf({
    sourceUrl: 'https://cdn.example/oil.webp',
    altText: 'Oil &amp; filter',
    mediaDetails: { width: 1600, height: 1200, sizes: [size('wide', 1024, 768), size('card', 600, 450)] },
  });
  expect(picture).toEqual({
    src: 'https://cdn.example/oil.webp',
    alt: 'Oil & filter',
    copies: [
      { src: 'https://cdn.example/card.webp', width: 600, height: 450 },
      { src: 'https://cdn.example/wide.webp', width: 1024, height: 768 },
    ],
  });
});

test.each([
  ['a copy that was cut to a square', { width: 1600, height: 1200, sizes: [size('square', 300, 300)] }],
  [
    'a copy of no known size',
    { width: 1600, height: 1200, sizes: [{ ...size('odd', 0, 0), width: null, height: null }] },
  ],
  ['copies of a picture of no known size', { width: null, height: null, sizes: [size('card', 600, 450)] }],
  ['a copy without an address', { width: 4, height: 3, sizes: [{ ...size('none', 600, 450), sourceUrl: null }] }],
])('leaves out %s', (_case, mediaDetails) => {
  expect(pictureOf({ sourceUrl: '/oil.webp', altText: null, mediaDetails })?.copies).toEqual([]);
});

test('an object that many products of a response show is one picture', () => {
  const shown = { sourceUrl: '/oil.webp', altText: 'Oil', mediaDetails: null };
  expect(pictureOf(shown)).toBe(pictureOf(shown));
  expect(pictureOf({ ...shown })).toEqual(pictureOf(shown));
});

test('ignores a picture without an address', () => {
  expect(pictureOf({ sourceUrl: null, altText: 'Oil', mediaDetails: null })).toBeNull();
});

test.each([
  ['an article', '2026-11-22T04:37:34', '2026-11-22T11:37:34', '2026-11-22T04:37:34Z'],
  ['a review', '2026-11-22 04:37:34', '2026-11-22 11:37:34', '2026-11-22T04:37:34Z'],
  ['an imported article without time in UTC', null, '2026-11-22T11:37:34', '2026-11-22T11:37:34Z'],
])('%s has an instant', (_case, gmt, local, instant) => {
  expect(instantOf(gmt, local)).toBe(instant);
});

test.each([
  ['pa_size', 'size'],
  ['Colour', 'colour'],
  ['Größe (cm)', 'grose-cm'],
  ['Café / Crème', 'cafe-creme'],
  ["Driver's side", 'drivers-side'],
  ['Ukuran 10×20', 'ukuran-10x20'],
  ['Warna & Isi', 'warna-isi'],
  ['½ liter', '%c2%bd-liter'],
  ['カラー', '%e3%82%ab%e3%83%a9%e3%83%bc'],
])('%s and %s are one attribute', (typed, slug) => {
  expect(isSameAttribute(typed, slug)).toBe(true);
  expect(isSameAttribute(slug, `${typed} 2`)).toBe(false);
});
