import { PATHS } from '#contract/paths.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { writeSlowly } from '../shopper/contact.ts';
import { hasFocusWithin, isFocused, open } from '../shopper/pages.ts';

const MESSAGE = 'Honda Beat 2021, 38.000 km. Cocoknya pakai oli apa?';

async function fillIn({ page, email, messages }: Shopper): Promise<void> {
  const text = messages(CONTACT);
  await page.getByLabel(text.fullName).fill('Dewi Lestari');
  await page.getByRole('textbox', { name: text.email, exact: true }).fill(email);
  await page.getByLabel(text.phone).fill('0812 3456 7890');
  await page.getByLabel(text.message, { exact: true }).fill(MESSAGE);
  await page.getByRole('checkbox').check();
}

async function send({ page, messages }: Shopper): Promise<void> {
  await writeSlowly({ page });
  await page.getByRole('button', { name: messages(CONTACT).send }).click();
}

test('a message is kept while the connection is lost, and sent when it is back', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, context, messages, browserErrors } = shopper;
  const text = messages(CONTACT);
  await open(shopper, PATHS.contact);
  await send(shopper);
  await page.getByText(text.problems.nameRequired).waitFor();
  await expect.poll(() => isFocused(page.getByLabel(text.fullName))).toBe(true);
  browserErrors.expect(/status of 422/);
  await fillIn(shopper);
  expect(await page.locator('[role="alert"], [aria-invalid="true"]').count()).toBe(0);
  browserErrors.expect(/ERR_CONNECTION_RESET/);
  // The browser itself thinks that it has a connection.
  await context.route('**', (route) => route.abort('connectionreset'));
  await send(shopper);
  await page.getByText(messages(FORMS).offline).waitFor();
  expect(await page.getByLabel(text.message, { exact: true }).inputValue()).toBe(MESSAGE);
  await context.unroute('**');
  await send(shopper);
  await page.getByText(text.sentTitle).waitFor();
  expect(await page.getByLabel(text.fullName).count()).toBe(0);
  await expect.poll(() => hasFocusWithin(page.getByRole('status').filter({ hasText: text.sentTitle }))).toBe(true);
});

test('without script every wrong field is named, and the corrected message is sent', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', hasScript: false });
  const { page, messages, browserErrors } = shopper;
  const text = messages(CONTACT);
  browserErrors.expect(/status of 422/);
  await open(shopper, PATHS.contact);
  await fillIn(shopper);
  await page.getByLabel(text.phone).fill('call me');
  await send(shopper);
  await page.getByText(text.problems.phoneInvalid).waitFor();
  expect(await page.getByLabel(text.message, { exact: true }).inputValue()).toBe(MESSAGE);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByLabel(text.phone).fill('0812 3456 7890');
  await send(shopper);
  await page.getByText(text.sentTitle).waitFor();
});
