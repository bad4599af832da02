import type { Locator } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT } from '#storefront/i18n/messages/account.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { STOCK_ALERTS } from '#storefront/i18n/messages/stock-alerts.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { register } from '../shopper/account.ts';
import { fillCart, openCart } from '../shopper/cart.ts';
import { arriveAtStep, BUYER, beginCheckout, giveContact } from '../shopper/checkout.ts';
import { hold } from '../shopper/hold.ts';
import { formNamed, open, waitForHydration } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');
const WAX = itemOf('carnauba-wax');

const caret = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

test('what is typed into the cart while it is worked out stays', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const [text, codes] = [messages(CART), messages(CODES)];
  await fillCart(shopper, FLUSH);
  await open(shopper, productPath(FLUSH.slug));
  const cart = await openCart(shopper);
  await cart.getByText(text.estimate).click();
  const postcode = cart.getByRole('textbox', { name: messages(CHECKOUT).postcode });
  await postcode.fill('12130');
  const destination = await hold(shopper, /\/cart\.data/);
  await postcode.press('Enter');
  await destination.asked;
  await page.keyboard.press('Backspace');
  destination.letThrough();
  await cart.getByText(text.deliveryTo('12130')).waitFor();
  await page.keyboard.type('9');
  expect(await postcode.inputValue()).toBe('12139');

  const code = cart.getByRole('textbox', { name: codes.field });
  await code.fill('HEMAT10');
  const coupon = await hold(shopper, /\/cart\.data/);
  await code.press('Enter');
  await coupon.asked;
  await code.fill('GRATIS');
  coupon.letThrough();
  await cart.getByText(codes.coupon('HEMAT10'), { exact: true }).waitFor();
  await page.keyboard.type('ONGKIR');
  expect(await code.inputValue()).toBe('GRATISONGKIR');
});

test('a name under a review stays when the page finds out whose it is', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(REVIEWS);
  await open(shopper, PATHS.account);
  await register(shopper, 'correct horse');
  await page
    .getByRole('button', { name: messages(ACCOUNT).logOut })
    .first()
    .waitFor();
  await open(shopper, productPath(WAX.slug));
  const form = formNamed(shopper, 'review');
  const author = form.locator('[name="author"]');
  const writer = await hold(shopper, /\/review\.data/);
  await author.focus();
  await page.keyboard.type('Bud');
  await writer.asked;
  writer.letThrough();
  await form.getByRole('textbox', { name: text.publishedAs }).waitFor();
  await page.keyboard.type('i');
  expect(await author.inputValue()).toBe('Budi');
  expect(await form.locator('[name="email"]').count()).toBe(0);
});

test('a draft of the checkout is filled in around the field that is typed in', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await arriveAtStep(shopper, text.address);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  await field(text.recipient).fill(BUYER.name);
  await field(text.street).fill(BUYER.street);
  await page.getByRole('checkbox', { name: text.billingSame }).uncheck();
  const script = await hold(shopper, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await field(text.street).pressSequentially('Jalan Mawar');
  await page.keyboard.press('Home');
  await script.asked;
  script.letThrough();
  await waitForHydration(shopper);
  await expect.poll(() => field(text.recipient).inputValue()).toBe(BUYER.name);
  await page.keyboard.type('1 ');
  expect([await field(text.street).inputValue(), await caret(field(text.street))]).toEqual(['1 Jalan Mawar', 2]);
  expect(await page.getByRole('checkbox', { name: text.billingSame }).isChecked()).toBe(false);
  expect(await page.getByText(text.forCompany).first().locator('xpath=..').getAttribute('open')).toBeNull();
});

test('a number of pieces stays when another kind of the product is chosen', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, productPath('full-synthetic'));
  const quantity = page.getByRole('spinbutton', { name: messages(PRODUCT).quantity }).first();
  await quantity.fill('3');
  await page.getByRole('radio', { name: /5W-40/ }).first().press('Space');
  await page.waitForURL(/viscosity=5w40/);
  expect(await quantity.inputValue()).toBe('3');
});

test('an address for a stock alert stays when other kinds of the product are looked at', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, `${productPath('diesel-treatment')}?size=500ml`);
  const email = formNamed(shopper, 'stock-alert').getByLabel(messages(STOCK_ALERTS).email);
  await email.fill('sari@example.com');
  for (const size of ['300', '500']) {
    const option = page.getByRole('radio', { name: new RegExp(`^${size} ml`) });
    await option.press('Space');
    await page.waitForURL(new RegExp(`size=${size}ml`));
  }
  expect(await email.inputValue()).toBe('sari@example.com');
});

test('an address is there again after a look at another country', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await arriveAtStep(shopper, text.address);
  const named = (name: string) => page.locator(`[name="${name}"]`);
  await named('postcode').fill(BUYER.postcode);
  await expect.poll(() => named('district').inputValue()).toBe(BUYER.district);
  await named('district').fill('Kebayoran Lama');
  await page.getByText(text.forCompany).first().click();
  await named('taxNumber').fill('0123456789012345');
  await named('country').selectOption('US');
  await expect.poll(() => named('state').locator('option').count()).toBeGreaterThan(50);
  expect(await named('state').inputValue()).toBe('');
  await named('state').selectOption('NY');
  await named('country').selectOption('ID');
  const values = ['state', 'city', 'district', 'taxNumber'].map((name) => named(name).inputValue());
  expect(await Promise.all(values)).toEqual([BUYER.province, BUYER.city, 'Kebayoran Lama', '0123456789012345']);
  await named('country').selectOption('US');
  expect(await named('state').inputValue()).toBe('NY');
});

test('a refused form leaves whoever types elsewhere where they are', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  const text = messages(REVIEWS);
  await open(shopper, productPath(WAX.slug));
  const form = formNamed(shopper, 'review');
  const author = form.locator('[name="author"]');
  await author.fill('Sari');
  const sent = await hold(shopper, /\/review\.data/);
  shopper.browserErrors.expect(/status of 422/);
  await form.getByRole('button', { name: text.send }).click();
  await sent.asked;
  await author.press('End');
  await page.keyboard.type(' Wi');
  sent.letThrough();
  await form.getByText(text.problems.rating).waitFor();
  await page.keyboard.type('jaya');
  expect(await author.inputValue()).toBe('Sari Wijaya');
});
