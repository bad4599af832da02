import type { Locator } from 'playwright-core';
import { PATHS } from '#contract/paths.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { hold } from '../shopper/hold.ts';
import { isFocused, open } from '../shopper/pages.ts';

const searchBox = ({ page, messages }: Shopper): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: messages(NAVIGATION).searchLabel });

test('a search that is corrected while its list is on its way stays as it is typed', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  const box = searchBox(shopper);
  await box.fill('oli');
  const list = await hold(shopper, /\/products\.data\?search=oli&/);
  await box.press('Enter');
  await list.asked;
  await page.keyboard.type(' mesin');
  list.letThrough();
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle('oli') }).waitFor();
  await page.keyboard.type(' matic');
  expect(await box.inputValue()).toBe('oli mesin matic');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle('oli mesin matic') }).waitFor();
});

test('a search that is opened while a page is on its way stays open over that page', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(NAVIGATION);
  await open(shopper, PATHS.products);
  const product = await hold(shopper, /\/product\/[^/]+\.data/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await product.asked;
  await page.getByRole('button', { name: text.search, exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: text.search });
  const box = panel.getByRole('combobox', { name: text.searchLabel });
  await box.pressSequentially('shamp');
  product.letThrough();
  await page.waitForURL(/\/product\//);
  await page.locator('main').getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  await page.keyboard.type('oo');
  expect([await box.inputValue(), await isFocused(box)]).toEqual(['shampoo', true]);
  // What is pressed in it still closes it.
  await panel.getByRole('option').first().click();
  await panel.waitFor({ state: 'hidden' });
});

test('suggestions that come late leave the keyboard on its option', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  const box = searchBox(shopper);
  const names = page.getByRole('listbox', { name: messages(NAVIGATION).suggestions }).locator('[role="option"] b');
  const active = () => page.getByRole('option', { selected: true }).locator('b').allTextContents();
  const [cleaner, booster] = [itemOf('injector-cleaner', { size: '75ml' }).name.en, itemOf('cetane-booster').name.en];
  await box.fill('fuel');
  await names.filter({ hasText: cleaner }).waitFor();
  const late = await hold(shopper, /\/suggestions\.data/);
  await page.keyboard.type(' c');
  await late.asked;
  while (!(await active()).includes(cleaner)) await page.keyboard.press('ArrowDown');
  const place = (await names.allTextContents()).indexOf(cleaner);
  late.letThrough();
  await names.filter({ hasText: booster }).waitFor();
  expect(await active()).toEqual([cleaner]);
  expect((await names.allTextContents()).indexOf(cleaner)).not.toBe(place);
});
