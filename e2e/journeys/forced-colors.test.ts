import type { Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { beginCheckout } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const enterWithForcedColors = async (shopper: Shopper): Promise<Shopper> => {
  await shopper.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  return shopper;
};

/** Whether a change of its state can be seen on an element: its pictures before and after differ. */
async function isSeen(locator: Locator, change: (element: Element) => void): Promise<boolean> {
  await locator.scrollIntoViewIfNeeded();
  // The element itself: after the change the locator may find it no more.
  const element = await locator.elementHandle();
  if (!element) return false;
  const before = await element.screenshot({ animations: 'disabled' });
  await element.evaluate(change);
  return !before.equals(await element.screenshot({ animations: 'disabled' }));
}

const isNoLongerCurrent = (element: Element) => element.removeAttribute('aria-current');

test('with forced colours a product shows its rating, the chosen option, the current picture and tab', async ({
  enter,
  expect,
}) => {
  const shopper = await enterWithForcedColors(await enter());
  const { page, messages } = shopper;
  await open(shopper, productPath('syn-formula'));
  const stars = page
    .getByRole('main')
    .getByRole('img', { name: new RegExp(`^${messages(PRODUCT).rated('.*')}`) })
    .first();
  const noRating = (element: Element) => element instanceof HTMLElement && element.style.setProperty('--rating', '0');
  expect(await isSeen(stars, noRating)).toBe(true);
  const option = page.locator('label:has(input[type="radio"]:checked)').first();
  const isNotChosen = (element: Element) => {
    const input = element.querySelector('input');
    if (input) input.checked = false;
  };
  expect(await isSeen(option, isNotChosen)).toBe(true);
  const thumbnail = page
    .getByRole('region', { name: messages(PRODUCT).photos })
    .locator('a[aria-current]')
    .first();
  expect(await isSeen(thumbnail, isNoLongerCurrent)).toBe(true);
  const isNoLongerSelected = (element: Element) => element.setAttribute('aria-selected', 'false');
  expect(await isSeen(page.getByRole('tab', { selected: true }), isNoLongerSelected)).toBe(true);
});

test('with forced colours a list shows where it is and what is chosen', async ({ enter, expect }) => {
  const shopper = await enterWithForcedColors(await enter());
  const { page, messages } = shopper;
  await open(shopper, PATHS.products);
  const current = page
    .getByRole('navigation', { name: messages(NAVIGATION).mainMenu })
    .getByRole('link', { name: messages(NAVIGATION).products, exact: true });
  expect(await isSeen(current, isNoLongerCurrent)).toBe(true);
  const number = page.getByRole('navigation', { name: messages(PRODUCTS).pages }).locator('[aria-current]');
  expect(await isSeen(number, isNoLongerCurrent)).toBe(true);
  const box = page.getByRole('checkbox').first();
  const isTicked = (element: Element) => {
    if (element instanceof HTMLInputElement) element.checked = true;
  };
  expect(await isSeen(box, isTicked)).toBe(true);
  const noProgress = (element: Element) => {
    if (element.firstElementChild instanceof HTMLElement) element.firstElementChild.hidden = true;
  };
  expect(await isSeen(page.getByRole('main').getByRole('progressbar').first(), noProgress)).toBe(true);
});

/** Words in the colour of the page's ground, which the browser draws behind all words but those of elements that opt out. */
const wordsWithoutContrast = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('p'));
    sample.style.color = 'Canvas';
    const ground = getComputedStyle(sample).color;
    sample.remove();
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const elements = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility() && hasWords(one));
    return elements.flatMap((element) => {
      const style = getComputedStyle(element);
      const isLost = style.color === ground && style.getPropertyValue('forced-color-adjust') !== 'none';
      return isLost ? [`${element.className}: ${element.textContent}`] : [];
    });
  });

test.for([
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const)(
  'with forced colours, %s, words stand out from their ground on a %s',
  async ([colorScheme, screen], { enter, expect }) => {
    const shopper = await enter({ screen });
    const { page } = shopper;
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const vehicle = '/vehicle?vehicle=car-petrol-1500-2018';
    for (const path of [PATHS.home, `${PATHS.products}?sale=1`, productPath('syn-formula'), vehicle, PATHS.account]) {
      await open(shopper, path);
      expect(await wordsWithoutContrast(page), path).toEqual([]);
    }
    await beginCheckout(shopper, itemOf('carnauba-wax'));
    expect(await wordsWithoutContrast(page)).toEqual([]);
  },
);
