import { expect } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { test } from '../harness/shopper.ts';

/** Runs in the page: whether the browser has laid out what this element holds. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

test.for([
  [PATHS.home, 'main h2[id="intervals"]', 'main h1'],
  [PATHS.products, 'main li:nth-child(24) h2', 'main h1'],
  [productPath('carnauba-wax'), '#reviews article', '#write-review textarea'],
] as const)(
  '%s is laid out as far as it is seen until it has loaded, and fields at once',
  async ([path, below, atOnce], { enter }) => {
    const { page, urlOf } = await enter({ screen: 'phone' });
    const pictures = Promise.withResolvers<void>();
    await page.route(/\.(?:webp|avif|png|svg)/, async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await page.goto(urlOf(path), { waitUntil: 'domcontentloaded' });
    expect(await page.locator(atOnce).first().evaluate(isLaidOut)).toBe(true);
    expect(await page.locator(below).first().evaluate(isLaidOut)).toBe(false);
    // A browser looks for fields when it has read the page, and lays out what holds them.
    const fields = page.locator('.laidOutLater').locator('input:not([type="hidden"]), select, textarea');
    expect(await fields.count()).toBe(0);
    pictures.resolve();
    await page.waitForLoadState('load');
    await expect.poll(() => page.locator(below).first().evaluate(isLaidOut)).toBe(true);
  },
);
