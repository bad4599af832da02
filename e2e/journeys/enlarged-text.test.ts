import { localPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { SCREENS, type Shopper, test } from '../harness/shopper.ts';
import { addToCart, cartButton, openCart } from '../shopper/cart.ts';
import { acceptDelivery, arriveAtStep, giveAddress, giveContact, placeButton } from '../shopper/checkout.ts';
import { findClippedElements, open } from '../shopper/pages.ts';

const ITEM = itemOf('carnauba-wax');

/** Text at 200 % (WCAG 1.4.4), as a browser that enlarges the text alone: all lengths in `rem` double, media queries do not. */
const enlarge = ({ page }: Shopper) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** How many pixels the content is wider than the screen; a phone would zoom out to show them. */
const excessWidth = async ({ page, screen }: Shopper): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - SCREENS[screen].viewport.width;

async function tooWide(shopper: Shopper, name: string): Promise<readonly string[]> {
  await enlarge(shopper);
  const excess = await excessWidth(shopper);
  return excess > 0 ? [`${name}: ${excess} px too wide: ${await widestElement(shopper)}`] : [];
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

test.for([
  ['phone', 'id'],
  ['phone', 'en'],
  ['desktop', 'id'],
] as const)(
  'no page scrolls sideways at text of double size, on a %s in %s',
  async ([screen, language], { enter, expect }) => {
    const shopper = await enter({ screen, language });
    const faults: string[] = [];
    for (const { path, status } of ROUTE_SAMPLES) {
      if (status !== 200) shopper.browserErrors.expect(new RegExp(`status of ${status}`));
      await shopper.page.goto(shopper.address + localPath(path, language));
      faults.push(...(await tooWide(shopper, path)));
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
    expect(await findClippedElements(panel)).toEqual([]);
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
