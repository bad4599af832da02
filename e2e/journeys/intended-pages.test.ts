import type { Locator, Page } from 'playwright-core';
import { categoryPath, PATHS } from '#contract/paths.ts';
import { test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

const MOST = 4;

/** Notes from here on which pages are prefetched, and how many at once. */
async function watchPrefetched(page: Page) {
  const noted = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const counts = { most: 0, seen };
    const count = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][href*=".data"]')];
      for (const { href } of links) seen.add(new URL(href).pathname);
      counts.most = Math.max(counts.most, links.length);
    };
    new MutationObserver(count).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
    return counts;
  });
  return () => noted.evaluate(({ most, seen }) => ({ most, seen: [...seen] }));
}

const INTENTS = {
  'a pointer that rests on': (link: Locator) => link.hover(),
  'the focus on': (link: Locator) => link.focus(),
  'a finger on': (link: Locator) => link.dispatchEvent('touchstart'),
} as const;

test.for([
  ['a pointer that rests on', 'desktop'],
  ['the focus on', 'desktop'],
  ['a finger on', 'phone'],
] as const)(
  '%s many links prefetches at most four pages at once, on a %s',
  async ([intent, screen], { enter, expect }) => {
    const shopper = await enter({ language: 'id', screen });
    const { page } = shopper;
    await open(shopper, PATHS.products);
    const prefetched = await watchPrefetched(page);
    // A pointer lies somewhere on the page, and other things come under it when the page scrolls.
    await page.mouse.move(5, 5);
    const links = page.locator('main li:has([data-card-price]) h2 a');
    const paths: string[] = [];
    for (const link of (await links.all()).slice(0, 2 * MOST)) {
      const path = `${new URL(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).pathname}.data`;
      paths.push(path);
      await INTENTS[intent](link);
      await page.locator(`link[rel="prefetch"][href*="${path}"]`).waitFor({ state: 'attached' });
    }
    const { most, seen } = await prefetched();
    expect(most).toBe(MOST);
    // A page that scrolls moves other links under the pointer.
    expect(seen).toEqual(expect.arrayContaining(paths));
  },
);

/** In a category the list has another route. */
test.for([PATHS.products, categoryPath('campuran-bahan-bakar')])(
  'the list of a filter is fetched while a finger rests on it, and not again when it is lifted: %s',
  async (path, { enter, expect }) => {
    const shopper = await enter({ language: 'en', screen: 'phone' });
    const { page } = shopper;
    await open(shopper, path);
    await page.locator('button[popovertarget="filters"]:not([popovertargetaction])').tap();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('sale')) asked.push(request.url());
    });
    const filter = page.locator('#filters label:has(input[name="sale"])');
    const isFetched = page.waitForResponse((response) => response.url().includes('sale=1'));
    await filter.dispatchEvent('pointerdown', { button: 0 });
    await (await isFetched).finished();
    // Not a tap, which begins with a touch of its own.
    await filter.dispatchEvent('click');
    await page.waitForURL(({ searchParams }) => searchParams.has('sale'));
    expect(asked).toHaveLength(1);
  },
);
