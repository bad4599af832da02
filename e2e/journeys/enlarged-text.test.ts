import type { Page } from 'playwright-core';
import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { COMPARE } from '#storefront/i18n/messages/compare.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { SCREENS, type Shopper, test } from '../harness/shopper.ts';
import { addToCart, cartButton, openCart } from '../shopper/cart.ts';
import { acceptDelivery, arriveAtStep, giveAddress, giveContact, placeButton } from '../shopper/checkout.ts';
import { findClippedElements, nextFrame, open } from '../shopper/pages.ts';

const ITEM = itemOf('carnauba-wax');

/** Text at 200 % (WCAG 1.4.4), as a browser that enlarges the text alone: all lengths in `rem` double, media queries do not. */
const enlarge = ({ page }: Shopper) =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    // The typeface that stands in for the shop's own is wider.
    await document.fonts.ready;
  });

async function tooWide(shopper: Shopper, name: string, { width } = SCREENS[shopper.screen].viewport) {
  await enlarge(shopper);
  // A phone would zoom out to show what is wider than the screen.
  const excess = (await shopper.page.evaluate(() => document.documentElement.scrollWidth)) - width;
  return excess > 0 ? [`${name}: ${excess} px too wide at ${width}: ${await widestElement(shopper)}`] : [];
}

/** The innermost element that reaches furthest out and is not clipped by another. */
const widestElement = ({ page }: Shopper): Promise<string | undefined> =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement);
    };
    const seen = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility() && !isClipped(one));
    const right = (element: Element) => element.getBoundingClientRect().right;
    const furthest = Math.max(...seen.map(right));
    return seen.findLast((element) => right(element) === furthest)?.outerHTML.slice(0, 200);
  });

test.for(['id', 'en'] as const)(
  'no page scrolls sideways at text of double size, in %s',
  async (language, { enter, expect }) => {
    const shopper = await enter({ screen: 'phone', language });
    const { page } = shopper;
    const faults: string[] = [];
    for (const { path, status } of ROUTE_SAMPLES) {
      if (status !== 200) shopper.browserErrors.expect(new RegExp(`status of ${status}`));
      await page.setViewportSize(SCREENS.phone.viewport);
      await page.goto(shopper.address + localPath(path, language));
      faults.push(...(await tooWide(shopper, path)));
      await page.setViewportSize(SCREENS.desktop.viewport);
      await nextFrame(page);
      faults.push(...(await tooWide(shopper, path, SCREENS.desktop.viewport)));
    }
    expect(faults).toEqual([]);
  },
);

test.for(['phone', 'desktop'] as const)(
  'at text of double size the cart is in reach and every step of the checkout fits, on a %s',
  async (screen, { enter, expect }) => {
    const shopper = await enter({ screen, language: 'id' });
    await open(shopper, `/product/${ITEM.slug}`);
    await addToCart(shopper, ITEM);
    await enlarge(shopper);
    await shopper.page.evaluate(() => scrollTo(0, 0));
    const box = await cartButton(shopper).boundingBox();
    expect(box && box.x + box.width <= SCREENS[screen].viewport.width).toBe(true);
    const panel = await openCart(shopper);
    await expect.poll(() => findClippedElements(panel)).toEqual([]);
    await panel.getByRole('link', { name: shopper.messages(CART).checkout, exact: true }).click();
    const text = shopper.messages(CHECKOUT);
    const faults: string[] = [];
    await arriveAtStep(shopper, text.contact);
    faults.push(...(await tooWide(shopper, 'contact')));
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    faults.push(...(await tooWide(shopper, 'address')));
    await giveAddress(shopper);
    await arriveAtStep(shopper, text.delivery);
    faults.push(...(await tooWide(shopper, 'delivery')));
    await acceptDelivery(shopper);
    await placeButton(shopper).waitFor();
    faults.push(...(await tooWide(shopper, 'payment')));
    expect(faults).toEqual([]);
  },
);

test('at text of double size the home page begins with whole words, on a phone', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  await open(shopper, PATHS.home);
  await enlarge(shopper);
  const beginning = shopper.page.getByRole('main').locator('section').first();
  expect(await findClippedElements(beginning)).toEqual([]);
});

const SMALL_SCREENS = [
  ['a narrow phone', { width: 320, height: 568 }],
  ['a phone enlarged to 200 %', { width: 195, height: 422 }],
  ['a laptop enlarged to 200 %', { width: 640, height: 450 }],
] as const;

/** Names of what floats over the photos, or over something to press. */
const floatingOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const below = [...document.querySelectorAll('main :is([data-stays-clear], button, input, select, summary)')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('aside a')].flatMap((floating) => {
      const { left, right, top, bottom } = floating.getBoundingClientRect();
      const isOver = (box: DOMRect) => left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      return right > 0 && left < innerWidth && below.some(isOver) ? [floating.ariaLabel ?? ''] : [];
    });
  });

test.for(SMALL_SCREENS)('on %s nothing floats over photos and buttons', async ([, viewport], { enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  const text = messages(COMPARE);
  await page.setViewportSize(viewport);
  await open(shopper, PATHS.products);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text.compare('')}`) })
    .first()
    .click();
  await page.getByRole('link', { name: text.show(1) }).waitFor();
  await open(shopper, productPath('full-synthetic'));
  await page.getByRole('link', { name: text.show(1) }).waitFor();
  const end = await page.evaluate(() => document.body.scrollHeight);
  // Upwards, when everything that floats is shown.
  for (let top = end; top >= 0; top -= viewport.height / 2) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => floatingOver(page)).toEqual([]);
  }
});
