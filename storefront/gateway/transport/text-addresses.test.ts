import { expect, test } from 'vitest';
import { textOfShop } from './text-addresses.ts';

const linked = (address: string, site = 'https://wp.example/'): string => {
  const sources = {
    pictures: new URL('https://cdn.example'),
    sites: [new URL('http://wordpress/'), new URL(site)],
    onOtherHost: () => {},
  };
  const [, href = ''] =
    /href="(.*?)"/.exec(textOfShop(`<p>See <a title="It" href="${address}">this</a>.</p>`, sources)) ?? [];
  return href;
};

test.each([
  ['https://wp.example/product/oil-treatment/', '/product/oil-treatment/'],
  [
    'http://wp.example/product/oil?attribute_pa_size=1l&amp;x=2#reviews',
    '/product/oil?attribute_pa_size=1l&amp;x=2#reviews',
  ],
  ['//wp.example/product-category/oils/', '/product-category/oils/'],
  ['http://wordpress/product/oil/', '/product/oil/'],
  ['https://wp.example/faq/#dose', '/faq/#dose'],
  ['https://wp.example', '/'],
  ['https://wp.example/en/product/oil', '/en/product/oil'],
  ['https://wp.example/shop/', '/products'],
])('a link to %s leads to a page of the shop', (address, page) => {
  expect(linked(address)).toBe(page);
});

test.each([
  '#dose',
  'dose',
  '/contact',
  '/workshop',
  'https://wp.example/wp-content/uploads/data-sheet.pdf',
  'https://wp.example/2026/11/how-to/',
  'https://wp.example/?p=12',
  'https://other.example/product/oil/',
  '//other.example/',
  'mailto:a@wp.example',
  'javascript:x',
])('a link to %s stays as it is', (address) => {
  expect(linked(address)).toBe(address);
});

test('a site may live in a folder', () => {
  const site = 'https://wp.example/store/';
  expect(linked('https://wp.example/store/product/oil/', site)).toBe('/product/oil/');
  expect(linked('https://wp.example/product/oil/', site)).toBe('https://wp.example/product/oil/');
});
