import type { Locator } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { fillCart, openCart, quantityOf } from '../shopper/cart.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('syn-formula-moto', { viscosity: '10w40', size: '800ml' });

/** Whether a finger finds the element where it is, once it is scrolled to. */
const isInReach = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element.querySelector('input') ?? element));
  });

test.for([
  ['a phone held across', { width: 844, height: 390 }],
  ['a laptop enlarged to 400 %', { width: 320, height: 225 }],
] as const)('on %s the lines and the button of the cart are in reach', async ([, viewport], { enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  await shopper.page.setViewportSize(viewport);
  await fillCart(shopper, ITEM);
  await open(shopper, productPath(ITEM.slug));
  const cart = await openCart(shopper);
  const quantity = quantityOf(cart, shopper, ITEM);
  await quantity.waitFor();
  await expect.poll(() => isInReach(quantity)).toBe(true);
  const checkout = cart.getByRole('link', { name: shopper.messages(CART).checkout, exact: true });
  expect(await isInReach(checkout)).toBe(true);
});

test.for([
  ['a phone enlarged to 200 %', { width: 195, height: 422 }],
  ['a laptop enlarged to 400 %', { width: 320, height: 225 }],
] as const)('on %s every filter and the button below are in reach', async ([, viewport], { enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await page.setViewportSize(viewport);
  await open(shopper, PATHS.products);
  await page.getByRole('button', { name: text.openFilters }).click();
  const sheet = page.getByRole('dialog', { name: text.filters });
  await sheet.waitFor();
  await expect.poll(() => isInReach(sheet.locator('label').filter({ visible: true }).last())).toBe(true);
  expect(await isInReach(sheet.getByRole('button').last())).toBe(true);
});
