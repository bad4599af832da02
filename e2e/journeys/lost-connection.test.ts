import type { Locator } from 'playwright-core';
import { accountPath, PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT, LOGIN, PROFILE } from '#storefront/i18n/messages/account.ts';
import { ADDRESSES } from '#storefront/i18n/messages/addresses.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { FOOTER, NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { STOCK_ALERTS } from '#storefront/i18n/messages/stock-alerts.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addButton, fillCart } from '../shopper/cart.ts';
import { arriveAtStep } from '../shopper/checkout.ts';
import { formNamed, open, waitForHydration } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');
const SOLD_OUT = 'throttle-cleaner';

/** Presses the button, reads what is said in the form, and comes back online. */
async function pressOffline(shopper: Shopper, button: Locator, said: Locator): Promise<void> {
  const { page, context, browserErrors } = shopper;
  // Code and styles of the pages that are likely next may still be on their way; they are loaded again later. That a style sheet did
  // not come, React leaves unhandled.
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|uncaught: Event/);
  await context.setOffline(true);
  await button.click();
  await said.filter({ visible: true }).first().waitFor();
  await context.setOffline(false);
  // Wherever the shopper is, it is still the same page.
  await page.getByRole('main').waitFor();
}

/** Reads the note of a form that names itself. */
const noteIn = (fields: Locator, { messages }: Shopper) =>
  fields.getByRole('alert').filter({ hasText: messages(FORMS).offline });

test('forms of a product page keep what is typed, although their own pages were never loaded', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, context, messages, email } = shopper;
  // A picture that scrolls into sight without a connection would be an error of its own.
  await context.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await open(shopper, productPath(SOLD_OUT));
  await context.setOffline(true);
  const alert = formNamed(shopper, 'stock-alert');
  await alert.getByLabel(messages(STOCK_ALERTS).email).fill(email);
  await pressOffline(shopper, alert.getByRole('button'), noteIn(alert, shopper));
  await alert.getByRole('button', { name: messages(STOCK_ALERTS).send }).click();
  await page.getByText(messages(STOCK_ALERTS).done).waitFor();

  const review = formNamed(shopper, 'review');
  const text = review.getByLabel(messages(REVIEWS).text);
  await context.setOffline(true);
  await text.fill('Tarikan motor jadi enteng lagi.');
  await pressOffline(shopper, review.getByRole('button'), noteIn(review, shopper));
  expect(await text.inputValue()).toBe('Tarikan motor jadi enteng lagi.');
  shopper.browserErrors.expect(/status of 422/);
  await review.getByRole('button', { name: messages(REVIEWS).send }).click();
  await review.getByText(messages(REVIEWS).problems.rating).waitFor();
  expect(await text.inputValue()).toBe('Tarikan motor jadi enteng lagi.');
});

test('a form whose response breaks off keeps what is typed', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages, email } = shopper;
  await open(shopper, productPath(SOLD_OUT));
  await page.route(/\/notify\.data/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/x-script', body: '[{' })
      : route.fallback(),
  );
  const alert = formNamed(shopper, 'stock-alert');
  await alert.getByLabel(messages(STOCK_ALERTS).email).fill(email);
  await alert.getByRole('button').click();
  await noteIn(alert, shopper).waitFor();
  expect(await alert.getByLabel(messages(STOCK_ALERTS).email).inputValue()).toBe(email);
});

test('the account’s forms keep what is typed, whether or not the browser notices', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en' });
  const { page, context, messages, email } = shopper;
  await open(shopper, PATHS.profile);
  const registration = formNamed(shopper, 'register');
  const create = registration.getByRole('button', { name: messages(LOGIN).createAccount });
  await registration.getByLabel(messages(LOGIN).email).fill(email);
  await registration.getByLabel(messages(LOGIN).password, { exact: true }).fill('correct horse');
  shopper.browserErrors.expect(/ERR_CONNECTION_RESET/);
  await context.route('**', (route) => route.abort('connectionreset'));
  await create.click();
  await noteIn(registration, shopper).waitFor();
  await context.unroute('**');
  expect(await registration.getByLabel(messages(LOGIN).email).inputValue()).toBe(email);
  await create.click();
  await page.getByRole('heading', { level: 1, name: messages(ACCOUNT).tabs.profile }).waitFor();

  const profile = formNamed(shopper, 'profile');
  await profile.getByLabel(messages(PROFILE).firstName).fill('Rizky');
  const save = profile.getByRole('button', { name: messages(PROFILE).save });
  await pressOffline(shopper, save, noteIn(profile, shopper));
  shopper.browserErrors.expect(/status of 503/);
  await context.route('**/*.data', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }));
  await save.click();
  await profile
    .getByRole('alert')
    .filter({ hasText: messages(FORMS).busy })
    .waitFor();
  await context.unroute('**/*.data');
  await save.click();
  await page.getByText(messages(PROFILE).saved).waitFor();
  expect(await profile.getByLabel(messages(PROFILE).firstName).inputValue()).toBe('Rizky');

  await open(shopper, `${accountPath('addresses')}&edit=new`);
  const address = page.locator('form', { has: page.getByLabel(messages(ADDRESSES).label) });
  await address.getByLabel(messages(ADDRESSES).label).fill('Bengkel');
  await pressOffline(
    shopper,
    address.getByRole('button', { name: messages(ADDRESSES).save }),
    noteIn(address, shopper),
  );
  expect(await address.getByLabel(messages(ADDRESSES).label).inputValue()).toBe('Bengkel');

  const waiting = page.getByRole('status').filter({ hasText: messages(ERRORS).offline });
  await pressOffline(shopper, page.getByRole('button', { name: messages(ACCOUNT).logOut }), waiting);
  await page.getByText(messages(LOGIN).loggedOut).waitFor();

  const login = formNamed(shopper, 'login');
  const logIn = login.getByRole('button', { name: messages(LOGIN).logIn, exact: true });
  await login.getByLabel(messages(LOGIN).username).fill(email);
  await login.getByLabel(messages(LOGIN).password, { exact: true }).fill('correct horse');
  await pressOffline(shopper, logIn, noteIn(login, shopper));
  await logIn.click();
  await page.getByRole('button', { name: messages(ACCOUNT).logOut }).waitFor();
});

