import type { Locator } from 'playwright-core';
import { accountPath, PATHS, productPath } from '#contract/paths.ts';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import { ADDRESSES } from '#storefront/i18n/messages/addresses.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { refusalText } from '#storefront/i18n/messages/refusals.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { logIn, PASSWORD, register } from '../shopper/account.ts';
import { addToCart } from '../shopper/cart.ts';
import { arriveAtStep, BUYER, giveAddress, giveContact } from '../shopper/checkout.ts';
import { formNamed, open } from '../shopper/pages.ts';

const CREAM = itemOf('leather-cream');
const ENDED = { code: 'NO_SESSION', facts: {}, fields: [], message: '' } as const;

test.for([true, false])(
  'cookies that are deleted in the middle of the checkout cost nothing of the address that is sent; with script: %s',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ language: 'id', screen: 'phone', hasScript });
    const { page, context, language, messages } = shopper;
    const text = messages(CHECKOUT);
    await open(shopper, productPath(CREAM.slug));
    await addToCart(shopper, CREAM);
    await open(shopper, PATHS.checkout);
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    await context.clearCookies();
    await giveAddress(shopper);
    if (hasScript) {
      await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart));
      await page.getByText(messages(CART).rebuilt).first().waitFor();
    } else {
      await page.getByText(refusalText(ENDED, language)).waitFor();
      await open(shopper, productPath(CREAM.slug));
      await addToCart(shopper, CREAM);
    }
    await open(shopper, PATHS.checkout);
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    expect(await page.getByRole('textbox', { name: text.street, exact: true }).inputValue()).toBe(BUYER.street);
  },
);

/** Returns the street of the address that can be added. */
async function openAccount(shopper: Shopper): Promise<Locator> {
  await open(shopper, `${accountPath('addresses')}&edit=new`);
  await register(shopper, PASSWORD);
  const street = shopper.page.getByRole('textbox', { name: shopper.messages(CHECKOUT).street, exact: true });
  await street.waitFor();
  return street;
}

/** As when the password is changed on another device. */
const endLogin = async ({ context }: Shopper) => {
  for (const name of ['shop-login', 'shop-auth']) await context.clearCookies({ name });
};

test('a login that ends while a form of the account is filled in costs nothing that was typed', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages, browserErrors } = shopper;
  const text = messages(ADDRESSES);
  const street = await openAccount(shopper);
  await street.fill(BUYER.street);
  await endLogin(shopper);
  browserErrors.expect(/status of 422/);
  await page.getByRole('button', { name: text.save }).click();
  await page.getByText(messages(LOGIN).ended).waitFor();
  await logIn(shopper, PASSWORD);
  await expect.poll(() => street.inputValue()).toBe(BUYER.street);
});

test('a customer whose login ends in the checkout is led to the login, and goes on with cart and address', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await openAccount(shopper);
  await open(shopper, productPath(CREAM.slug));
  await addToCart(shopper, CREAM);
  await open(shopper, PATHS.checkout);
  await page.getByRole('textbox', { name: text.phone, exact: true }).fill(BUYER.phone);
  await page.getByRole('button', { name: text.toAddress, exact: true }).click();
  await arriveAtStep(shopper, text.address);
  await endLogin(shopper);
  await giveAddress(shopper);
  await page.getByText(text.loginEndedHelp).waitFor();
  await page.getByRole('link', { name: text.logIn, exact: true }).click();
  await logIn(shopper, PASSWORD);
  await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.checkout));
  await page.getByRole('textbox', { name: text.phone, exact: true }).fill(BUYER.phone);
  await page.getByRole('button', { name: text.toAddress, exact: true }).click();
  await arriveAtStep(shopper, text.address);
  expect(await page.getByRole('textbox', { name: text.street, exact: true }).inputValue()).toBe(BUYER.street);
});

test('a review by a customer whose login has ended asks for what a guest gives', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages, browserErrors } = shopper;
  const text = messages(REVIEWS);
  await openAccount(shopper);
  await open(shopper, productPath(CREAM.slug));
  const form = formNamed(shopper, 'review');
  await form.getByRole('textbox', { name: text.text }).fill('Jok kulit jadi lembut lagi.');
  await form.getByRole('textbox', { name: text.publishedAs }).waitFor();
  await form.getByRole('radio').last().check({ force: true });
  await endLogin(shopper);
  browserErrors.expect(/status of 422/);
  await form.getByRole('button', { name: text.send }).click();
  await form.getByRole('textbox', { name: text.email }).fill(shopper.email);
  await form.getByRole('button', { name: text.send }).click();
  await page.getByText(text.thanksWaiting).waitFor();
  expect(await form.count()).toBe(0);
});
