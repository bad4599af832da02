import { inject } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { listen } from '#server/testing/http-server.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { FOOTER, NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { VEHICLE } from '#storefront/i18n/messages/vehicle.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { SCREENS, type Shopper, test } from '../harness/shopper.ts';
import { addButton, addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { hold } from '../shopper/hold.ts';
import { open, waitForHydration } from '../shopper/pages.ts';

const WAX = itemOf('carnauba-wax');

/** In the tag of the script that waits for the page. */
const WAITING_SCRIPT = 'type="text/waiting-module"';

/** What Web Vitals count as good for a whole visit. */
const SMALL_SHIFT = 0.1;

/** Sums up from here on how far the page moved under the shopper. */
async function observeShifts({ page }: Shopper): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const shifts = { sum: 0 };
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; hadRecentInput: boolean } =>
      entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isShift(entry) && !entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => sum.evaluate((shifts) => shifts.sum);
}

/** A phone of the lower middle class on a bad mobile network. */
async function slowDown({ page, context }: Shopper): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.for(['phone', 'desktop'] as const)(
  'a page that is long in coming shows its shape at its top, says so, and does not jump, on a %s',
  async (screen, { enter, expect }) => {
    const shopper = await enter({ language: 'id', screen });
    const { page, messages } = shopper;
    await open(shopper, `${PATHS.products}?search=carnauba`);
    const heading = page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle('carnauba') });
    const said = page.getByRole('banner').getByRole('status').getByText(messages(NAVIGATION).loading);
    const shifts = await observeShifts(shopper);
    const { letThrough } = await hold(shopper, /\.data/);
    await page.getByRole('link', { name: WAX.name.id, exact: true }).first().click();
    await said.waitFor();
    await heading.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const shape = page.locator('main [aria-hidden="true"].container');
    expect((await shape.boundingBox())?.height).toBeGreaterThanOrEqual(SCREENS[screen].viewport.height);
    letThrough();
    await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
    await said.waitFor({ state: 'detached' });
    expect(await shifts()).toBeLessThan(SMALL_SHIFT);
  },
);

test('a tapped card tells of its product until the page is there, and Back leads to the same place of the list', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  await open(shopper, PATHS.products);
  const card = page.locator('main li:has([data-card-price])').nth(8);
  const link = card.locator('h2 a');
  const [name, price] = [await link.innerText(), await card.locator('[data-card-price] > p').first().innerText()];
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const { letThrough } = await hold(shopper, /\.data/);
  await link.tap();
  const shape = page.locator('main [aria-hidden="true"].container');
  await shape.waitFor();
  expect(await shape.innerText()).toContain(name);
  expect(await shape.innerText()).toContain(price);
  letThrough();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect([await shape.count(), await page.evaluate(() => scrollY)]).toEqual([0, 0]);
  await page.goBack();
  await link.waitFor();
  await page.waitForFunction((y) => scrollY === y, place);
});

test('no script is fetched before something of the page is painted', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const { letThrough } = await hold(shopper, /\.css$/);
  const hasTypeface = page.waitForResponse(/\.woff2$/);
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'commit' });
  // The browser has read the head of the page, and fetches what stands there.
  await (await hasTypeface).finished();
  expect(scripts).toEqual([]);
  letThrough();
  await waitForHydration(shopper);
  expect(scripts.length).toBeGreaterThan(0);
});

