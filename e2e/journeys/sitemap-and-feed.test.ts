import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';
import { SITE } from '#contract/site.ts';
import { readPage } from '../harness/read-page.ts';

const { address } = inject('shops').embedded;
const languages = ['id', 'en'] as const;

const XML = 'application/xml; charset=utf-8';

/** What the addresses of pages begin with behind their language, in the order of the sitemap; the home page's with nothing. */
const KINDS = [
  ...['', 'products', 'categories', 'category', 'vehicle', 'articles', 'faq', 'about', 'contact', 'privacy-policy'],
  ...['terms', 'product-category', 'racing', 'article', 'product'],
];

/** @param url absolute, or a path */
async function readFile(url: string, type: string): Promise<string> {
  const response = await fetch(new URL(url, address));
  expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, type]);
  return response.text();
}

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

async function expectListed(url: string): Promise<void> {
  const { status, isListed, canonical } = await readPage(url);
  expect({ status, isListed, canonical }).toEqual({ status: 200, isListed: true, canonical: url });
}

test('robots.txt leads to the sitemap, and from there to every kind of page in both languages', async () => {
  const robots = await readFile(ROUTES.robots.path, 'text/plain; charset=utf-8');
  const [sitemaps = ''] = all(robots, /^Sitemap: (.*)$/gm);
  const files = all(await readFile(sitemaps, XML), /<loc>(.*?)<\/loc>/g);
  expect(files).toEqual(languages.map((language) => `${address}/${language}/sitemap/1.xml`));
  for (const [place, file] of files.entries()) {
    const pages = all(await readFile(file, XML), /<loc>(.*?)<\/loc>/g);
    const paths = pages.map((url) => splitLanguage(new URL(url).pathname));
    expect(new Set(paths.map(({ language }) => language))).toEqual(new Set([languages[place]]));
    expect([...new Set(paths.map(({ path }) => path.split('/')[1]))]).toEqual(KINDS);
    for (const url of pages) await expectListed(url);
  }
});

test.each(languages)('the list of articles in %s names its feed, which tells each of them', async (language) => {
  const { html } = await readPage(address + localPath(PATHS.articles, language));
  const [feed = ''] = all(html, /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/g);
  const articles = all(await readFile(feed, 'application/rss+xml; charset=utf-8'), /<item>.*?<link>(.*?)<\/link>/gs);
  expect(articles.length).toBeGreaterThan(5);
  for (const url of articles) await expectListed(url);
});

const Manifest = z.object({
  name: z.literal(SITE.siteName),
  lang: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string() })).min(1),
  shortcuts: z.array(z.object({ url: z.string() })).min(1),
});

test.each(languages)(
  'a page in %s names the manifest of the installed shop, which opens its pages',
  async (language) => {
    const { html, language: tag } = await readPage(address + localPath(PATHS.home, language));
    const [file = ''] = all(html, /<link rel="manifest" href="([^"]*)"/g);
    const manifest = Manifest.parse(JSON.parse(await readFile(file, 'application/manifest+json')));
    expect(manifest.lang).toBe(tag);
    for (const { src, type } of manifest.icons) await readFile(src, type);
    for (const { url } of manifest.shortcuts) expect((await readPage(new URL(url, address).href)).status).toBe(200);
  },
);
