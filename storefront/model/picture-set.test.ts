import { expect, test } from 'vitest';
import { pictureSet } from './picture-set.ts';

test('an uploaded picture comes in two sizes', () => {
  expect(pictureSet('https://img.example/uploads/oil.webp')).toEqual({
    src: 'https://img.example/uploads/oil-320x320.webp',
    srcSet: 'https://img.example/uploads/oil-320x320.webp 320w, https://img.example/uploads/oil-640x640.webp 640w',
  });
});

test('a picture of another kind is served as it is', () => {
  expect(pictureSet('/images/placeholder.png')).toEqual({ src: '/images/placeholder.png' });
});
