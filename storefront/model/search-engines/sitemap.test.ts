import { expect, test } from 'vitest';
import { SITEMAP_SIZE, sitemapEntries, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const NOTHING = { undated: [], articles: [], products: [] };
const SHOP = { baseUrl: 'https://shop.example', language: 'id', number: 1 } as const;

test('lists pages, categories, articles and products, each once', () => {
  const entries = sitemapEntries({
    undated: ['/product-category/oils', '/racing/team'],
    articles: [{ slug: 'dipstick', date: '2026-11-12T09:00:00' }],
    products: [
      { slug: 'oil', modified: '2026-11-20T03:00:00+00:00' },
      { slug: 'wax', modified: null },
    ],
  });
  const paths = entries.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/contact', '/product-category/oils', '/racing/team', '/product/oil']),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(entries.find(({ path }) => path === '/article/dipstick')?.changed).toBe('2026-11-12T09:00:00');
  expect(entries.find(({ path }) => path === '/product/oil')?.changed).toBe('2026-11-20T03:00:00+00:00');
});

test('dates a changed page, and says nothing of one whose change is unknown', () => {
  const products = [
    { slug: 'oil', modified: '2026-11-20T03:00:00+00:00' },
    { slug: 'wax', modified: null },
  ];
  const entries = sitemapEntries({ ...NOTHING, products });
  const xml = sitemapXml(entries, SHOP) ?? '';
  const listed = xml.split('\n').filter((line) => line.includes('/product/'));
  const dates = listed.map((line) => /<lastmod>(.*?)<\/lastmod>/.exec(line)?.[1] ?? null);
  expect(dates).toEqual(['2026-11-20', null]);
});

test('names each page in one language, with the same page in both', () => {
  const xml = sitemapXml([{ path: '/product/a&b', changed: '2026-11-12T09:00:00' }], SHOP);
  expect(xml).toContain(
    '<url><loc>https://shop.example/id/product/a&amp;b</loc><lastmod>2026-11-12</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="id" href="https://shop.example/id/product/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/product/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/en/product/a&amp;b"/></url>',
  );
});

test('divides what is too long for one file, and loses nothing', () => {
  const products = Array.from({ length: SITEMAP_SIZE + 5 }, (_, place) => ({ slug: `p${place}`, modified: null }));
  const entries = sitemapEntries({ ...NOTHING, products });
  const files = [1, 2, 3].map((number) => sitemapXml(entries, { ...SHOP, number }));
  const counts = files.map((xml) => xml?.match(/<loc>/g)?.length ?? null);
  expect(counts).toEqual([SITEMAP_SIZE, entries.length - SITEMAP_SIZE, null]);
  expect(Buffer.byteLength(files[0] ?? '')).toBeLessThan(50 * 1024 * 1024);
  expect(sitemapIndexXml(entries.length, SHOP.baseUrl).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/id/sitemap/1.xml</loc>',
    '<loc>https://shop.example/id/sitemap/2.xml</loc>',
    '<loc>https://shop.example/en/sitemap/1.xml</loc>',
    '<loc>https://shop.example/en/sitemap/2.xml</loc>',
  ]);
});
