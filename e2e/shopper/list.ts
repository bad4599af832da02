import type { Locator, Page } from 'playwright-core';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import type { Shopper } from '../harness/shopper.ts';

/** The list's own filters, beside it on a desktop. */
export const filters = ({ page, messages }: Shopper): Locator =>
  page.getByRole('form', { name: messages(PRODUCTS).filterProducts });

/** With plain spaces: some of the page's must not break. */
export const cardNames = async (page: Page): Promise<readonly string[]> => {
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  return names.map((name) => name.replace(/\s+/g, ' '));
};

const PRICE = /\d[\d.,]*/;

/** What each card asks for now, in whole cents. */
export const cardPrices = async (page: Page): Promise<readonly number[]> => {
  const prices = await page.locator('main [data-card-price] > p:first-child').allTextContents();
  return prices.map((price) => Number(PRICE.exec(price)?.[0].replace(/\D/g, '')));
};
