import { accountPath } from '#contract/paths.ts';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import { HISTORY, ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import type { Shopper } from '../harness/shopper.ts';
import { formNamed, open } from './pages.ts';

export const PASSWORD = 'correct horse';
export const NEW_PASSWORD = 'battery staple';

/** On the page of the login: opens an account for the shopper's email address. */
export async function register(shopper: Shopper, password: string): Promise<void> {
  const text = shopper.messages(LOGIN);
  const form = formNamed(shopper, 'register');
  await form.getByLabel(text.email).fill(shopper.email);
  await form.getByLabel(text.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: text.createAccount }).click();
}

export async function logIn(shopper: Shopper, password: string): Promise<void> {
  const text = shopper.messages(LOGIN);
  const form = formNamed(shopper, 'login');
  await form.getByLabel(text.username).fill(shopper.email);
  await form.getByLabel(text.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: text.logIn }).click();
}

/** Of a customer: from the list of the orders to the page of this one. */
export async function findInHistory(shopper: Shopper, id: number): Promise<void> {
  const { page, messages } = shopper;
  await open(shopper, accountPath('orders'));
  await page.getByRole('link', { name: `${messages(HISTORY).view} ${id}` }).click();
  await page.getByRole('heading', { level: 1, name: messages(ORDER_ACTIONS).title(String(id)), exact: true }).waitFor();
}
