import type { Locator } from 'playwright-core';
import { EMAIL_FIELD } from '#storefront/i18n/messages/email-field.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { beginCheckout } from '../shopper/checkout.ts';
import { isFocused, waitForHydration } from '../shopper/pages.ts';

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