/** The shop behind a network that stops within the text of the page's own script until the rest is let through. */
async function stopWithinScript(shop: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const port = await listen(async ({ url, headers: { accept } }, response) => {
    const answer = await fetch(shop + url, { headers: { accept: accept ?? '*/*' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    const scriptAt = bytes.indexOf(WAITING_SCRIPT);
    const end = scriptAt < 0 ? bytes.length : bytes.indexOf('import', scriptAt) + 'import'.length;
    response.write(bytes.subarray(0, end));
    if (scriptAt >= 0) await promise;
    response.end(bytes.subarray(end));
  });
  return { address: `http://localhost:${port}`, letThrough: resolve };
}

test('a page that is touched while its script is still coming starts it whole', async ({ enter }) => {
  const { address, letThrough } = await stopWithinScript(inject('shops').embedded.address);
  const shopper = await enter({ language: 'id', screen: 'phone', address });
  const { page } = shopper;
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'commit' });
  await page.locator(`script[${WAITING_SCRIPT}]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  letThrough();
  await waitForHydration(shopper);
});

test('on a slow phone a tap before the script runs is not lost', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  await slowDown(shopper);
  const { letThrough } = await hold(shopper, /\.js$/);
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'commit' });
  await addButton(shopper).tap();
  await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart), { waitUntil: 'commit' });
  letThrough();
  await waitForHydration(shopper);
  expect(await quantityOf(page.getByRole('main'), shopper, WAX).inputValue()).toBe('1');
});

test('a button that is pressed again before the script runs sends its form once', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  const script = await hold(shopper, /\.js$/);
  const response = await hold(shopper, /\/cart$/);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'domcontentloaded' });
  await addButton(shopper).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await addButton(shopper).boundingBox()) ?? expect.fail();
  for (const _ of [1, 2, 3]) await page.touchscreen.tap(x + width / 2, y + height / 2);
  response.letThrough();
  await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart), { waitUntil: 'commit' });
  script.letThrough();
  expect(posts).toHaveLength(1);
});

test('on a slow machine what is typed before the script runs is kept and counts', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await slowDown(shopper);
  const { letThrough } = await hold(shopper, /\.js$/);
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'commit' });
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: messages(PRODUCT).quantity });
  const search = page.getByRole('banner').getByLabel(messages(NAVIGATION).searchLabel);
  await quantity.fill('3');
  await search.fill('carnauba');
  letThrough();
  await waitForHydration(shopper);
  await addToCart(shopper, WAX);
  expect([await quantity.inputValue(), await search.inputValue()]).toEqual(['3', 'carnauba']);
  expect(await quantityOf(await openCart(shopper), shopper, WAX).inputValue()).toBe('3');
  await page.keyboard.press('Escape');
  await search.press('Enter');
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'carnauba');
});

/** Opens the page without its script, and has it come when all is done that `act` does. */
async function actBeforeScript(shopper: Shopper, path: string, act: () => Promise<unknown>): Promise<void> {
  const { letThrough } = await hold(shopper, /\.js$/);
  await shopper.page.goto(shopper.urlOf(path), { waitUntil: 'domcontentloaded' });
  await act();
  letThrough();
  await waitForHydration(shopper);
}

test('what is chosen before the script runs is followed when it does', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', screen: 'phone' });
  const { page, messages } = shopper;
  const main = page.getByRole('main');
  const sort = page.getByRole('combobox', { name: messages(PRODUCTS).sortBy });
  await actBeforeScript(shopper, PATHS.products, () => sort.selectOption('price'));
  await page.waitForURL('**/en/products?orderby=price');

  const more = main.getByRole('button', { name: messages(PRODUCT).more }).first();
  await actBeforeScript(shopper, productPath(WAX.slug), () => more.tap());
  await more.tap();
  const quantity = main.getByRole('spinbutton', { name: messages(PRODUCT).quantity });
  await expect.poll(() => quantity.inputValue()).toBe('3');

  const [type, fuel] = [page.getByLabel(messages(VEHICLE).type), page.getByLabel(messages(VEHICLE).fuel)];
  await actBeforeScript(shopper, PATHS.vehicle, () => type.selectOption('scooter'));
  await expect.poll(() => fuel.inputValue()).toBe('petrol');
});

test('the way from the cart to the checkout says that it is long', async ({ enter }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  const cart = await openCart(shopper);
  const { letThrough } = await hold(shopper, /checkout\.data/);
  const way = cart.getByRole('link', { name: shopper.messages(CART).checkout, exact: true });
  await way.tap();
  await way.and(shopper.page.locator('[aria-busy="true"]')).waitFor();
  letThrough();
  await shopper.page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.checkout));
});

test('a page that Back restores while it waits for another one is loaded anew', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.faq);
  await hold(shopper, /\.data/);
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restore();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages(FOOTER).about, exact: true })
    .tap();
  await page.getByRole('banner').getByRole('status').getByText(messages(NAVIGATION).loading).waitFor();
  expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(true);
  await Promise.all([page.waitForEvent('load'), restore()]);
  expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(false);
});

test('a tap that starts the script adds to the cart once', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  await slowDown(shopper);
  const { letThrough } = await hold(shopper, /\.webp/);
  await page.goto(shopper.urlOf(productPath(WAX.slug)), { waitUntil: 'commit' });
  await addButton(shopper).waitFor();
  expect(await page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__react')))).toBe(false);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await addButton(shopper).tap();
  await added;
  letThrough();
  await page.goto(shopper.urlOf(PATHS.cart));
  expect(await quantityOf(page.getByRole('main'), shopper, WAX).inputValue()).toBe('1');
  expect(posts).toHaveLength(1);
});
