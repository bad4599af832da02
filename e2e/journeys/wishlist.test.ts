import { accountPath, PATHS } from '#contract/paths.ts';
import { ACCOUNT, LOGIN } from '#storefront/i18n/messages/account.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';
import { saveForLater, saveIcon } from '../shopper/wishlist.ts';
import { findFaults } from './every-screen.ts';

const [ON_PHONE, ON_DESKTOP] = [itemOf('carnauba-wax'), itemOf('engine-flush')];
const PASSWORD = 'seratus-botol-oli';

/** The menu of the account; a link of the shop's own menus leads to the list too. */
const wishlistTab = ({ page, messages }: Shopper) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: messages(ACCOUNT).navigation, exact: true })
    .getByRole('link', { name: messages(ACCOUNT).tabs.wishlist, exact: true });

/** What a visitor has saved joins the account, and what the account holds comes to every device. */
test('the wishlists of two devices become one in the account', async ({ enter, expect }) => {
  const phone = await enter({ screen: 'phone', language: 'id' });
  const texts = phone.messages(LOGIN);
  await saveForLater(phone, ON_PHONE);
  await open(phone, PATHS.account);
  await phone.page.getByRole('textbox', { name: texts.email, exact: true }).fill(phone.email);
  await phone.page.getByRole('textbox', { name: texts.password, exact: true }).last().fill(PASSWORD);
  await phone.page.getByRole('button', { name: texts.createAccount, exact: true }).click();
  await wishlistTab(phone).click();
  await saveIcon(phone, ON_PHONE).waitFor();
  expect(await findFaults(phone, 'wishlist of the account')).toEqual([]);

  const desktop = await enter({ screen: 'desktop', language: 'en' });
  await saveForLater(desktop, ON_DESKTOP);
  await open(desktop, PATHS.wishlist);
  await desktop.page.getByText(desktop.messages(WISHLIST).keptHere).waitFor();
  await open(desktop, PATHS.account);
  const form = desktop.page.locator('form').filter({ has: desktop.page.getByRole('checkbox') });
  await form.getByRole('textbox', { name: desktop.messages(LOGIN).username, exact: true }).fill(phone.email);
  await form.getByRole('textbox', { name: desktop.messages(LOGIN).password, exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: desktop.messages(LOGIN).logIn, exact: true }).click();
  await wishlistTab(desktop).click();
  await saveIcon(desktop, ON_PHONE).waitFor();
  await saveIcon(desktop, ON_DESKTOP).waitFor();
  await saveIcon(desktop, ON_PHONE).click();
  await saveIcon(desktop, ON_PHONE).waitFor({ state: 'hidden' });

  await open(phone, accountPath('wishlist'));
  await saveIcon(phone, ON_DESKTOP).waitFor();
  expect(await saveIcon(phone, ON_PHONE).count()).toBe(0);
});
