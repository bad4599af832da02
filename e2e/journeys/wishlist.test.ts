import { accountPath, PATHS } from '#contract/paths.ts';
import { ACCOUNT } from '#storefront/i18n/messages/account.ts';
import { WISHLIST } from '#storefront/i18n/messages/wishlist.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { logIn, PASSWORD, register } from '../shopper/account.ts';
import { open } from '../shopper/pages.ts';
import { saveForLater, saveIcon } from '../shopper/wishlist.ts';
import { findFaults } from './every-screen.ts';

const [ON_PHONE, ON_DESKTOP] = [itemOf('carnauba-wax'), itemOf('engine-flush')];

/** The menu of the account; a link of the shop's own menus leads to the list too. */
const wishlistTab = ({ page, messages }: Shopper) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: messages(ACCOUNT).navigation, exact: true })
    .getByRole('link', { name: messages(ACCOUNT).tabs.wishlist, exact: true });

/** What a visitor has saved joins the account, and what the account holds comes to every device. */
test('the wishlists of two devices become one in the account', async ({ enter, expect }) => {
  const phone = await enter({ screen: 'phone', language: 'id' });
  await saveForLater(phone, ON_PHONE);
  await open(phone, PATHS.account);
  await register(phone, PASSWORD);
  await wishlistTab(phone).click();
  await saveIcon(phone, ON_PHONE).waitFor();
  expect(await findFaults(phone, 'wishlist of the account')).toEqual([]);

  const desktop = await enter({ screen: 'desktop', language: 'en' });
  await saveForLater(desktop, ON_DESKTOP);
  await open(desktop, PATHS.wishlist);
  await desktop.page.getByText(desktop.messages(WISHLIST).keptHere).waitFor();
  await open(desktop, PATHS.account);
  await logIn({ ...desktop, email: phone.email }, PASSWORD);
  await wishlistTab(desktop).click();
  await saveIcon(desktop, ON_PHONE).waitFor();
  await saveIcon(desktop, ON_DESKTOP).waitFor();
  await saveIcon(desktop, ON_PHONE).click();
  await saveIcon(desktop, ON_PHONE).waitFor({ state: 'hidden' });

  await open(phone, accountPath('wishlist'));
  await saveIcon(phone, ON_DESKTOP).waitFor();
  expect(await saveIcon(phone, ON_PHONE).count()).toBe(0);
});
