import { PATHS } from '#contract/paths.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

test('on a phone another order, and a filter however its sheet is closed, show the beginning of the list', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const first = page.locator('#list').getByRole('heading').first();
  const isInSight = () => first.evaluate((card) => card.getBoundingClientRect().top > 0);
  const scrollDown = async () => {
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await expect.poll(isInSight).toBe(false);
  };
  await scrollDown();
  await page.getByRole('combobox', { name: text.sortBy }).selectOption('price');
  await page.waitForURL('**/en/products?orderby=price');
  await expect.poll(isInSight).toBe(true);

  await scrollDown();
  await page.getByRole('button', { name: text.openFilters }).click();
  const sheet = page.getByRole('dialog', { name: text.filters });
  await sheet.getByRole('checkbox', { name: text.onSale }).click();
  await page.waitForURL('**/en/products?sale=1&orderby=price');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(isInSight).toBe(true);
});
