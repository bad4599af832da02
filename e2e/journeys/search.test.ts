import type { Locator } from 'playwright-core';
import { PATHS } from '#contract/paths.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { SEARCH } from '#storefront/i18n/messages/search.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

const options = (shopper: Shopper): Locator =>
  shopper.page.getByRole('listbox', { name: shopper.messages(NAVIGATION).suggestions }).getByRole('option');

/** Text of the option that the keyboard is on; null when it is on the text. */
const activeOption = (box: Locator): Promise<string | null> =>
  box.evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.querySelector('b')?.textContent ?? '');
  });

test('a product is found by keyboard, and a search is remembered until it is removed', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  const text = messages(NAVIGATION);
  await open(shopper, PATHS.home);
  const box = page.getByRole('banner').getByRole('combobox', { name: text.searchLabel });
  await box.fill('   ');
  await box.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/id');
  await box.fill('clean');
  await page.getByText(text.suggestionCount(5)).waitFor();
  await expect.poll(() => options(shopper).count()).toBe(6);
  expect(await options(shopper).first().locator('mark').first().textContent()).toMatch(/^clean$/i);
  await box.press('ArrowDown');
  const first = await activeOption(box);
  await box.press('End');
  await box.press('ArrowDown');
  expect(await activeOption(box)).toBeNull();
  await box.press('Escape');
  await options(shopper).first().waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe('clean');
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle('clean') }).waitFor();
  await options(shopper).first().waitFor({ state: 'hidden' });
  await box.press('ArrowDown');
  await expect.poll(() => activeOption(box)).toBe(first);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor();
  await box.click();
  await options(shopper).filter({ hasText: 'clean' }).waitFor();
  await page.getByRole('button', { name: text.forgetSearch('clean') }).click();
  await options(shopper).filter({ hasText: 'clean' }).waitFor({ state: 'hidden' });
});

test('a phone searches on the whole screen, and without a connection still offers the search', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, context, messages } = shopper;
  const text = messages(NAVIGATION);
  await open(shopper, PATHS.home);
  await page.getByRole('button', { name: text.search }).first().tap();
  const sheet = page.getByRole('dialog', { name: text.search });
  const box = sheet.getByRole('combobox', { name: text.searchLabel });
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await sheet.getByRole('group', { name: text.popularCategories }).waitFor();
  await box.fill('brake');
  await expect.poll(() => options(shopper).count()).toBe(6);
  await box.fill('brake cleaner xylophone');
  await sheet
    .locator('p', { hasText: messages(SEARCH).leftOut(['xylophone']) })
    .first()
    .waitFor();
  shopper.browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  const failedRequest = page.waitForEvent('requestfailed');
  await box.fill('octane');
  await failedRequest;
  await sheet.getByRole('option', { name: text.allResults('octane') }).waitFor();
  await context.setOffline(false);
  await box.fill('octane booster');
  const product = options(shopper).filter({ has: page.locator('b', { hasText: 'Octane Booster' }) });
  await product.first().tap();
  await page.getByRole('heading', { level: 1, name: /Octane Booster/ }).waitFor();
  await sheet.waitFor({ state: 'hidden' });
});
