import type { ExpectStatic } from 'vitest';
import { accountPath, PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { ACCOUNT, LOGIN, LOST_PASSWORD, PROFILE } from '#storefront/i18n/messages/account.ts';
import { ADDRESSES } from '#storefront/i18n/messages/addresses.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { emailsTo } from '../harness/mailbox.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { findInHistory, logIn, NEW_PASSWORD, PASSWORD, register } from '../shopper/account.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { BUYER } from '../shopper/checkout.ts';
import { orderDownload } from '../shopper/order-download.ts';
import { formNamed, isFocused, open, waitForHydration } from '../shopper/pages.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { findFaults } from './every-screen.ts';

const FLUSH = itemOf('engine-flush');
const GUIDE = itemOf('panduan-pilih-oli');

test.for([true, false])(
  'a customer registers, changes the password and logs in again; with script: %s',
  async (hasScript, { enter, expect }) => {
    await changePassword(await enter({ language: 'id', screen: 'phone', hasScript }), expect);
  },
);

test.for([true, false])(
  'a new email address takes the present password, and nothing typed is lost; with script: %s',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ language: hasScript ? 'id' : 'en', screen: 'phone', hasScript });
    await changeEmail(shopper, expect);
    await expect.poll(() => emailsTo(shopper.email).join('\n')).toContain(`new-${shopper.email}`);
  },
);

const RESET_LINK = /https?:\S+\/lost-password\?\S+/;

/** Asks for a new password on the page of the login, and chooses one on the page of the emailed link, which is returned. */
async function resetPassword(shopper: Shopper, expect: ExpectStatic): Promise<string> {
  const { page, email } = shopper;
  const [login, reset, profile] = [shopper.messages(LOGIN), shopper.messages(LOST_PASSWORD), shopper.messages(PROFILE)];
  await page.getByRole('link', { name: login.forgotten }).click();
  await page.getByRole('textbox', { name: reset.username, exact: true }).fill(email);
  await page.getByRole('button', { name: reset.send }).click();
  await page.getByText(reset.sent).waitFor();
  const findLink = () => RESET_LINK.exec(emailsTo(email).join('\n'))?.[0] ?? '';
  await expect.poll(findLink).not.toBe('');
  await page.goto(findLink());
  await waitForHydration(shopper);
  await page.getByLabel(profile.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(profile.confirmPassword).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: reset.save }).click();
  await page.getByText(login.newPasswordSaved).waitFor();
  return findLink();
}

/** The link has been used: that is said before anything is typed, and another one is a press away. */
async function askForAnotherLink(shopper: Shopper, usedLink: string, expect: ExpectStatic): Promise<void> {
  const { page, email, messages } = shopper;
  const reset = messages(LOST_PASSWORD);
  await page.goto(usedLink);
  await page.getByText(reset.linkHelp).waitFor();
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  expect(await findFaults(shopper, 'refused link')).toEqual([]);
  await page.getByRole('button', { name: reset.askAgain }).click();
  await page.getByText(reset.sent).waitFor();
  const links = () => emailsTo(email).filter((text) => RESET_LINK.test(text));
  await expect.poll(() => links().length).toBe(2);
}

test('a customer who forgot the password sets a new one by email, and finds the order in a faultless account', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page } = shopper;
  const [login, account] = [shopper.messages(LOGIN), shopper.messages(ACCOUNT)];
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  const logOut = page.getByRole('main').getByRole('button', { name: account.logOut });
  await logOut.waitFor();
  const id = await orderDownload(shopper, GUIDE, BANK_TRANSFER.title.en);

  await open(shopper, PATHS.account);
  await logOut.click();
  await page.getByText(login.loggedOut).waitFor();
  const link = await resetPassword(shopper, expect);
  await askForAnotherLink(shopper, link, expect);
  await open(shopper, PATHS.account);
  await logIn(shopper, NEW_PASSWORD);
  await logOut.waitFor();

  for (const path of [accountPath(), `${accountPath('addresses')}&edit=new`, accountPath('profile')]) {
    await open(shopper, path);
    expect(await findFaults(shopper, path)).toEqual([]);
  }
  await findInHistory(shopper, id);
  expect(await findFaults(shopper, 'order')).toEqual([]);
});

