import type { ExpectStatic } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { ACCOUNT, LOGIN, PROFILE } from '#storefront/i18n/messages/account.ts';
import { FOOTER, NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import type { Shopper } from '../harness/shopper.ts';
import { logIn, NEW_PASSWORD, PASSWORD, register } from '../shopper/account.ts';
import { formNamed, open } from '../shopper/pages.ts';

/** Registers, gives a name, changes the password and logs in again. */
export async function changePassword(shopper: Shopper, expect: ExpectStatic): Promise<void> {
  const { page } = shopper;
  const [login, account, profile] = [shopper.messages(LOGIN), shopper.messages(ACCOUNT), shopper.messages(PROFILE)];
  await open(shopper, PATHS.profile);
  await register(shopper, PASSWORD);
  await page.getByRole('heading', { level: 1, name: account.tabs.profile }).waitFor();
  const footer = page.getByRole('contentinfo');
  if (shopper.hasScript) {
    await footer.getByRole('link', { name: shopper.messages(NAVIGATION).account, exact: true }).waitFor();
    expect(await footer.getByRole('link', { name: shopper.messages(FOOTER).logIn }).count()).toBe(0);
  }

  const names = formNamed(shopper, 'profile');
  await names.getByLabel(profile.firstName).fill('Rizky');
  await names.getByRole('button', { name: profile.save }).click();
  await page.getByText(profile.saved).waitFor();

  const passwords = formNamed(shopper, 'password');
  await passwords.getByLabel(profile.currentPassword).fill(PASSWORD);
  await passwords.getByLabel(profile.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await passwords.getByLabel(profile.confirmPassword).fill(NEW_PASSWORD);
  await passwords.getByRole('button', { name: profile.changePassword }).click();
  await page.getByText(profile.passwordChanged).waitFor();

  await page.getByRole('button', { name: account.logOut }).click();
  await page.getByText(login.loggedOut).waitFor();
  shopper.browserErrors.expect(/status of 422/);
  await logIn(shopper, PASSWORD);
  await page.getByRole('alert').waitFor();
  await logIn(shopper, NEW_PASSWORD);
  await page.getByRole('heading', { level: 1, name: account.hello('Rizky') }).waitFor();
  expect((await shopper.context.cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);
}
