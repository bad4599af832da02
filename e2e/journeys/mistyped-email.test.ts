import type { Locator } from 'playwright-core';
import { PATHS, stockAlertPath } from '#contract/paths.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { EMAIL_FIELD } from '#storefront/i18n/messages/email-field.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { arriveAtStep, beginCheckout } from '../shopper/checkout.ts';
import { isFocused, open, waitForHydration } from '../shopper/pages.ts';

const emailField = ({ page }: Shopper): Locator => page.locator('main input[type="email"]');

test('a slip in the domain of the email is pointed out at the checkout, and corrected by the keyboard', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  const text = messages(EMAIL_FIELD);
  await beginCheckout(shopper, itemOf('radiator-flush'));
  const email = emailField(shopper);
  await email.fill('budi@gmial.com');
  const hint = page.getByRole('status').filter({ hasText: 'budi@gmail.com' });
  await hint.waitFor();
  await email.press('Tab');
  await page.keyboard.press('Enter');
  expect(await email.inputValue()).toBe('budi@gmail.com');
  expect(await isFocused(email)).toBe(true);
  expect(await page.getByText(text.didYouMean).count()).toBe(0);
  await page.reload();
  await waitForHydration(shopper);
  await expect.poll(() => email.inputValue()).toBe('budi@gmail.com');
});

test('whoever means the unusual domain goes on with it', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await beginCheckout(shopper, itemOf('radiator-flush'));
  await emailField(shopper).fill('budi@yahoo.co.ud');
  await page.getByText(messages(EMAIL_FIELD).didYouMean).waitFor();
  await page.getByLabel(messages(CHECKOUT).phone).fill('0812 3456 7890');
  await page.getByRole('button', { name: messages(CHECKOUT).toAddress, exact: true }).click();
  await arriveAtStep(shopper, messages(CHECKOUT).address);
  await expect.poll(() => page.getByText('budi@yahoo.co.ud').count()).toBe(1);
});

test.for([PATHS.contact, PATHS.account, stockAlertPath('matic-gear-oil')])(
  'it is pointed out on %s',
  async (path, { enter, expect }) => {
    const shopper = await enter();
    const { page, messages } = shopper;
    await open(shopper, path);
    await emailField(shopper).fill('budi@yahoo.co.ud');
    await page.getByRole('button', { name: messages(EMAIL_FIELD).correct }).click();
    expect(await emailField(shopper).inputValue()).toBe('budi@yahoo.co.id');
  },
);
