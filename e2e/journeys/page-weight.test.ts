import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { compressedBytes } from '../harness/compressed-bytes.ts';
import { readPage } from '../harness/read-page.ts';

const { address } = inject('shops').embedded;

const KB = 1024;

/** Brotli, in bytes. A page over budget waits longer on a phone: find what it loads that it does not need at once. */
const BUDGET = { scripts: 10, scriptBytes: 110 * KB, styles: 4, styleBytes: 14 * KB, fontBytes: 35 * KB };

const FIRST_PAGES = [PATHS.home, PATHS.products, productPath('syn-formula')];
const CODES: readonly Language[] = ['id', 'en'];

/** The files of a page, each named once. */
async function filesOf(path: string, language: Language) {
  const { html } = await readPage(address + localPath(path, language));
  const named = (pattern: RegExp) => [...new Set(html.match(pattern))];
  return {
    scripts: named(/\/assets\/[\w./~-]+\.js(?=")/g),
    styles: named(/\/assets\/[\w.~-]+\.css(?=[#"])/g),
    fonts: named(/\/assets\/[\w.~-]+\.woff2(?=")/g),
  };
}

test.each(FIRST_PAGES.flatMap((path) => CODES.map((language) => [path, language] as const)))(
  '%s stays within its budget (%s)',
  async (path, language) => {
    const { scripts, styles, fonts } = await filesOf(path, language);
    for (const files of [scripts, styles, fonts]) expect(files).not.toEqual([]);
    expect.soft(scripts.length).toBeLessThanOrEqual(BUDGET.scripts);
    expect.soft(await compressedBytes(address, scripts)).toBeLessThanOrEqual(BUDGET.scriptBytes);
    expect.soft(styles.length).toBeLessThanOrEqual(BUDGET.styles);
    expect.soft(await compressedBytes(address, styles)).toBeLessThanOrEqual(BUDGET.styleBytes);
    expect.soft(await compressedBytes(address, fonts)).toBeLessThanOrEqual(BUDGET.fontBytes);
  },
);

test('the first style sheet of a page begins the cascade layers in their order', async () => {
  const { styles } = await filesOf(PATHS.home, 'id');
  const css = await (await fetch(`${address}${styles[0]}`)).text();
  const layers = Array.from(css.matchAll(/@layer ([a-z]+)/g), ([, name]) => name);
  expect([...new Set(layers)]).toEqual(['reset', 'base', 'components', 'features', 'utilities']);
});

/** The scripts that a page begins with, and the texts that its parts load, where the page's import map leads to them. */
async function scriptsAndTexts(path: string, language: Language): Promise<readonly string[]> {
  const read = async (file: string) => (await fetch(address + file)).text();
  const { html } = await readPage(address + localPath(path, language));
  const [, map = ''] = /<script[^>]* type="importmap"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const [[from, to] = ['', '']] = Object.entries(imports);
  const { scripts } = await filesOf(path, language);
  const codes = await Promise.all(scripts.map(read));
  const named = new Set(codes.flatMap((code) => code.match(/assets\/texts\/[\w-]+\.js/g) ?? []));
  return [...codes, ...(await Promise.all(Array.from(named, (file) => read(`/${file}`.replace(from, to)))))];
}

test.each(CODES)('a page and its parts load the texts of its own language only (%s)', async (language) => {
  const texts = await scriptsAndTexts(PATHS.home, language);
  const speak = CODES.filter((code) => texts.some((text) => text.includes(NAVIGATION[code].openMenu)));
  expect(speak).toEqual([language]);
});

/** A name in each of zod's schemas, which no build shortens. */
const OF_ZOD = '_zod';

test('no file that a browser may load brings zod along', () => {
  expect(z.string()).toHaveProperty(OF_ZOD);
  const scripts = globSync('build/client/**/*.js');
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(OF_ZOD))).toEqual([]);
});
