import { expect, inject } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { CASH_ON_DELIVERY } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { LAST_ORDER } from '#storefront/i18n/messages/last-order.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { countOrders } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test as base, type Shopper } from '../harness/shopper.ts';
import {
  arriveAtStep,
  arrivedOrder,
  BUYER,
  beginCheckout,
  choosePayment,
  openStep,
  placeButton,
  walkToPayment,
} from '../shopper/checkout.ts';
import { open, press } from '../shopper/pages.ts';

const ITEM = itemOf('moto-matic');
const { address, databaseUrl } = inject('shops').postgres;

/** Somebody who has only the last button left to press. Their orders can be counted in the database. */
const test = base.extend('payer', async ({ enter }): Promise<Shopper> => {
  const shopper = await enter({ address });
  await beginCheckout(shopper, ITEM);
  await walkToPayment(shopper);
  await choosePayment(shopper, CASH_ON_DELIVERY.title.en);
  return shopper;
});

const LOST = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET)/;
const PLACING = /checkout\.data/;

const thanks = ({ page, messages }: Shopper) =>
  page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) });

const noResponseNote = ({ page, messages }: Shopper) =>
  page.getByRole('alert').filter({ hasText: messages(FORMS).offline });

test('a double click on the last button places one order, neither a reload before nor Back after it another', async ({
  payer,
}) => {
  await payer.page.reload();
  await placeButton(payer).waitFor();
  await payer.page.getByText(BUYER.street).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(0);
  await placeButton(payer).dblclick();
  await thanks(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
  await payer.page.goBack();
  await payer.page.getByRole('heading', { level: 1, name: payer.messages(CHECKOUT).empty }).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('a network lost before the order is sent costs one more press', async ({ payer }) => {
  payer.browserErrors.expect(LOST);
  await payer.context.setOffline(true);
  await placeButton(payer).click();
  await payer.page
    .getByRole('alert')
    .filter({ hasText: payer.messages(FORMS).offline })
    .waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(0);
  await payer.context.setOffline(false);
  await placeButton(payer).click();
  await arrivedOrder(payer);
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

const ELSEWHERE = 'Jalan Melati 7';

test('an order goes to no other address than its page shows', async ({ payer }) => {
  const text = payer.messages(CHECKOUT);
  const other = { ...payer, page: await payer.context.newPage() };
  await open(other, `${PATHS.checkout}?step=address`);
  await other.page.getByRole('textbox', { name: text.street, exact: true }).fill(ELSEWHERE);
  await press(other, text.toDelivery);
  await arriveAtStep(other, text.delivery);
  await placeButton(payer).click();
  await payer.page.getByRole('alert').filter({ hasText: text.addressChanged }).waitFor();
  await openStep(payer, text.address).getByText(ELSEWHERE).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(0);
  await placeButton(payer).click();
  await arrivedOrder(payer);
});

/** The shop places the order, and its response never arrives: neither the page nor the cookies. */
const loseResponse = async ({ page, browserErrors }: Shopper) => {
  browserErrors.expect(LOST);
  await page.route(
    PLACING,
    async (route) => {
      const request = route.request();
      const { ':method': _method, ...headers } = await request.allHeaders();
      await fetch(request.url(), { method: 'POST', headers, body: request.postData(), redirect: 'manual' });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};

test('an order whose response was lost is found by pressing again, not placed twice', async ({ payer }) => {
  await loseResponse(payer);
  await placeButton(payer).click();
  await noResponseNote(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
  await placeButton(payer).click();
  await thanks(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('an order whose response was lost is named after a reload', async ({ payer }) => {
  await loseResponse(payer);
  await placeButton(payer).click();
  await noResponseNote(payer).waitFor();
  await payer.page.reload();
  await payer.page.getByRole('link', { name: payer.messages(LAST_ORDER).seeOrder }).click();
  await thanks(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

/** Looks an order up by its number: with nothing typed, with the address of somebody else, and with the right one. */
async function findOrderAgain(guest: Shopper, { id, email }: { readonly id: number; readonly email: string }) {
  const { page, messages, hasScript } = guest;
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const number = field(messages(ORDER).number);
  const show = page.getByRole('button', { name: messages(ORDER).find });
  guest.browserErrors.expect(/status of 422/);
  await open(guest, PATHS.findOrder);
  await show.click();
  await page.getByText(messages(FORMS).required(messages(ORDER).number)).waitFor();
  if (hasScript) await number.and(page.locator(':focus')).waitFor();
  await number.fill(String(id));
  await field(messages(ORDER).findEmail).fill('else@example.com');
  await show.click();
  await page.getByText(messages(ORDER).notFound).waitFor();
  expect(await number.inputValue()).toBe(String(id));
  await field(messages(ORDER).findEmail).fill(email);
  await show.click();
  await page.getByRole('heading', { level: 1, name: messages(ORDER_ACTIONS).title(String(id)), exact: true }).waitFor();
}

test('a guest finds their order by its number and address, and nobody without its key', async ({ payer, enter }) => {
  await placeButton(payer).click();
  const { id, key } = await arrivedOrder(payer);
  for (const hasScript of [true, false])
    await findOrderAgain(await enter({ address, hasScript }), { id, email: payer.email });

  const stranger = await enter({ address });
  stranger.browserErrors.expect(/status of 404/);
  for (const query of ['', `?key=${key.slice(0, -1)}x`, '?key=']) {
    const response = await stranger.page.goto(stranger.urlOf(`/checkout/order-received/${id}${query}`));
    expect(response?.status()).toBe(404);
    await stranger.page.getByRole('heading', { level: 1, name: stranger.messages(ORDER).notFound }).waitFor();
  }
  expect(await stranger.page.content()).not.toContain(BUYER.street);
  const response = await stranger.page.goto(stranger.urlOf(`/order-summary/${id}?key=${key}`));
  expect(response?.status()).toBe(200);
});
