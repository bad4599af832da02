import type { Locator } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { type Shopper, test } from '../harness/shopper.ts';
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
