import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { linkItems } from '#contract/cart-link.ts';
import { IDEMPOTENCY_KEY_FIELD } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';

export const addButton = ({ page, messages }: Shopper): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: messages(PRODUCT).add, exact: true })
    .first();

/** On the product page: adds to the cart and waits for the confirmation. Without script that is the cart page. */
export async function addToCart(shopper: Shopper, item: SeededItem): Promise<void> {
  const { page, messages, language, hasScript } = shopper;
  await addButton(shopper).click();
  // The choices stand between the name and the rest of the sentence.
  const sentence = messages(CART).added('').trim();
  const note = page.getByRole('status').getByText(sentence).filter({ hasText: item.name[language] });
  if (hasScript) await note.waitFor();
  else await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart));
}

/** Puts one into the cart before the journey begins: sends the form of a cart link, without a page. */
export async function fillCart({ context, urlOf }: Shopper, { sku }: SeededItem): Promise<void> {
  const form = { items: linkItems([{ sku, quantity: 1 }]), [IDEMPOTENCY_KEY_FIELD]: randomUUID().replaceAll('-', '') };
  const response = await context.request.post(urlOf(ROUTES.cartLink.path), { form, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`the cart did not take ${sku}: status ${response.status()}`);
}

export const cartPanel = ({ page, messages }: Shopper): Locator =>
  page.getByRole('dialog', { name: messages(CART).title });

export const cartButton = ({ page, messages }: Shopper): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^(?:${messages(CART).open}|${messages(CART).title}\\b)`) });

/** Opens the cart panel; without script, the cart page. */
export async function openCart(shopper: Shopper): Promise<Locator> {
  await cartButton(shopper).click();
  const cart = shopper.hasScript ? cartPanel(shopper) : shopper.page.getByRole('main');
  await cart
    .getByRole('heading', { name: shopper.messages(CART).title })
    .first()
    .waitFor();
  return cart;
}

export async function goToCheckout(shopper: Shopper): Promise<void> {
  const cart = await openCart(shopper);
  await cart.getByRole('link', { name: shopper.messages(CART).checkout, exact: true }).click();
  await shopper.page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.checkout));
}

export const quantityOf = (cart: Locator, { messages, language }: Shopper, item: SeededItem): Locator =>
  cart.getByRole('spinbutton', { name: messages(CART).quantityOf(item.name[language]) });
