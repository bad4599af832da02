import type { Locator } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { cardNames, cardPrices, filters } from '../shopper/list.ts';
import { open } from '../shopper/pages.ts';
import { saveForLater, saveIcon } from '../shopper/wishlist.ts';

/** What a visit looks for in a shop. */
export interface Assortment {
  /** Without options or a special price. */
  readonly item: SeededItem;
  /** A text that finds it. */
  readonly search: string;
  readonly onSale: SeededItem;
}

/** All that a visitor does before buying, in any shop. On a desktop. */
export async function visit(shopper: Shopper, assortment: Assortment, expect: ExpectStatic): Promise<void> {
  const { item } = assortment;
  await open(shopper, PATHS.home);
  await findBySearch(shopper, assortment, expect);
  await filterAndSort(shopper, assortment, expect);
  await saveForLater(shopper, item);
  await open(shopper, PATHS.wishlist);
  await shopper.page.getByText(shopper.messages(WISHLIST).keptHere).waitFor();
  await saveIcon(shopper, item).waitFor();
  await writeReview(shopper, item, expect);
  await open(shopper, productPath(item.slug));
  await addToCart(shopper, item);
  const cart = await openCart(shopper);
  await removeFromCart(shopper, cart, item);
  // Undo is offered by a notice, which only the script shows.
  if (shopper.hasScript) await undoRemoval(shopper, cart, item, expect);
}

/** From the top of any page. */
export async function findBySearch(
  { page, messages, language }: Shopper,
  { item, search }: Pick<Assortment, 'item' | 'search'>,
  expect: ExpectStatic,
): Promise<void> {
  const box = page.getByRole('banner').getByRole('combobox', { name: messages(NAVIGATION).searchLabel });
  await box.fill(`  ${search} `);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle(search) }).waitFor();
  expect(await box.inputValue()).toBe(search);
  expect(await cardNames(page)).toContain(item.name[language]);
}

/** The list of what is on sale, and then of everything by its price. */
async function filterAndSort(
  shopper: Shopper,
  { item, onSale }: Pick<Assortment, 'item' | 'onSale'>,
  expect: ExpectStatic,
): Promise<void> {
  const { page, messages, language, hasScript } = shopper;
  const text = messages(PRODUCTS);
  await filterOnSale(shopper);
  await expect.poll(() => cardNames(page)).not.toContain(item.name[language]);
  const filtered = await cardNames(page);
  expect(filtered).toContain(onSale.name[language]);
  await page.getByRole('combobox', { name: text.sortBy }).selectOption('price');
  if (!hasScript) await page.getByRole('button', { name: text.applySort, exact: true }).click();
  const chip = page.getByRole('link', { name: text.remove(text.onSale) });
  // Its address follows the order, once the page has come.
  await chip.and(page.locator('[href*="orderby=price"]')).click();
  await chip.waitFor({ state: 'detached' });
  await expect.poll(async () => (await cardNames(page)).length).toBeGreaterThan(filtered.length);
  const prices = await cardPrices(page);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
}

/** Opens the list, and leaves what is on sale in it. */
export async function filterOnSale(shopper: Shopper): Promise<void> {
  const { page, messages, hasScript } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  await filters(shopper).getByRole('checkbox', { name: text.onSale }).click();
  if (!hasScript) await filters(shopper).getByRole('button', { name: text.apply }).click();
  await page.getByRole('link', { name: text.remove(text.onSale) }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get('sale') === '1');
}

/** A guest's, sent once before it is complete. It waits for the shop. */
export async function writeReview(shopper: Shopper, { slug }: Pick<SeededItem, 'slug'>, expect: ExpectStatic) {
  const { page, messages, email, browserErrors } = shopper;
  browserErrors.expect(/status of 422/);
  const text = messages(REVIEWS);
  await open(shopper, productPath(slug));
  const send = page.getByRole('button', { name: text.send });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(text.text).fill('Short');
  await field(text.name).fill('Sari');
  await field(text.email).fill(email);
  await send.click();
  await page.getByText(text.problems.rating).waitFor();
  await page.getByText(text.problems.tooShort(10)).waitFor();
  expect(await field(text.name).inputValue()).toBe('Sari');
  await page.getByRole('radio', { name: /^4 / }).check({ force: true });
  await field(text.text).fill('The pedal is firm again.');
  await send.click();
  await page.getByText(text.thanksWaiting).waitFor();
}

/** The only line of the cart. */
async function removeFromCart({ messages, language }: Shopper, cart: Locator, item: SeededItem): Promise<void> {
  await cart.getByRole('button', { name: messages(CART).remove(item.name[language]) }).click();
  await cart.getByRole('heading', { name: messages(CART).emptyTitle }).waitFor();
}

async function undoRemoval(shopper: Shopper, cart: Locator, item: SeededItem, expect: ExpectStatic) {
  await shopper.page.getByRole('button', { name: shopper.messages(CART).undo }).click();
  expect(await quantityOf(cart, shopper, item).inputValue()).toBe('1');
}
