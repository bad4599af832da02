import { expect, test } from 'vitest';
import { ROUTES, type Route } from '#contract/routes.ts';
import { robotsText } from './robots.ts';
import { sitemapEntries } from './sitemap.ts';

const lines = robotsText('https://shop.example').split('\n');
const hidden = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
const isHidden = (path: string) => hidden.some((start) => new RegExp(`^${start.replaceAll('*', '.*')}`).test(path));

test.each([
  '/cart',
  '/en/cart',
  '/id/checkout',
  '/my-account/data',
  '/order-summary/7',
  '/wishlist',
  '/graphql',
  '/id/product/oil/review',
])('leaves %s alone', (path) => {
  expect(isHidden(path)).toBe(true);
});

/** No page, and the page that says why a file is refused. */
const UNLISTED: ReadonlySet<string> = new Set([ROUTES.notFound.path, ROUTES.downloadRefused.path]);

test('hides nothing that is the same for everyone, and nothing that the sitemap lists', () => {
  const pages = Object.values<Route>(ROUTES).filter(({ frame, audience }) => frame && audience === 'everyone');
  const listed = sitemapEntries({ undated: [], articles: [], products: [] });
  expect([...pages, ...listed].map(({ path }) => path).filter((path) => isHidden(path) && !UNLISTED.has(path))).toEqual(
    [],
  );
});

test('names the sitemap', () => {
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});
