import type { Locator, Page } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { VIEWER } from '#storefront/i18n/messages/viewer.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { fillCart, openCart, quantityOf } from '../shopper/cart.ts';
import { hasFocusWithin, open } from '../shopper/pages.ts';

const ITEM = itemOf('syn-formula-moto', { viscosity: '10w40', size: '800ml' });

/** Whether a finger finds the element where it is, once it is scrolled to. */
const isInReach = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element.querySelector('input') ?? element));
  });

test.for([
  ['a phone held across', { width: 844, height: 390 }],
  ['a laptop enlarged to 400 %', { width: 320, height: 225 }],
] as const)('on %s the lines and the button of the cart are in reach', async ([, viewport], { enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  await shopper.page.setViewportSize(viewport);
  await fillCart(shopper, ITEM);
  await open(shopper, productPath(ITEM.slug));
  const cart = await openCart(shopper);
  const quantity = quantityOf(cart, shopper, ITEM);
  await quantity.waitFor();
  await expect.poll(() => isInReach(quantity)).toBe(true);
  const checkout = cart.getByRole('link', { name: shopper.messages(CART).checkout, exact: true });
  expect(await isInReach(checkout)).toBe(true);
});

test.for([
  ['a phone enlarged to 200 %', { width: 195, height: 422 }],
  ['a laptop enlarged to 400 %', { width: 320, height: 225 }],
] as const)('on %s every filter and the button below are in reach', async ([, viewport], { enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await page.setViewportSize(viewport);
  await open(shopper, PATHS.products);
  await page.getByRole('button', { name: text.openFilters }).click();
  const sheet = page.getByRole('dialog', { name: text.filters });
  await sheet.waitFor();
  await expect.poll(() => isInReach(sheet.locator('label').filter({ visible: true }).last())).toBe(true);
  expect(await isInReach(sheet.getByRole('button').last())).toBe(true);
});

test('on a phone held across the foot of the options and most of an enlarged photo are in sight', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await page.setViewportSize({ width: 844, height: 390 });
  await open(shopper, productPath(ITEM.slug));
  await page.getByRole('heading', { name: messages(PRODUCT).related }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`^${messages(PRODUCT).chooseOptions}`) }).click();
  const options = page.getByRole('dialog', { name: messages(PRODUCT).chooseOptions });
  const bottom = () =>
    options.getByRole('button', { name: messages(PRODUCT).add }).evaluate((add) => add.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(390);
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: messages(VIEWER).enlarge })
    .first()
    .click();
  const stage = page.getByRole('button', { name: messages(VIEWER).stage });
  await expect.poll(() => stage.evaluate((photo) => photo.getBoundingClientRect().height)).toBeGreaterThan(390 / 2);
});

/** What in the page has no whole outline when it has the focus: cut off by what holds it, by the screen, or under the header. */
const cutOutlines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cutter = (element: Element, reach: number): Element | undefined => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left - reach < -1 || right + reach > innerWidth + 1) return document.body;
      const header = document.querySelector('header');
      const fits = bottom - top < innerHeight / 2;
      if (header && fits && top - reach < header.getBoundingClientRect().bottom - 1) return header;
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        const isCutAside = left - reach < box.left - 1 || right + reach > box.right + 1;
        const isCutAbove = top - reach < box.top - 1 || bottom + reach > box.bottom + 1;
        if ((overflowX !== 'visible' && isCutAside) || (overflowY !== 'visible' && isCutAbove)) return frame;
      }
      return undefined;
    };
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, [tabindex="0"])')];
    return stops.flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.visuallyHidden, [inert]')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      element.focus();
      for (const change of document.getAnimations()) change.finish();
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (document.activeElement !== element || outlineStyle === 'none') return [];
      const isCut = cutter(element, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
      return isCut ? [`${element.outerHTML.slice(0, 120)} in ${isCut.className || isCut.tagName}`] : [];
    });
  });

test.for([
  PATHS.home,
  PATHS.products,
  productPath('syn-formula'),
  '/compare?products=syn-formula,full-synthetic',
  PATHS.privacy,
  '/racing/richard-petty',
])('at %s every outline of the focus is whole', async (path, { enter, expect }) => {
  const shopper = await enter();
  const { page } = shopper;
  await open(shopper, path);
  // The keyboard, not a mouse.
  await page.keyboard.press('Tab');
  expect(await cutOutlines(page)).toEqual([]);
  // A laptop enlarged to 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  await expect.poll(() => cutOutlines(page)).toEqual([]);
});

/** What has the focus, when the bar above the end of the screen hides all of it. */
const hiddenFocus = (bar: Locator): Promise<string | null> =>
  bar.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || element.contains(focused)) return null;
    const isHidden = focused.getBoundingClientRect().top >= element.getBoundingClientRect().top;
    return isHidden ? focused.outerHTML.slice(0, 120) : null;
  });

test('on a phone with a keyboard the bar of a product hides nothing that has the focus', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, productPath('octane-booster'));
  const bar = page.getByRole('region', { name: messages(PRODUCT).buyBar });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await bar.waitFor();
  await page.getByRole('tab').first().focus();
  const hidden: (string | null)[] = [];
  while (!(await hasFocusWithin(footer))) {
    await page.keyboard.press('Tab');
    hidden.push(await hiddenFocus(bar));
  }
  expect(hidden.length).toBeGreaterThan(10);
  expect(hidden.filter((focused) => focused !== null)).toEqual([]);
});

test.for([
  { width: 360, height: 640 },
  { width: 390, height: 664 },
])(
  'between the bars of a browser, in $width × $height, a product shows its price at once',
  async (viewport, { enter, expect }) => {
    const shopper = await enter({ screen: 'phone', language: 'id' });
    const { page } = shopper;
    await page.setViewportSize(viewport);
    await open(shopper, productPath('syn-formula'));
    const price = page.getByRole('main').getByText('€27.50', { exact: true }).first();
    const { bottom } = await price.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThan(viewport.height);
  },
);
