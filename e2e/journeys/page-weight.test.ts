import { expect, inject, test } from 'vitest';
import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { readPage } from '../harness/read-page.ts';

const { address } = inject('shops').embedded;

/** Brotli, in bytes. A page over budget waits longer on a phone: find what it loads that it does not need. */
const BUDGET = { scripts: 16, scriptBytes: 162_000, styles: 6, styleBytes: 15_500 };

async function bytesOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(address + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect(response.status, path).toBe(200);
      return Number(response.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each([PATHS.home, PATHS.products, productPath('syn-formula')])('%s stays within its budget', async (path) => {
  const { html } = await readPage(address + localPath(path, 'id'));
  const scripts = [...new Set(html.match(/\/assets\/[\w.~-]+\.js(?=")/g))];
  const styles = [...new Set(html.match(/\/assets\/[\w.~-]+\.css(?=[#"])/g))];
  expect(scripts).not.toEqual([]);
  expect(styles).not.toEqual([]);
  expect.soft(scripts.length).toBeLessThanOrEqual(BUDGET.scripts);
  expect.soft(await bytesOf(scripts)).toBeLessThanOrEqual(BUDGET.scriptBytes);
  expect.soft(styles.length).toBeLessThanOrEqual(BUDGET.styles);
  expect.soft(await bytesOf(styles)).toBeLessThanOrEqual(BUDGET.styleBytes);
});
