import { describe, expect, test } from 'vitest';
import { readShopFile } from './read-shop-file.ts';
import { createRedirectLookup, redirectOf } from './redirects.ts';

const lookUp = createRedirectLookup({
  '/shop': '/products',
  '/Tentang Kami/': '/about',
  '/collections/*': '/product-category/*',
  '/collections/sale': '/products?sale=1',
  '/collections/old/*': '/categories',
  '/toko/*': '/*',
  '/blog': '/',
  '/shipping': '/faq#delivery',
});

const leadsTo = (target: string) => redirectOf(lookUp, target);

test.each([
  ['/shop', '/products'],
  ['/SHOP/', '/products'],
  ['/tentang%20kami', '/about'],
  ['/id/shop', '/id/products'],
  ['/en/blog', '/en'],
  ['/blog', '/'],
  ['/shop?utm_source=x', '/products?utm_source=x'],
  ['/collections/sale?page=2', '/products?sale=1&page=2'],
  ['/id/shipping?a=1', '/id/faq?a=1#delivery'],
  ['/collections/minyak-rem', '/product-category/minyak-rem'],
  ['/id/collections/minyak-rem/page/2', '/id/product-category/minyak-rem/page/2'],
  ['/collections/old/anything', '/categories'],
  ['/toko/kontak', '/kontak'],
  ['/%63%6F%6C%6C%65%63%74%69%6F%6E%73/oli/page/2', '/product-category/oli/page/2'],
])('%s leads to %s', (from, to) => {
  expect(leadsTo(from)).toBe(to);
});

test.each(['/', '/shopping', '/collections', '/xx/shop', '/%E0%A4%A'])('%s leads nowhere', (from) => {
  expect(leadsTo(from)).toBeNull();
});

test.each(['/toko//evil.example', '/toko/%5Cevil.example', '/id/toko//evil.example', '/toko/%2Fevil.example'])(
  '%s leads to no other host',
  (from) => {
    expect(new URL(leadsTo(from) ?? '', 'https://shop.example').host).toBe('shop.example');
  },
);

describe('redirects of the brand’s file', () => {
  const problemsOf = (lines: readonly string[]) => {
    const reading = readShopFile(['redirects:', ...lines.map((line) => `  ${line}`)].join('\n'));
    return reading.ok ? [] : reading.problems.map(({ line, setting, problem }) => `${line} ${setting} ${problem}`);
  };

  test('lead from earlier addresses to pages, files and further redirects', () => {
    const right = [
      '/shop: /products',
      '/toko: /shop',
      '/product/old: /product/new?viscosity=10w40',
      '/products/*: /product/*',
    ];
    expect(
      problemsOf([...right, '/feed: /articles/feed.xml', '/wp-content/uploads/*: /uploads/*', '/lama/*: /*']),
    ).toEqual([]);
  });

  test.each([
    ['/shop: https://evil.example/', '2 redirects./shop must lead to a path of this shop'],
    ['/shop: //evil.example', '2 redirects./shop must lead to a path of this shop'],
    ['/shop: /\\evil.example', '2 redirects./shop must lead to a path of this shop'],
    ['/shop: /id/products', '2 redirects./shop must lead to a path of this shop'],
    ['/shop: /product-category/*', '2 redirects./shop must lead to a path of this shop'],
    ['/shop: /no-such-page', '2 redirects./shop leads to no page of the shop'],
    ['shop: /products', '2 redirects.shop must be an earlier path'],
    ['/id/shop: /products', '2 redirects./id/shop must be an earlier path'],
    ['/shop?id=1: /products', '2 redirects./shop?id=1 must be an earlier path'],
    ['/: /products', '2 redirects./ must be an earlier path'],
    ['/*: /products', '2 redirects./* must be an earlier path'],
    ['/a*/b: /products', '2 redirects./a*/b must be an earlier path'],
    ['/Products/: /about', '2 redirects./Products/ is a page of the shop'],
    ['/order-summary/7: /about', '2 redirects./order-summary/7 is a page of the shop'],
    ['/graphql: /about', '2 redirects./graphql is a page of the shop'],
    ['/assets/*: /about', '2 redirects./assets/* is a page of the shop'],
    ['/shop: /shop/', '2 redirects./shop leads back to itself'],
    ['/product/*: /product/x', '2 redirects./product/* leads back to itself'],
    ['/a/*: /a/b/*', '2 redirects./a/* leads back to itself'],
  ])('%s is refused', (line, problem) => {
    expect(problemsOf([line])).toEqual([expect.stringContaining(problem)]);
  });

  test('that lead to one another are refused, each with its line', () => {
    expect(problemsOf(['/a: /b', '/b: /c', '/c: /a', '/d: /products'])).toEqual([
      '2 redirects./a leads back to itself',
      '3 redirects./b leads back to itself',
      '4 redirects./c leads back to itself',
    ]);
  });

  test('are refused when two are for one address', () => {
    expect(problemsOf(['/shop: /products', '/Shop/: /about'])).toEqual(['3 redirects./Shop/ is there twice']);
  });
});
