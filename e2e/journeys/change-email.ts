import type { ExpectStatic } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { ACCOUNT, LOGIN, PROFILE } from '#storefront/i18n/messages/account.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { refusalText } from '#storefront/i18n/messages/refusals.ts';
import type { Shopper } from '../harness/shopper.ts';
import { logIn, NEW_PASSWORD, PASSWORD, register } from '../shopper/account.ts';
import { formNamed, isFocused, open } from '../shopper/pages.ts';

/** Registers and changes the email address, which takes the present password and nothing else, and logs in with it. */
export async function changeEmail(shopper: Shopper, expect: ExpectStatic): Promise<void> {
  const { page, language, messages } = shopper;
  const text = messages(PROFILE);
  const email = `new-${shopper.email}`;
  await open(shopper, PATHS.profile);
  await register(shopper, PASSWORD);
  const form = formNamed(shopper, 'profile');
  const password = form.getByLabel(text.currentPassword);
  const save = () => form.getByRole('button', { name: text.save }).click();
  await form.getByLabel(text.firstName).fill('Rizky');
  expect(await password.count()).toBe(0);

  shopper.browserErrors.expect(/status of 422/);
  await form.getByLabel(text.email).fill(email);
  if (shopper.hasScript) await password.waitFor();
  await save();
  await form.getByText(messages(FORMS).required(text.currentPassword)).waitFor();
  if (shopper.hasScript) await expect.poll(() => isFocused(password)).toBe(true);
  await password.fill(NEW_PASSWORD);
  await save();
  await form.getByText(refusalText(WRONG, language)).waitFor();
  expect(await form.getByLabel(text.email).inputValue()).toBe(email);
  expect(await form.getByLabel(text.firstName).inputValue()).toBe('Rizky');
  await password.fill(PASSWORD);
  await save();
  await page.getByText(text.saved).waitFor();
  await password.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: messages(ACCOUNT).logOut }).click();
  await page.getByText(messages(LOGIN).loggedOut).waitFor();
  await logIn({ ...shopper, email }, PASSWORD);
  await page.getByRole('heading', { level: 1, name: messages(ACCOUNT).hello('Rizky') }).waitFor();
}

const WRONG = { code: 'PASSWORD_WRONG', facts: {}, fields: [], message: '' } as const;
