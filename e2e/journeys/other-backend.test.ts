import { inject } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { ACCOUNT, LOGIN } from '#storefront/i18n/messages/account.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { probesOf } from '../harness/probes.ts';
import { remoteTest as test } from '../harness/remote-shop.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { findInHistory, logIn, PASSWORD, register } from '../shopper/account.ts';
import { addToCart, openCart } from '../shopper/cart.ts';
import { finishDownloadOrder } from '../shopper/order-download.ts';
import { open } from '../shopper/pages.ts';
import { buy, type Purchase, titleOf } from './buy.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { visit } from './visit.ts';

const PURCHASES: readonly Purchase[] = [
  {
    language: 'id',
    screen: 'phone',
    payment: 'cod',
    hasScript: true,
    items: [itemOf('brake-grease'), itemOf('brake-fluid-dot4', { size: '300ml' })],
  },
  {
    language: 'en',
    screen: 'desktop',
    payment: 'bacs',
    hasScript: false,
    items: [itemOf('syn-formula-city'), itemOf('syn-formula-diesel', { size: '1l' })],
  },
];

test.for(PURCHASES.map((purchase) => [titleOf(purchase), purchase] as const))(
  'over HTTP %s',
  async ([, purchase], { remote, enter, expect }) => {
    const shopper = await enter({ ...purchase, address: remote.address });
    await buy(shopper, purchase, probesOf(inject('shops')).embedded, expect);
  },
);

test.for([true, false])(
  'a visitor searches, filters, sorts, saves, reviews and changes their mind; with script: %s',
  async (hasScript, { remote, enter, expect }) => {
    const shopper = await enter({ address: remote.address, language: 'id', hasScript });
    const assortment = { item: itemOf('leather-cream'), search: 'leather', onSale: itemOf('engine-stop-leak') };
    await visit(shopper, assortment, expect);
  },
);

test('a customer buys over HTTP with a coupon, and finds the order in the account after the next login', async ({
  remote,
  enter,
}) => {
  const guide = itemOf('panduan-pilih-oli');
  const shopper = await enter({ address: remote.address, language: 'en' });
  const { page, messages } = shopper;
  const [account, codes] = [messages(ACCOUNT), messages(CODES)];
  await open(shopper, PATHS.profile);
  await register(shopper, PASSWORD);
  await page.getByRole('heading', { level: 1, name: account.tabs.profile }).waitFor();
  await open(shopper, productPath(guide.slug));
  await addToCart(shopper, guide);
  const cart = await openCart(shopper);
  await cart.getByRole('textbox', { name: codes.field }).fill('hemat10');
  await cart.getByRole('button', { name: codes.apply, exact: true }).click();
  await cart.getByText(codes.coupon('HEMAT10'), { exact: true }).waitFor();
  await open(shopper, PATHS.checkout);
  const id = await finishDownloadOrder(shopper, BANK_TRANSFER.title.en);

  await open(shopper, PATHS.profile);
  const logOut = page.getByRole('main').getByRole('button', { name: account.logOut });
  await logOut.click();
  await page.getByText(messages(LOGIN).loggedOut).waitFor();
  await logIn(shopper, PASSWORD);
  await logOut.waitFor();
  await findInHistory(shopper, id);
});

test('a customer registers, changes the password and logs in again over HTTP, without script', async ({
  remote,
  enter,
  expect,
}) => {
  await changePassword(await enter({ address: remote.address, language: 'id', hasScript: false }), expect);
});

test('a customer changes the email address with the present password over HTTP', async ({ remote, enter, expect }) => {
  await changeEmail(await enter({ address: remote.address, language: 'en' }), expect);
});