test('cart and checkout keep what is typed', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await fillCart(shopper, FLUSH);
  await open(shopper, PATHS.cart);
  const main = page.getByRole('main');
  const code = page.getByLabel(messages(CODES).field).first();
  await code.fill('HEMAT');
  const said = page.getByText(messages(CART).unchanged.offline);
  await pressOffline(shopper, main.getByRole('button', { name: messages(CODES).apply }), said);
  expect(await code.inputValue()).toBe('HEMAT');
  await pressOffline(
    shopper,
    main.getByRole('button', { name: messages(CART).more(FLUSH.name[shopper.language]) }),
    said,
  );
  await page
    .getByRole('button', { name: messages(CART).retry })
    .first()
    .click();

  await open(shopper, PATHS.checkout);
  await arriveAtStep(shopper, messages(CHECKOUT).contact);
  const summary = page.getByRole('complementary', { name: messages(CHECKOUT).summary });
  await summary.getByLabel(messages(CODES).field).last().fill('HEMAT');
  const email = page.getByRole('textbox', { name: messages(CHECKOUT).email, exact: true });
  await email.fill(shopper.email);
  await pressOffline(shopper, summary.getByRole('button', { name: messages(CODES).apply }).last(), said);
  expect(await summary.getByLabel(messages(CODES).field).last().inputValue()).toBe('HEMAT');
  expect(await email.inputValue()).toBe(shopper.email);
  await page.getByRole('textbox', { name: messages(CHECKOUT).phone, exact: true }).fill('0812 3456 7890');
  const goOn = page.getByRole('button', { name: messages(CHECKOUT).toAddress });
  shopper.browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  // The summary beside the step has said something like it before.
  await pressOffline(shopper, goOn, noteIn(page.locator('form').filter({ has: email }), shopper));
  expect(await email.inputValue()).toBe(shopper.email);
  await goOn.click();
  await arriveAtStep(shopper, messages(CHECKOUT).address);
});

test('the language stays as it is without a connection, and changes when it is back', async ({ enter }) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.faq);
  const switches = page.getByRole('contentinfo').getByRole('form', { name: messages(FOOTER).language });
  const waiting = page.getByRole('status').filter({ hasText: messages(ERRORS).offline });
  await pressOffline(shopper, switches.getByRole('button', { name: 'Indonesia' }), waiting);
  await page.waitForURL('**/id/faq');
});

test('on a connection that is dead unnoticed the page stays with what is typed, and what was pressed is done when it is back', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, context, messages, browserErrors } = shopper;
  browserErrors.allow(/ERR_CONNECTION_RESET|uncaught: Event|ERR_FAILED/);
  await open(shopper, productPath(FLUSH.slug));
  // Neither has loaded the code of the cart, of the search or of another page.
  await context.route('**', (route) => route.abort('connectionreset'));
  const text = formNamed(shopper, 'review').getByLabel(messages(REVIEWS).text);
  await text.fill('Tarikan motor jadi enteng lagi.');
  await page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('touchstart');
  await page
    .getByRole('button', { name: messages(NAVIGATION).search })
    .first()
    .tap();
  const sheet = page.getByRole('dialog', { name: messages(NAVIGATION).search });
  await sheet.getByRole('combobox').fill('oli');
  await sheet.getByRole('option').first().waitFor();
  await sheet.getByRole('button', { name: messages(NAVIGATION).closeSearch }).click();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/cart-'));
  await addButton(shopper).click();
  await failed;
  await context.unroute('**');
  await page.getByText(messages(CART).added(FLUSH.name.id)).waitFor();
  expect(await text.inputValue()).toBe('Tarikan motor jadi enteng lagi.');
});

test('a part of the page whose code fails to come stays as it is until it comes, and keeps what is typed', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'id' });
  const { page, context, messages, urlOf } = shopper;
  shopper.browserErrors.expect(/ERR_CONNECTION_RESET/);
  const broken = '**/assets/frame*.js';
  const asked = page.waitForRequest(broken);
  await context.route(broken, (route) => route.abort('connectionreset'));
  await page.goto(urlOf(PATHS.products));
  await asked;
  const search = page.getByRole('banner').getByLabel(messages(NAVIGATION).searchLabel);
  await search.fill('bensin');
  await context.unroute(broken);
  await waitForHydration(shopper);
  expect(await search.inputValue()).toBe('bensin');
  await search.press('End');
  await search.click();
  await page.getByRole('banner').getByRole('option').first().waitFor();
});
