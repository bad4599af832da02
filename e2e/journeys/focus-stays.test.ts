import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { addButton, fillCart, openCart } from '../shopper/cart.ts';
import { beginCheckout } from '../shopper/checkout.ts';
import { filters } from '../shopper/list.ts';
import { hasFocusWithin, isFocused, open } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');
const WAX = itemOf('carnauba-wax');

test('in the cart the keyboard keeps its place', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { messages, language } = shopper;
  const [text, codes] = [messages(CART), messages(CODES)];
  const name = FLUSH.name[language];
  await fillCart(shopper, FLUSH);
  await open(shopper, productPath(FLUSH.slug));
  const cart = await openCart(shopper);
  const [less, more] = [text.less(name), text.more(name)].map((label) => cart.getByRole('button', { name: label }));
  await more?.press('Enter');
  await less?.press('Enter');
  await expect.poll(() => less?.isDisabled()).toBe(true);
  expect(less && (await isFocused(less))).toBe(true);

  const code = cart.getByRole('textbox', { name: codes.field });
  await code.fill('HEMAT10');
  await code.press('Enter');
  const remove = cart.getByRole('button', { name: codes.remove('HEMAT10') });
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(cart.locator('dl'))).toBe(true);

  await cart.getByRole('button', { name: text.remove(name) }).press('Enter');
  const undo = cart.getByRole('button', { name: text.undo });
  await undo.press('Enter');
  await cart.getByRole('link', { name }).first().waitFor();
  expect(await undo.count()).toBe(0);
  await expect.poll(() => hasFocusWithin(cart)).toBe(true);
});

test('a code that is taken off the checkout leaves the keyboard at the totals', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CODES);
  await beginCheckout(shopper, FLUSH);
  const bill = page.getByRole('complementary').filter({ visible: true });
  const code = bill.getByRole('textbox', { name: text.field }).filter({ visible: true });
  await code.fill('HEMAT10');
  await code.press('Enter');
  const remove = bill.getByRole('button', { name: text.remove('HEMAT10') }).filter({ visible: true });
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(bill.locator('dl').filter({ visible: true }))).toBe(true);
});

test('a notice over the page gives the focus back to where it came from', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CART);
  await open(shopper, productPath(FLUSH.slug));
  const failing = /\/cart\.data/;
  await page.route(failing, (route) => route.abort());
  shopper.browserErrors.expect(/ERR_FAILED/);
  const add = addButton(shopper);
  await add.press('Enter');
  const retry = page.getByRole('button', { name: text.retry });
  await retry.waitFor();
  await page.unroute(failing);
  await retry.press('Enter');
  await page.getByRole('link', { name: text.openWith(1), exact: true }).waitFor();
  expect(await retry.count()).toBe(0);
  await expect.poll(() => isFocused(add)).toBe(true);
});

test('a product that leaves the wishlist leaves the keyboard at the next one', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages, language } = shopper;
  const text = messages(WISHLIST);
  for (const { slug } of [FLUSH, WAX]) {
    await open(shopper, productPath(slug));
    await page.getByRole('main').getByRole('button', { name: text.saveHere }).first().click();
    await page
      .getByRole('link', { name: text.openWith(slug === FLUSH.slug ? 1 : 2) })
      .first()
      .waitFor({ state: 'attached' });
  }
  await open(shopper, PATHS.wishlist);
  const [last, other] = [WAX, FLUSH].map(({ name }) => page.getByRole('button', { name: text.save(name[language]) }));
  await last?.press('Enter');
  await last?.waitFor({ state: 'detached' });
  await expect.poll(() => other && isFocused(other)).toBe(true);
  await other?.press('Enter');
  await page.getByRole('heading', { name: text.emptyTitle }).waitFor();
  await expect.poll(() => hasFocusWithin(page.getByRole('main'))).toBe(true);
});

test('a filter that is cleared keeps the keyboard, also where nothing would be found with it', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, `${PATHS.products}?min_price=900&sale=1`);
  const sale = filters(shopper).getByRole('checkbox', { name: text.onSale });
  await sale.press('Space');
  await page.waitForURL((url) => !url.searchParams.has('sale'));
  await page.getByRole('link', { name: text.remove(text.onSale) }).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(sale)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => sale.isDisabled()).toBe(true);
});
