import { expect } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';
import { OFFLINE } from '#storefront/i18n/messages/offline.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addToCart } from '../shopper/cart.ts';
import { open, waitForHydration } from '../shopper/pages.ts';

const WAX = itemOf('carnauba-wax');
const FLUSH = itemOf('engine-flush');

/** Waits until the browser keeps these pages. */
async function waitUntilKept({ page }: Shopper, addresses: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const isControlled = navigator.serviceWorker.controller !== null;
      return isControlled ? (await (await caches.open('pages-1')).keys()).map(({ url }) => url) : [];
    });
  await expect.poll(kept, { timeout: 90_000 }).toEqual(expect.arrayContaining([...addresses]));
}

test('visited pages are read without a connection, and a cart never is', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone', keepsPages: true });
  const { page, context, messages, urlOf } = shopper;
  const text = messages(OFFLINE);
  await open(shopper, `${PATHS.products}?search=carnauba`);
  await page.getByRole('link', { name: WAX.name.id, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
  await addToCart(shopper, WAX);
  await waitUntilKept(shopper, [urlOf(`${PATHS.products}?search=carnauba`), urlOf(productPath(WAX.slug))]);
  const keptPictures = () =>
    page.evaluate(async () => (await (await caches.open('pictures-1')).keys()).map(({ url }) => url).join());
  await expect.poll(keptPictures, { timeout: 60_000 }).toContain(`/${WAX.slug}`);
  await page.goto(urlOf(PATHS.cart));
  await waitForHydration(shopper);

  // What a phone with little room has dropped by itself.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  shopper.browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await page.goto(urlOf(productPath(WAX.slug)));
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
  const photo = page.getByRole('main').locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const notice = page.getByRole('status').filter({ hasText: text.keptOn('').slice(0, 20) });
  await notice.waitFor();
  expect(await notice.innerText()).toContain(String(new Date().getFullYear()));

  for (const path of [PATHS.cart, PATHS.account, productPath(FLUSH.slug)]) {
    await page.goto(urlOf(path));
    await page.waitForURL((url) => url.pathname.endsWith(ROUTES.offline.path));
    await page.getByRole('heading', { level: 1, name: text.heading }).waitFor();
  }
  await page.getByRole('link', { name: new RegExp(WAX.name.id) }).click();
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();

  await context.setOffline(false);
  await page.getByRole('button', { name: text.reload }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
});

test('a page is kept although it was loaded before the browser could keep pages', async ({ enter }) => {
  const shopper = await enter({ language: 'en', keepsPages: true });
  await open(shopper, PATHS.about);
  await shopper.page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await open(shopper, PATHS.faq);
  await waitUntilKept(shopper, [shopper.urlOf(PATHS.faq)]);
});

test('who waits on the page without a connection goes on when there is one', async ({ enter }) => {
  const shopper = await enter({ language: 'en', keepsPages: true });
  const { page, context, messages, urlOf } = shopper;
  await open(shopper, PATHS.about);
  await waitUntilKept(shopper, [urlOf(PATHS.about)]);
  await context.setOffline(true);
  shopper.browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await page.goto(urlOf(productPath(FLUSH.slug)));
  await page.getByRole('heading', { level: 1, name: messages(OFFLINE).heading }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: FLUSH.name.en }).waitFor();
});

test('the shop can be installed', async ({ enter, expect }) => {
  const shopper = await enter({ keepsPages: true });
  await open(shopper, PATHS.home);
  await shopper.page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await shopper.context.newCDPSession(shopper.page);
  const { errors } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(errors).toEqual([]);
  // A window of a test keeps nothing of what it is told.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
