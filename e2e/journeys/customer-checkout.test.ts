import { accountPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { HISTORY } from '#storefront/i18n/messages/order-actions.ts';
import { createApiClient } from '../harness/api-client.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { lookAtQuestions } from '../shopper/browse.ts';
import {
  acceptDelivery,
  arriveAtStep,
  beginCheckout,
  choosePayment,
  giveAddress,
  giveContact,
  openStep,
  placeButton,
  placeOrder,
} from '../shopper/checkout.ts';
import { open, press } from '../shopper/pages.ts';

const ITEM = itemOf('radiator-flush');
const PASSWORD = 'seratus botol oli';

const PLACE = { firstName: 'Rizky', city: 'Kota Surabaya', state: 'JI', postcode: '60235', country: 'ID' };
const ADDRESSES = [
  {
    ...PLACE,
    id: 'home',
    label: 'Rumah',
    address1: 'Jl. Kenanga 12',
    address2: 'Kec. Gayungan',
    phone: '0812 3456 7890',
  },
  { ...PLACE, id: 'shop', label: 'Bengkel', address1: 'Jl. Ahmad Yani 88', address2: 'Kec. Gayungan' },
];

const REGISTER = 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }';

/** An account with two saved addresses. */
const becomeCustomer = ({ address, email }: Shopper): Promise<unknown> =>
  createApiClient(address).request(REGISTER, {
    input: { email, password: PASSWORD, metaData: [{ key: 'addresses', value: JSON.stringify(ADDRESSES) }] },
  });

async function findInHistory(shopper: Shopper, id: number): Promise<void> {
  await open(shopper, accountPath('orders'));
  await orderInHistory(shopper, id).waitFor();
}

const orderInHistory = ({ page, messages }: Shopper, id: number) =>
  page.getByRole('link', { name: `${messages(HISTORY).view} ${id}`, exact: true });

/** Finds nothing, and the same again after a look at another page. */
async function searchInVain(shopper: Shopper, id: number): Promise<void> {
  const { page, messages } = shopper;
  const text = messages(HISTORY);
  await page.getByRole('searchbox', { name: text.search }).fill('xylophone');
  await page.getByText(text.noneFound('xylophone')).waitFor();
  await lookAtQuestions(shopper);
  await page.goBack();
  await page.getByText(text.noneFound('xylophone')).waitFor();
  await page.getByRole('searchbox', { name: text.search }).fill(String(id));
  await orderInHistory(shopper, id).waitFor();
}

test('a returning customer logs in, buys with a saved address and finds the order in the history', async ({
  enter,
}) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const [text, login] = [messages(CHECKOUT), messages(LOGIN)];
  await becomeCustomer(shopper);
  await beginCheckout(shopper, ITEM);
  await page.getByText(text.alreadyCustomer).click();
  await page.getByRole('textbox', { name: login.username, exact: true }).fill(shopper.email);
  await page.getByRole('textbox', { name: login.password, exact: true }).fill(PASSWORD);
  await press(shopper, login.logIn);
  await page.getByText(text.loggedInAs(shopper.email)).waitFor();
  await press(shopper, text.toAddress);
  await arriveAtStep(shopper, text.address);
  await page.getByRole('radio', { name: 'Bengkel' }).check();
  await press(shopper, text.toDelivery);
  await openStep(shopper, text.address).getByText('Jl. Ahmad Yani 88').waitFor();
  await acceptDelivery(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title.id);
  const { id } = await placeOrder(shopper);
  await findInHistory(shopper, id);
  await searchInVain(shopper, id);
});

test('a guest opens an account with the order, without script', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', hasScript: false });
  const { page, messages } = shopper;
  const [text, login] = [messages(CHECKOUT), messages(LOGIN)];
  await beginCheckout(shopper, ITEM);
  await giveContact(shopper);
  await giveAddress(shopper);
  await acceptDelivery(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title.en);
  const password = page.getByLabel(login.password, { exact: true });
  expect(await password.isVisible()).toBe(false);
  await page.getByRole('checkbox', { name: text.openAccount }).check();
  await placeButton(shopper).click();
  await page.getByText(messages(FORMS).required(login.password)).waitFor();
  await password.fill(PASSWORD);
  await findInHistory(shopper, (await placeOrder(shopper)).id);
});