test.for([true, false])(
  'a registration says at each field what is wrong, and comes to the first (script: %s)',
  async (hasScript, { enter, expect }) => {
    const known = await enter();
    await open(known, PATHS.account);
    await register(known, PASSWORD);
    await known.page.getByRole('heading', { level: 1 }).waitFor();
    const shopper: Shopper = { ...(await enter({ language: 'id', screen: 'phone', hasScript })), email: known.email };
    const { page, browserErrors } = shopper;
    const { problems, email, password } = shopper.messages(LOGIN);
    browserErrors.expect(/status of 422/);
    await open(shopper, PATHS.account);
    const form = formNamed(shopper, 'register');
    await form.getByLabel(email).fill('sari@');
    await form.getByLabel(password, { exact: true }).fill('sari');
    await form.getByRole('button').last().click();
    await form.getByText(problems.email).waitFor();
    await form.getByText(problems.passwordShort).waitFor();
    if (hasScript) await expect.poll(() => isFocused(form.getByLabel(email))).toBe(true);
    await register(shopper, shopper.email);
    await form.getByText(problems.passwordGuessable).waitFor();
    if (hasScript) await expect.poll(() => isFocused(form.getByLabel(password, { exact: true }))).toBe(true);
    await register(shopper, PASSWORD);
    await form.getByText(problems.emailTaken).waitFor();
    expect(await page.getByRole('alert').getByText(problems.emailTaken).count()).toBe(0);
  },
);

test('with “debug” in the address the console says what the API said', async ({ enter }) => {
  const shopper = await enter();
  shopper.browserErrors.expect(/status of 422/);
  shopper.browserErrors.expect(/console: invalid_username /);
  await open(shopper, `${PATHS.account}?debug`);
  await logIn(shopper, PASSWORD);
  await shopper.page.getByRole('alert').first().waitFor();
});

test('on a phone the way out is in sight at every tab, without a swipe', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  const logOut = page.getByRole('main').getByRole('button', { name: shopper.messages(ACCOUNT).logOut });
  await logOut.waitFor();
  for (const path of [accountPath(), accountPath('orders'), accountPath('data')]) {
    await open(shopper, path);
    const { x = -1, width = 0 } = (await logOut.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await logOut.click();
  await page.getByText(shopper.messages(LOGIN).loggedOut).waitFor();
});

test('whoever logs out leaves nothing for the next one with the phone', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  const logOut = page.getByRole('main').getByRole('button', { name: messages(ACCOUNT).logOut });
  await logOut.waitFor();
  await page.evaluate(() => {
    sessionStorage.setItem('checkout.contact', '{"phone":"081234567890"}');
    localStorage.setItem('recent-searches', '["aki"]');
    localStorage.setItem('recently-viewed', '7');
  });
  await logOut.click();
  await page.getByText(messages(LOGIN).loggedOut).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }).join()))
    .not.toMatch(/contact|recent/);
});

test('the focus goes to the form of an address, and to the word that it is saved', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const [text, fields] = [messages(ADDRESSES), messages(CHECKOUT)];
  await open(shopper, accountPath('addresses'));
  await register(shopper, PASSWORD);
  await page.getByRole('link', { name: text.add }).press('Enter');
  await expect.poll(() => isFocused(page.getByRole('heading', { name: text.newTitle }))).toBe(true);
  await page.getByRole('textbox', { name: fields.postcode, exact: true }).fill(BUYER.postcode);
  const district = page.getByRole('combobox', { name: fields.district, exact: true });
  await expect.poll(() => district.inputValue()).toBe(BUYER.district);
  await page.getByRole('textbox', { name: fields.recipient, exact: true }).fill(BUYER.name);
  await page.getByRole('textbox', { name: fields.street, exact: true }).fill(BUYER.street);
  await page.getByRole('button', { name: text.save }).press('Enter');
  await page.locator(':focus', { hasText: text.saved.address ?? '' }).waitFor();
});

test('two tabs agree on who is logged in', async ({ enter, expect }) => {
  const shopper = await enter();
  const account = shopper.messages(ACCOUNT);
  const second = { ...shopper, page: await shopper.context.newPage() };
  for (const tab of [shopper, second]) await open(tab, PATHS.account);
  await register(shopper, PASSWORD);
  for (const { page } of [shopper, second]) await page.getByRole('button', { name: account.logOut }).waitFor();
  await second.page.getByRole('button', { name: account.logOut }).click();
  await shopper.page.getByRole('heading', { level: 1, name: shopper.messages(LOGIN).logIn, exact: true }).waitFor();
  expect(await shopper.page.getByRole('button', { name: account.logOut }).count()).toBe(0);
});

test('a session that ends between two clicks costs nothing', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, context } = shopper;
  await open(shopper, productPath(FLUSH.slug));
  await addToCart(shopper, FLUSH);
  await page.waitForFunction(() => localStorage.getItem('cart-copy')?.includes('"lines":[{'));
  // No page, no response: none can bring the session's token once more.
  await page.goto('about:blank');
  const session = (await context.cookies()).find(({ name }) => name === 'woocommerce-session');
  await context.addCookies([{ name: 'woocommerce-session', value: `${session?.value}x`, url: shopper.address }]);
  await open(shopper, productPath(FLUSH.slug));
  const cart = await openCart(shopper);
  await page.getByText(shopper.messages(CART).rebuilt).first().waitFor();
  expect(await quantityOf(cart, shopper, FLUSH).inputValue()).toBe('1');
});
