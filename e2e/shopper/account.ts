import type { Locator } from 'playwright-core';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import type { Shopper } from '../harness/shopper.ts';

/** A form of the account by its name. */
export const accountForm = ({ page }: Shopper, name: string): Locator =>
  page.locator(`form:has(input[name="form"][value="${name}"])`);

/** On the page of the login: opens an account for the shopper's e-mail address. */
export async function register(shopper: Shopper, password: string): Promise<void> {
  const text = shopper.messages(LOGIN);
  const form = accountForm(shopper, 'register');
  await form.getByLabel(text.email).fill(shopper.email);
  await form.getByLabel(text.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: text.createAccount }).click();
}

export async function logIn(shopper: Shopper, password: string): Promise<void> {
  const text = shopper.messages(LOGIN);
  const form = accountForm(shopper, 'login');
  await form.getByLabel(text.username).fill(shopper.email);
  await form.getByLabel(text.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: text.logIn }).click();
}
