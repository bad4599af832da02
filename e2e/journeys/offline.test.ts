import { expect } from 'vitest';
import { SERVICE_WORKER } from '#contract/builds.ts';
import { PATHS, productPath } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';
import { SITE } from '#contract/site.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { OFFLINE } from '#storefront/i18n/messages/offline.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
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

async function goOffline({ context, browserErrors }: Shopper): Promise<void> {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  // That a style sheet on its way did not come, React leaves unhandled.
  browserErrors.allow(/uncaught: Event/);
  await context.setOffline(true);
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
  const photo = page.getByRole('main').locator('img').first();
  // The list has another size of the same photo.
  const shownAs = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const keptPictures = () =>
    page.evaluate(async () => (await (await caches.open('pictures-1')).keys()).map(({ url }) => url).join());
  await expect.poll(keptPictures).toContain(shownAs);
  await page.goto(urlOf(PATHS.cart));
  await waitForHydration(shopper);

  // What a phone with little room has dropped by itself.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await goOffline(shopper);
  await page.goto(urlOf(productPath(WAX.slug)));
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
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

test('the pages to read are named without the shop, those of the page’s language first, and nothing moves', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'en', keepsPages: true });
  const { page, context, messages, urlOf } = shopper;
  const text = messages(OFFLINE);
  await open(shopper, productPath(FLUSH.slug));
  await waitUntilKept(shopper, [urlOf(productPath(FLUSH.slug))]);
  const indonesian = `${shopper.address}/id${productPath(WAX.slug)}`;
  await page.goto(indonesian);
  await waitUntilKept(shopper, [indonesian]);
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as readonly { readonly value: number }[])
        Reflect.set(window, 'shifted', (Reflect.get(window, 'shifted') ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(shopper, ROUTES.offline.path);
  const pages = page.getByRole('region', { name: text.visited }).getByRole('link');
  await pages.first().waitFor();
  const names = await pages.allInnerTexts();
  expect(names).toEqual([expect.stringContaining(FLUSH.name.en), expect.stringContaining(WAX.name.id)]);
  expect(names.filter((name) => name.includes(SITE.siteName))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.01);
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
  await goOffline(shopper);
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

/** Another address of the worker's script: for the browser a release of its own, which it replaces as it replaces any. */
const EARLIER_RELEASE = `${SERVICE_WORKER}?earlier`;

/**
 * Settled when this script is the one that the page's requests pass. A request or message that meets the worker before while the browser
 * stops it starts that worker anew: the next one waits until the browser has stopped it for its idleness, half a minute later, and the
 * browser stops none that a debugger sees, as here each is. So that is done for it.
 */
async function changeWorker({ page, context }: Shopper, script: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  // Again and again: the page itself may have registered its own once more in between.
  const current = async () => {
    const [isWaiting, controller] = await page.evaluate(async (path) => {
      const { waiting } = await navigator.serviceWorker.register(path);
      return [waiting !== null, navigator.serviceWorker.controller?.scriptURL] as const;
    }, script);
    if (isWaiting) await devtools.send('ServiceWorker.stopAllWorkers');
    return controller;
  };
  await expect.poll(current).toBe(new URL(script, page.url()).href);
}

test('a new release takes over from the worker of an earlier one, and costs neither kept pages, cart nor typed form', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', keepsPages: true });
  const { page, messages, urlOf } = shopper;
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  await waitUntilKept(shopper, []);
  await open(shopper, productPath(WAX.slug));
  await waitUntilKept(shopper, [urlOf(productPath(WAX.slug))]);
  await open(shopper, PATHS.contact);
  await changeWorker(shopper, EARLIER_RELEASE);
  await page.evaluate(async () => {
    for (const name of ['offline-earlier', 'pages-0']) await (await caches.open(name)).put('/', new Response(''));
  });
  const message = page.getByLabel(messages(CONTACT).message);
  await message.fill('Oli apa untuk Avanza 2018?');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await changeWorker(shopper, SERVICE_WORKER);
  const cacheNames = () => page.evaluate(async () => (await caches.keys()).toSorted());
  await expect
    .poll(cacheNames)
    .toEqual(['files-1', expect.stringMatching(/^offline-/), 'pages-1', 'pictures-1', 'visitor-1']);
  expect(await cacheNames()).not.toContain('offline-earlier');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(await message.inputValue()).toBe('Oli apa untuk Avanza 2018?');
  expect(await quantityOf(await openCart(shopper), shopper, WAX).inputValue()).toBe('1');

  await goOffline(shopper);
  await page.goto(urlOf(productPath(WAX.slug)));
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
  // Still nothing of one visitor is kept.
  await page.goto(urlOf(PATHS.cart));
  await page.getByRole('heading', { level: 1, name: messages(OFFLINE).heading }).waitFor();
});

test('without a language in the address, the page without a connection speaks the one that was read last', async ({
  enter,
}) => {
  const shopper = await enter({ language: 'en', keepsPages: true });
  const { page } = shopper;
  await open(shopper, PATHS.about);
  await waitUntilKept(shopper, [shopper.urlOf(PATHS.about)]);
  const languageRead = () =>
    page.evaluate(async () => (await (await caches.open('visitor-1')).match('/language-read'))?.text());
  await page.goto(`/id${PATHS.about}`);
  await expect.poll(languageRead, { timeout: 60_000 }).toBe('id');
  await goOffline(shopper);
  for (const path of [PATHS.cart, ROUTES.offline.path]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: OFFLINE.id.heading }).waitFor();
  }
});
