import { inject, test } from 'vitest';
import { localPath } from '#contract/paths.ts';
import { foreignTextFinder } from '../harness/catalog-texts.ts';
import { readPage, shownTexts } from '../harness/read-page.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';

const { address } = inject('shops').embedded;

test.for(['id', 'en'] as const)('no page in %s shows a text of the other language', async (language, { expect }) => {
  const findForeign = await foreignTextFinder(language);
  const found: string[] = [];
  for (const { path } of ROUTE_SAMPLES) {
    const { html } = await readPage(address + localPath(path, language));
    found.push(...findForeign(shownTexts(html)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});

test('a page in the other language is recognised', async ({ expect }) => {
  const findForeign = await foreignTextFinder('id');
  const { html } = await readPage(`${address}/en/products`);
  expect(findForeign(shownTexts(html)).length).toBeGreaterThan(20);
});
