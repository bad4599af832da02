import { expect, test } from 'vitest';
import { type Picture, PLACEHOLDER, pictureSet } from './picture.ts';

const copy = (width: number, height = width) => ({ src: `/uploads/oil-${width}.webp`, width, height });
const oil: Picture = { src: '/uploads/oil.webp', alt: '', copies: [copy(320), copy(400), copy(640), copy(1024)] };

test.each([
  [
    'card',
    '/uploads/oil-320.webp',
    '/uploads/oil-320.webp 320w, /uploads/oil-400.webp 400w, /uploads/oil-640.webp 640w',
  ],
  ['gallery', '/uploads/oil-640.webp', '/uploads/oil-640.webp 640w, /uploads/oil-1024.webp 1024w'],
  [
    'wide',
    '/uploads/oil-320.webp',
    '/uploads/oil-320.webp 320w, /uploads/oil-400.webp 400w, /uploads/oil-640.webp 640w, /uploads/oil-1024.webp 1024w',
  ],
] as const)('a %s gets the copies of its sizes', (use, src, srcSet) => {
  expect(pictureSet(oil, use)).toEqual({ src, srcSet });
});

test('measures a tall picture by its height', () => {
  const tall = { ...oil, copies: [copy(142, 320), copy(284, 640), copy(455, 1024)] };
  expect(pictureSet(tall).srcSet).toBe('/uploads/oil-142.webp 142w, /uploads/oil-284.webp 284w');
});

test('a picture without copies, such as the placeholder, has no srcset', () => {
  expect(pictureSet(PLACEHOLDER)).toEqual({ src: PLACEHOLDER.src });
});
