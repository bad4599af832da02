import { json } from 'node:stream/consumers';
import { accountPath, PATHS } from '#contract/paths.ts';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import { OWN_DATA } from '#storefront/i18n/messages/own-data.ts';
import { test } from '../harness/shopper.ts';
import { PASSWORD, register } from '../shopper/account.ts';
import { open } from '../shopper/pages.ts';

test('without script, a customer downloads the own data and erases the account', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone', hasScript: false });
  const { page } = shopper;
  const [login, text] = [shopper.messages(LOGIN), shopper.messages(OWN_DATA)];
  await open(shopper, PATHS.profile);
  await register(shopper, PASSWORD);

  await open(shopper, accountPath('data'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.downloadNow }).click();
  expect(await json(await (await download).createReadStream())).toMatchObject({
    isComplete: true,
    profile: { email: shopper.email },
    logins: [{ isCurrent: true }],
  });

  await page.getByText(text.start).click();
  await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: text.eraseNow }).click();
  await page.getByText(login.erased).waitFor();
});
