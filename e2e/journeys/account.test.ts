import { PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT, LOGIN, PROFILE } from '#storefront/i18n/messages/account.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { open } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');
const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';

const form = ({ page }: Shopper, name: string) => page.locator(`form:has(input[name="form"][value="${name}"])`);

async function register(shopper: Shopper): Promise<void> {
  const text = shopper.messages(LOGIN);
  const fields = form(shopper, 'register');
  await fields.getByLabel(text.email).fill(shopper.email);
  await fields.getByLabel(text.password, { exact: true }).fill(PASSWORD);
  await fields.getByRole('button', { name: text.createAccount }).click();
}

async function logIn(shopper: Shopper, password: string): Promise<void> {
  const text = shopper.messages(LOGIN);
  const fields = form(shopper, 'login');
  await fields.getByLabel(text.username).fill(shopper.email);
  await fields.getByLabel(text.password, { exact: true }).fill(password);
  await fields.getByRole('button', { name: text.logIn }).click();
}

test.for([true, false])(
  'a customer registers, changes the password and logs in again; with script: %s',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ language: 'id', screen: 'phone', hasScript });
    const { page } = shopper;
    const [login, account, profile] = [shopper.messages(LOGIN), shopper.messages(ACCOUNT), shopper.messages(PROFILE)];
    await open(shopper, PATHS.profile);
    await register(shopper);
    await page.getByRole('heading', { level: 1, name: account.tabs.profile }).waitFor();

    const names = form(shopper, 'profile');
    await names.getByLabel(profile.firstName).fill('Rizky');
    await names.getByRole('button', { name: profile.save }).click();
    await page.getByText(profile.saved).waitFor();

    const passwords = form(shopper, 'password');
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
  },
);

test('two tabs agree on who is logged in', async ({ enter, expect }) => {
  const shopper = await enter();
  const account = shopper.messages(ACCOUNT);
  const second = { ...shopper, page: await shopper.context.newPage() };
  for (const tab of [shopper, second]) await open(tab, PATHS.account);
  await register(shopper);
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
