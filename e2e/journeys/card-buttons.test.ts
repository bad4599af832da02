import { PATHS } from '#contract/paths.ts';
import { COMPARE } from '#storefront/i18n/messages/compare.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

const WAX = itemOf('carnauba-wax');

/** The button of the product's card on the page that is open, or opened for it. */
const buttonOf = ({ page }: Shopper, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

test('without script each button of a card does what it says', async ({ enter, expect }) => {
  const shopper = await enter({ hasScript: false, screen: 'phone', language: 'id' });
  const { page, messages, language } = shopper;
  const name = WAX.name[language];
  const list = `${PATHS.products}?search=${encodeURIComponent(name)}`;
  const path = () => new URL(page.url()).pathname;

  await open(shopper, list);
  await buttonOf(shopper, messages(PRODUCT).quickAdd(name)).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().waitFor();
  expect(path()).toBe(`/id${PATHS.cart}`);

  await open(shopper, list);
  await buttonOf(shopper, messages(WISHLIST).save(name)).click();
  const saved = buttonOf(shopper, messages(WISHLIST).save(name));
  await saved.waitFor();
  expect([path(), await saved.getAttribute('aria-pressed')]).toEqual([`/id${PATHS.wishlist}`, 'true']);
  await saved.click();
  await page.getByText(messages(WISHLIST).removed(name)).waitFor();

  await open(shopper, list);
  await buttonOf(shopper, messages(COMPARE).compare(name)).click();
  await page.getByRole('heading', { level: 1, name: messages(COMPARE).title }).waitFor();
  expect(page.url()).toContain(`${PATHS.compare}?products=${WAX.slug}`);
});
