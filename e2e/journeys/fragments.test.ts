import { productPath } from '#contract/paths.ts';
import { test } from '../harness/shopper.ts';
import { hold } from '../shopper/hold.ts';
import { waitForHydration } from '../shopper/pages.ts';

/** The page's script has begun, though its parts have yet to come. */
const hasBegun = () => '__reactRouterDataRouter' in globalThis;

test('a link to the reviews leads there while the page’s parts are on their way, and the page stays', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, urlOf } = shopper;
  const parts = await hold(shopper, /\/assets\/product-body-[^/]*\.js/);
  await page.goto(urlOf(productPath('carnauba-wax')));
  await parts.asked;
  await page.waitForFunction(hasBegun, undefined, { polling: 50 });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('main a[href="#reviews"]').click();
  await page.waitForURL(/#reviews$/);
  parts.letThrough();
  await waitForHydration(shopper);
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  const top = () => page.locator('#reviews').evaluate((reviews) => reviews.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
});
