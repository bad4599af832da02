import { setTimeout as sleep } from 'node:timers/promises';
import { LATEST_BUILD, RELEASE_HEADER } from '#contract/builds.ts';
import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { lookAtQuestions } from '../shopper/browse.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { open, waitForHydration } from '../shopper/pages.ts';

const WAX = itemOf('carnauba-wax');

/** The browser misses code of its release, and finds that there is another one. */
async function missCode({ page }: Shopper): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith(LATEST_BUILD));
  // What waits for releases comes with the first touch, on a slow machine some time after it.
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => {
    const miss = setInterval(() => dispatchEvent(new Event('vite:preloadError')), 500);
    Object.assign(globalThis, { stopMissing: () => clearInterval(miss) });
  });
  await (await asked).finished();
  await page.evaluate('stopMissing()');
}

test('a tab of an older release goes on in the new one, with cart and typed form', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await page.route(`**${LATEST_BUILD}`, (route) => route.fulfill({ json: { id: 'another' } }));
  // The guard against loading a page over and over forgets after some seconds, which a slow machine needs for less.
  await page.clock.setFixedTime(Date.now());
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  await open(shopper, PATHS.contact);
  const message = page.getByLabel(messages(CONTACT).message);
  await message.fill('Oli apa untuk Avanza 2018?');
  await missCode(shopper);

  const footer = page.getByRole('contentinfo');
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await lookAtQuestions(shopper);
  await loaded;
  await waitForHydration(shopper);
  expect(await quantityOf(await openCart(shopper), shopper, WAX).inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect.poll(() => message.inputValue()).toBe('Oli apa untuk Avanza 2018?');

  // The server of a moment ago may answer again: no page is loaded anew over and over.
  await waitForHydration(shopper);
  await missCode(shopper);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await footer
    .getByRole('link', { name: messages(NAVIGATION).articles })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.endsWith(PATHS.articles));
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test.for([
  ['at once', 0],
  ['after the press has gone on by script', 1000],
] as const)(
  'a page whose code is gone, as shown %s, is opened as a whole, and what was typed is there after Back',
  async ([, milliseconds], { enter, expect }) => {
    const shopper = await enter({ language: 'id' });
    const { page, messages } = shopper;
    await open(shopper, PATHS.contact);
    const message = page.getByLabel(messages(CONTACT).message);
    await message.fill('Oli apa untuk Avanza 2018?');
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    shopper.browserErrors.expect(/status of 404|loading route module|dynamically imported module/);
    // A page may ask for the code more than once: to prefetch it, and to open it.
    let isOpenedAnew = false;
    page.on('request', (request) => {
      isOpenedAnew ||= request.isNavigationRequest();
    });
    await page.route('**/assets/faq-*.js', async (route) => {
      if (isOpenedAnew) return route.continue();
      await sleep(milliseconds);
      await route.fulfill({ status: 404 });
    });
    await lookAtQuestions(shopper);
    expect(isOpenedAnew).toBe(true);
    await page.goBack();
    await expect.poll(() => message.inputValue()).toBe('Oli apa untuk Avanza 2018?');
  },
);

test('a page whose data another release has loaded is opened as a whole', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.faq);
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  const releases: string[] = [];
  await page.route('**/articles.data*', async (route) => {
    const response = await route.fetch();
    releases.push(response.headers()[RELEASE_HEADER.toLowerCase()] ?? '');
    await route.fulfill({ response, headers: { ...response.headers(), [RELEASE_HEADER]: 'another' }, body: '{}' });
  });
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages(NAVIGATION).articles })
    .first()
    .click();
  expect(new URL((await opened).url()).pathname).toBe(localPath(PATHS.articles, 'id'));
  await waitForHydration(shopper);
  const { id } = await (await page.request.get(LATEST_BUILD)).json();
  expect(new Set(releases)).toEqual(new Set([id]));
});
