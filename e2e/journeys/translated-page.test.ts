import type { Page } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

/** As the translators of browsers do: each text is put into elements of their own, also what comes later. Here the words stay. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || parent.closest('font, script, style, title, select')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** What changes on a page, and the whole text that then stands in its place. */
const CHANGES: readonly {
  readonly what: string;
  readonly path: string;
  change(shopper: Shopper): Promise<void>;
  expected(shopper: Shopper): string;
}[] = [
  {
    what: 'the number of the chosen option',
    path: productPath('syn-formula'),
    change: ({ page }) => page.locator('label:has(input[value="1l"])').first().click(),
    expected: () => 'SKU STP-SF-10W40-1L',
  },
  {
    what: 'the count of products',
    path: `${PATHS.products}?sale=1&rating=4`,
    change: ({ page }) => page.locator('label:has(input[value="oli-full-sintetik-formula"])').first().click(),
    expected: ({ messages }) => `1 ${messages(PRODUCTS).count(1)}`,
  },
  {
    what: 'the count of reviews',
    path: productPath('syn-formula'),
    change: ({ page }) => page.getByRole('main').locator('a[href*="rating=5"]').first().click(),
    expected: ({ messages }) => `${messages(REVIEWS).onlyStars(5)} · ${messages(REVIEWS).shown(3, 3)}`,
  },
];

test.for(CHANGES)('a translated page shows $what anew', async ({ path, change, expected }, { enter }) => {
  const shopper = await enter();
  await open(shopper, path);
  await translate(shopper.page);
  await change(shopper);
  await shopper.page.getByText(expected(shopper), { exact: true }).first().waitFor();
});
