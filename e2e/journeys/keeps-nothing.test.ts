import { articlePath, PATHS, productPath } from '#contract/paths.ts';
import { ARTICLES } from '#storefront/i18n/messages/articles.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { COMPARE } from '#storefront/i18n/messages/compare.ts';
import { COOKIES } from '#storefront/i18n/messages/cookies.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addButton, addToCart, openCart } from '../shopper/cart.ts';
import { open } from '../shopper/pages.ts';
import { saveIcon } from '../shopper/wishlist.ts';

const REFUSED = /SecurityError/;

/** As in Firefox when it keeps no cookies and no data of pages: whatever would store or share something throws. */
async function keepNothing({ context, browserErrors }: Shopper): Promise<void> {
  // React Router's own script reports that it cannot read the scroll positions.
  browserErrors.allow(REFUSED);
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
}

test('a browser that keeps nothing of pages shows and sells all the same', async ({ enter }) => {
  const shopper = await enter();
  await keepNothing(shopper);
  await open(shopper, productPath('gear-treatment'));
  await addToCart(shopper, itemOf('gear-treatment'));
  const banner = shopper.page.getByRole('banner');
  await banner.getByRole('link', { name: shopper.messages(CART).openWith(1) }).waitFor();
});

test('a browser that blocks cookies is told so where something would be kept', async ({ enter }) => {
  const shopper = await enter({ language: 'id' });
  const { page, context, messages } = shopper;
  const { blocked } = messages(COOKIES);
  await keepNothing(shopper);
  await context.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await open(shopper, productPath('gear-treatment'));
  await (await openCart(shopper)).getByRole('alert').getByText(blocked).waitFor();
  for (const path of [PATHS.checkout, PATHS.account, PATHS.wishlist]) {
    await open(shopper, path);
    await page.getByRole('alert').getByText(blocked).waitFor();
  }
  await open(shopper, productPath('gear-treatment'));
  await addButton(shopper).click();
  await page.getByRole('status').getByText(blocked).waitFor();
  await open(shopper, PATHS.products);
  const item = itemOf('gear-treatment');
  await saveIcon(shopper, item).click();
  await page.getByRole('status').getByText(blocked).waitFor();
  await page
    .getByRole('button', { name: messages(COMPARE).compare(item.name.id), exact: true })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.compare));
  await page.getByRole('main').getByRole('link', { name: item.name.id }).first().waitFor();
});

test('a browser that does not copy is offered no copy', async ({ enter }) => {
  const shopper = await enter();
  const { page, context, messages } = shopper;
  const copy = page.getByRole('button', { name: messages(ARTICLES).copyLink });
  await open(shopper, articlePath('engine-flush-10-15-menit'));
  await copy.waitFor();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await open(shopper, articlePath('engine-flush-10-15-menit'));
  await copy.waitFor({ state: 'detached' });
});
