import type { Locator } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { open } from './pages.ts';

/** The heart of a product in a list. */
export const saveIcon = ({ page, messages, language }: Shopper, item: SeededItem): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: messages(WISHLIST).save(item.name[language]), exact: true })
    .first();

/** On the product's page. Without script that leads to the wishlist. */
export async function saveForLater(shopper: Shopper, item: SeededItem): Promise<void> {
  const { page, messages, language, hasScript } = shopper;
  await open(shopper, productPath(item.slug));
  await page
    .getByRole('main')
    .getByRole('button', { name: messages(WISHLIST).saveHere, exact: true })
    .click();
  if (hasScript) await page.getByRole('status').getByText(messages(WISHLIST).added(item.name[language])).waitFor();
  else await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.wishlist));
}
