import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { missingFields } from '../../model/testing/required-fields.ts';
import { articleStructuredData } from './structured-data.ts';

const POST = {
  slug: 'dipstick',
  title: 'Reading the dipstick',
  excerpt: 'In short.',
  date: '2026-11-12T02:00:00Z',
  author: 'Raka Wijaya',
  category: { slug: 'tips', name: 'Tips' },
  picture: { src: '/uploads/2026/art-dip.webp', alt: '', copies: [] },
  readingMinutes: 4,
};
const PAGE = {
  baseUrl: 'https://shop.test',
  address: 'https://shop.test/en/article/dipstick',
  language: 'en',
} as const;

test('describes an article with absolute addresses', () => {
  expect(articleStructuredData(POST, PAGE)).toMatchObject({
    '@type': 'Article',
    headline: 'Reading the dipstick',
    url: 'https://shop.test/en/article/dipstick',
    image: ['https://shop.test/uploads/2026/art-dip.webp'],
    author: { '@type': 'Person', name: 'Raka Wijaya' },
    inLanguage: 'en-US',
  });
});

test('every field that search engines require is there', () => {
  expect(missingFields(articleStructuredData(POST, PAGE))).toEqual([]);
});

test('names the shop where there is no author', () => {
  const { author, image } = articleStructuredData({ ...POST, author: null, picture: null }, PAGE);
  expect([author, image]).toEqual([{ '@type': 'Organization', name: SITE.siteName }, undefined]);
});
