import { orderActionPath } from '#contract/paths.ts';
import { CASH_ON_DELIVERY } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import {
  acceptDelivery,
  arriveAtStep,
  beginCheckout,
  choosePayment,
  giveAddress,
  giveContact,
  placeButton,
  placeOrder,
} from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('carnauba-wax');

test.for([
  ['id', true],
  ['en', false],
] as const)(
  'a company is billed with its tax number, in %s, with script: %s',
  async ([language, hasScript], { enter, expect }) => {
    const shopper = await enter({ language, hasScript, screen: 'phone' });
    const { page, messages } = shopper;
    const text = messages(CHECKOUT);
    const company = page.locator('input[name="company"]');
    await beginCheckout(shopper, ITEM);
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    expect(await company.isVisible()).toBe(false);
    await page.locator('summary').filter({ hasText: text.forCompany, visible: true }).click();
    await company.fill('PT Bengkel Maju');
    await page.locator('input[name="taxNumber"]').fill('1234');
    await giveAddress(shopper);
    await page.getByText(text.problem.taxNumber).waitFor();
    await page.locator('input[name="taxNumber"]').fill('01.234.567.8-901.000');
    await page.getByRole('button', { name: text.toDelivery, exact: true }).click();
    await acceptDelivery(shopper);
    await placeButton(shopper).waitFor();
    await choosePayment(shopper, CASH_ON_DELIVERY.title[language]);
    const { id, key } = await placeOrder(shopper);
    await open(shopper, orderActionPath('orderInvoice', id, key));
    const invoice = await page.locator('main').innerText();
    expect(invoice).toContain('PT Bengkel Maju\nNPWP: 01.234.567.8-901.000');
    // Else a full page is followed by an empty one.
    await page.emulateMedia({ media: 'print' });
    const air = await page
      .locator('main .section')
      .last()
      .evaluate((element) => getComputedStyle(element).paddingBlockEnd);
    expect(air).toBe('0px');
    // Else a sheet ends between a total and the tax in it.
    const sums = page.locator('main .section > :last-child').filter({ has: page.locator('dl + dl') });
    expect(await sums.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  },
);
