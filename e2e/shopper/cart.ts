import type { Locator } from 'playwright-core';
import { PATHS } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';

export const addButton = ({ page, say }: Shopper): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(PRODUCT).add, exact: true })
    .first();

/** On the product's page: into the cart, and told so. Without script the cart's own page answers. */
export async function addToCart(shopper: Shopper, item: SeededItem): Promise<void> {
  const { page, say, language, hasScript } = shopper;
  await addButton(shopper).click();
  if (hasScript) await page.getByText(say(CART).added(item.name[language])).waitFor();
  else await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart));
}

export const cartPanel = ({ page, say }: Shopper): Locator => page.getByRole('dialog', { name: say(CART).title });

export const cartButton = ({ page, say }: Shopper): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^(?:${say(CART).open}|${say(CART).title}\\b)`) });

/** The panel from the right, or the cart's page where there is no script. */
export async function openCart(shopper: Shopper): Promise<Locator> {
  await cartButton(shopper).click();
  const cart = shopper.hasScript ? cartPanel(shopper) : shopper.page.getByRole('main');
  await cart
    .getByRole('heading', { name: shopper.say(CART).title })
    .first()
    .waitFor();
  return cart;
}

export async function goToCheckout(shopper: Shopper): Promise<void> {
  const cart = await openCart(shopper);
  await cart.getByRole('link', { name: shopper.say(CART).checkout, exact: true }).click();
  await shopper.page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.checkout));
}

export const quantityOf = (cart: Locator, { say, language }: Shopper, item: SeededItem): Locator =>
  cart.getByRole('spinbutton', { name: say(CART).quantityOf(item.name[language]) });
