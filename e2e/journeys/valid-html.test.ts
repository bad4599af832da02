import { expect, inject } from 'vitest';
import { accountPath, localPath, PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { ACCOUNT_TABS } from '#storefront/model/account/account-tab.ts';
import { htmlFaults } from '../harness/html-faults.ts';
import { readPage } from '../harness/read-page.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { PASSWORD, register } from '../shopper/account.ts';
import { addToCart, goToCheckout, openCart } from '../shopper/cart.ts';
import { choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('brake-parts-cleaner');

test.each(ROUTE_SAMPLES)('$path is valid HTML', async ({ path }) => {
  const { html } = await readPage(inject('shops').embedded.address + localPath(path, 'en'));
  expect(await htmlFaults(html)).toEqual([]);
});

/** Of the page as it is sent once more. */
const faultsOf = async ({ page }: Shopper) => htmlFaults(await (await page.request.get(page.url())).text());

test('so is what a customer sees with a full cart, in the checkout and in the account', async ({ enter }) => {
  const shopper = await enter({ hasScript: false, screen: 'phone' });
  const text = shopper.messages(CODES);
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  await open(shopper, productPath(ITEM.slug));
  await addToCart(shopper, ITEM);
  const cart = await openCart(shopper);
  await cart.getByRole('textbox', { name: text.field }).fill('Hemat10');
  await cart.getByRole('button', { name: text.apply, exact: true }).click();
  await cart.getByText(text.coupon('HEMAT10'), { exact: true }).waitFor();
  expect(await faultsOf(shopper)).toEqual([]);
  await goToCheckout(shopper);
  expect(await faultsOf(shopper)).toEqual([]);
  await walkToPayment(shopper);
  expect(await faultsOf(shopper)).toEqual([]);
  await choosePayment(shopper, BANK_TRANSFER.title[shopper.language]);
  await placeOrder(shopper);
  expect(await faultsOf(shopper)).toEqual([]);
  for (const tab of ACCOUNT_TABS) {
    await open(shopper, accountPath(tab));
    expect(await faultsOf(shopper), tab).toEqual([]);
  }
});
