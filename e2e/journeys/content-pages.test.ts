import { expect, inject, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import { internalLinks, readPage } from '../harness/read-page.ts';

const { address } = inject('shops').embedded;
const languages = ['id', 'en'] as const;

const read = (path: string, language: Language) => readPage(address + localPath(path, language));

/** Articles in the order of the page; the second link of a card does not exist. */
const articlesOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a href="[^"]*\/article\/([^"]+)"/g)].map(([, slug]) => slug);

test.each(languages)('articles in %s are paged, each shown once', async (language) => {
  const first = articlesOf((await read('/articles', language)).html);
  const second = articlesOf((await read('/articles?page=2', language)).html);
  expect(first).toHaveLength(7);
  expect(second.length).toBeGreaterThan(0);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
});

test.each(languages)('a category of articles in %s shows its own, under its name', async (language) => {
  const page = await read('/articles?category=rem', language);
  expect([page.status, articlesOf(page.html)]).toEqual([200, ['dot-3-atau-dot-4']]);
  expect(page.headings).toEqual([language === 'id' ? 'Rem' : 'Brakes']);
});

test.each(['/articles?category=no-such', '/articles?page=99', '/article/no-such'])(
  '%s does not exist',
  async (path) => {
    expect((await read(path, 'en')).status).toBe(404);
  },
);

test.each(languages)('an article in %s has its products, its contents and more to read', async (language) => {
  const { html, status, path } = await read('/article/engine-flush-10-15-menit', language);
  expect(status).toBe(200);
  const links = internalLinks(html, address + path);
  expect(links).toContain(localPath('/product/engine-flush', language));
  expect(links.filter((link) => /\/article\//.test(link)).length).toBeGreaterThanOrEqual(3);
  const contents = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of contents) expect(html).toContain(`id="${id}"`);
  // Links in the text keep the language, as those of the frame do.
  expect(links.filter((link) => !link.startsWith(`/${language}`) && !/^\/(?:en|id|language)\b/.test(link))).toEqual([]);
});

test.each(languages)('the questions in %s are searched without script', async (language) => {
  const word = language === 'id' ? 'langsam' : 'idle';
  const page = await read(`/faq?search=${word}`, language);
  expect(page.html).toContain('id="engine-flush-time"');
  expect(page.html).not.toContain('id="forgot-password"');
  expect(page.isListed).toBe(false);
});
