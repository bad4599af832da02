import { accountPath, PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT, LOGIN } from '#storefront/i18n/messages/account.ts';
import { ADDRESSES } from '#storefront/i18n/messages/addresses.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { CONTENT } from '#storefront/i18n/messages/content.ts';
import { FOOTER, NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { VEHICLE } from '#storefront/i18n/messages/vehicle.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { PASSWORD, register } from '../shopper/account.ts';
import { lookAtQuestions } from '../shopper/browse.ts';
import { writeSlowly } from '../shopper/contact.ts';
import { formNamed, open } from '../shopper/pages.ts';

const MESSAGE = 'Oli apa untuk Avanza 2018?';

test('Back and Forward find a message as it was left, until it is sent', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages, browserErrors } = shopper;
  const text = messages(CONTACT);
  await open(shopper, PATHS.contact);
  const message = page.getByLabel(text.message, { exact: true });
  const agreement = page.getByRole('checkbox');
  await message.fill(MESSAGE);
  await agreement.check();
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => message.inputValue()).toBe(MESSAGE);
  expect(await agreement.isChecked()).toBe(true);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: messages(CONTENT).faqTitle }).waitFor();
  await page.goBack();
  await expect.poll(() => message.inputValue()).toBe(MESSAGE);

  browserErrors.expect(/status of 422/);
  await page.getByRole('button', { name: text.send }).click();
  await page.getByText(text.problems.nameRequired).waitFor();
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => message.inputValue()).toBe(MESSAGE);

  await page.getByLabel(text.fullName).fill('Dewi Lestari');
  await page.getByRole('textbox', { name: text.email, exact: true }).fill(shopper.email);
  await page.getByLabel(text.phone).fill('0812 3456 7890');
  await writeSlowly(shopper);
  await page.getByRole('button', { name: text.send }).click();
  await page.getByText(text.sentTitle).waitFor();
  await page.goBack();
  await message.waitFor();
  expect(await message.inputValue()).toBe('');
});

test('a review that stays on its page keeps what is newest, and is found again behind another page', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  const text = messages(REVIEWS);
  await open(shopper, productPath(itemOf('carnauba-wax').slug));
  const review = formNamed(shopper, 'review').getByRole('textbox', { name: text.text });
  await review.fill('It shines');
  await page.getByRole('link', { name: text.sorts.highest }).click();
  await page.waitForURL((url) => url.search !== '');
  await review.fill('It shines for weeks');
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('link', { name: text.sorts.newest, exact: true }).and(page.locator('[aria-current]')).waitFor();
  expect(await review.inputValue()).toBe('It shines for weeks');
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => review.inputValue()).toBe('It shines for weeks');
});

test('questions that were looked for are found again', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.faq);
  const questions = page.locator('summary:visible');
  const all = await questions.count();
  await page.getByRole('searchbox', { name: messages(CONTENT).searchQuestions }).fill('oli');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  const found = await questions.count();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages(FOOTER).about })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith(PATHS.about));
  await page.goBack();
  await page.waitForURL((url) => url.pathname.endsWith(PATHS.faq));
  await expect.poll(() => questions.count()).toBe(found);
});

test('a fuel that depends on the type of vehicle is found again', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const [type, fuel] = [page.getByLabel(messages(VEHICLE).type), page.getByLabel(messages(VEHICLE).fuel)];
  await open(shopper, PATHS.vehicle);
  await type.selectOption('car');
  await fuel.selectOption('diesel');
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => fuel.inputValue()).toBe('diesel');
  expect(await type.inputValue()).toBe('car');
});

test('an address abroad is found again with its state, a password is not, and nothing after the logout', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  const [login, addresses, fields] = [messages(LOGIN), messages(ADDRESSES), messages(CHECKOUT)];
  await open(shopper, PATHS.account);
  const registration = formNamed(shopper, 'register');
  await registration.getByLabel(login.email).fill(shopper.email);
  await registration.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => registration.getByLabel(login.email).inputValue()).toBe(shopper.email);
  expect(await registration.getByLabel(login.password, { exact: true }).inputValue()).toBe('');
  await register(shopper, PASSWORD);
  await page.getByRole('button', { name: messages(ACCOUNT).logOut }).waitFor();

  await open(shopper, accountPath('addresses'));
  await page.getByRole('link', { name: addresses.add }).click();
  await page.getByRole('combobox', { name: fields.country, exact: true }).selectOption('MY');
  const state = page.getByRole('combobox', { name: fields.state, exact: true });
  await state.selectOption({ label: 'Selangor' });
  const selangor = await state.inputValue();
  await page.getByRole('textbox', { name: fields.city, exact: true }).fill('Shah Alam');
  await page.locator('summary').filter({ hasText: fields.forCompany, visible: true }).click();
  const company = page.getByRole('textbox', { name: fields.company });
  await company.fill('Bengkel Maju Sdn Bhd');
  await lookAtQuestions(shopper);
  await page.goBack();
  await expect.poll(() => state.inputValue()).toBe(selangor);
  expect(await page.getByRole('textbox', { name: fields.city, exact: true }).inputValue()).toBe('Shah Alam');
  await company.waitFor();
  expect(await company.inputValue()).toBe('Bengkel Maju Sdn Bhd');

  await open(shopper, PATHS.contact);
  const message = page.getByLabel(messages(CONTACT).message, { exact: true });
  await message.fill(MESSAGE);
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages(NAVIGATION).account })
    .click();
  await page.getByRole('button', { name: messages(ACCOUNT).logOut }).click();
  await page.getByText(login.loggedOut).waitFor();
  await page.evaluate(() => history.go(-2));
  await message.waitFor();
  expect(await message.inputValue()).toBe('');

  await message.fill(MESSAGE);
  await page.evaluate(() => history.go(2));
  await page.getByText(login.loggedOut).waitFor();
  await page.evaluate(() => history.go(-2));
  await message.waitFor();
  await expect.poll(() => message.inputValue()).toBe(MESSAGE);
});
