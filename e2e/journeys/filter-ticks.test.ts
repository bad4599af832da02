import type { Locator } from 'playwright-core';
import { PATHS } from '#contract/paths.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { test } from '../harness/shopper.ts';
import { filters } from '../shopper/list.ts';
import { open } from '../shopper/pages.ts';

/** Whether it is ticked before anything else has happened. */
const press = (choice: Locator) =>
  choice.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return null;
    input.click();
    return input.checked;
  });

test('a filter is ticked at once, and as the address says where something else is asked for instead', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, `${PATHS.products}?stock=1`);
  // Their lists never come.
  await page.route(
    ({ searchParams }) => searchParams.has('sale') || searchParams.has('filter_viscosity'),
    () => undefined,
  );
  const onSale = filters(shopper).getByRole('checkbox', { name: text.onSale });
  const chip = filters(shopper).locator('input[name="filter_viscosity"]').first();
  const color = () => chip.evaluate((input) => getComputedStyle(input.closest('label') ?? input).backgroundColor);
  const before = await color();
  expect([await press(onSale), await press(chip)]).toEqual([true, true]);
  await expect.poll(color).not.toBe(before);
  await page.getByRole('link', { name: text.clearAll }).first().click();
  await page.waitForURL(`**/en${PATHS.products}`);
  await expect.poll(() => onSale.isChecked()).toBe(false);
  expect(await chip.isChecked()).toBe(false);
  await expect.poll(color).toBe(before);
});

test('Back and forward tick what the address says', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const onSale = filters(shopper).getByRole('checkbox', { name: text.onSale });
  const rating = filters(shopper).getByRole('radio').nth(1);
  await onSale.click();
  await page.waitForURL('**/en/products?sale=1');
  await rating.click();
  await page.waitForURL('**/en/products?*rating*');
  const ticked = async () => [await onSale.isChecked(), await rating.isChecked()];
  await expect.poll(ticked).toEqual([true, true]);
  await page.goBack();
  await expect.poll(ticked).toEqual([true, false]);
  await page.goBack();
  await expect.poll(ticked).toEqual([false, false]);
  await page.goForward();
  await expect.poll(ticked).toEqual([true, false]);
});
