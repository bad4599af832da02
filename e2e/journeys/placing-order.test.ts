import { inject } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { CASH_ON_DELIVERY } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { countOrders } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test as base, type Shopper } from '../harness/shopper.ts';
import { addToCart } from '../shopper/cart.ts';
import { arrivedOrder, BUYER, choosePayment, placeButton, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('moto-matic');
const { address, databaseUrl } = inject('shops').postgres;

/** Somebody who has only the last button left to press. Their orders can be counted in the database. */
const test = base.extend('payer', async ({ enter }): Promise<Shopper> => {
  const shopper = await enter({ address });
  await open(shopper, productPath(ITEM.slug));
  await addToCart(shopper, ITEM);
  await open(shopper, PATHS.checkout);
  await walkToPayment(shopper);
  await choosePayment(shopper, CASH_ON_DELIVERY.title.en);
  return shopper;
});

const LOST = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET)/;
const PLACING = /checkout\.data/;

const thanks = ({ page, messages }: Shopper) =>
  page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) });

const noResponseNote = ({ page, messages }: Shopper) =>
  page.getByRole('alert').filter({ hasText: messages(CHECKOUT).offline });

test('a double click on the last button places one order', async ({ payer, expect }) => {
  await placeButton(payer).dblclick();
  await arrivedOrder(payer);
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('a network lost before the order is sent costs one more press', async ({ payer, expect }) => {
  payer.browserErrors.expect(LOST);
  await payer.context.setOffline(true);
  await placeButton(payer).click();
  await payer.page
    .getByRole('alert')
    .filter({ hasText: payer.messages(CHECKOUT).offline })
    .waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(0);
  await payer.context.setOffline(false);
  await placeButton(payer).click();
  await arrivedOrder(payer);
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
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

test('an order whose response was lost is found by pressing again, not placed twice', async ({ payer, expect }) => {
  await loseResponse(payer);
  await placeButton(payer).click();
  await noResponseNote(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
  await placeButton(payer).click();
  await thanks(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('an order whose response was lost is named after a reload', async ({ payer, expect }) => {
  await loseResponse(payer);
  await placeButton(payer).click();
  await noResponseNote(payer).waitFor();
  await payer.page.reload();
  await payer.page.getByRole('link', { name: payer.messages(CHECKOUT).seeOrder }).click();
  await thanks(payer).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('Back from the order received places no second order', async ({ payer, expect }) => {
  await placeButton(payer).click();
  await thanks(payer).waitFor();
  await payer.page.goBack();
  await payer.page.getByRole('heading', { level: 1, name: payer.messages(CHECKOUT).empty }).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(1);
});

test('a reload of the last step keeps the form and places nothing', async ({ payer, expect }) => {
  await payer.page.reload();
  await placeButton(payer).waitFor();
  await payer.page.getByText(BUYER.street).waitFor();
  expect(await countOrders(databaseUrl, payer.email)).toBe(0);
});

test.for([true, false])(
  'a guest finds their order again by its number and their address (script: %s)',
  async (hasScript, { payer, enter, expect }) => {
    await placeButton(payer).click();
    const { id } = await arrivedOrder(payer);
    const guest = await enter({ address, hasScript });
    const { page, messages } = guest;
    guest.browserErrors.expect(/status of 422/);
    await open(guest, PATHS.findOrder);
    const number = page.getByRole('textbox', { name: messages(ORDER).number, exact: true });
    const show = page.getByRole('button', { name: messages(ORDER).find });
    await show.click();
    await page.getByText(messages(FORMS).required(messages(ORDER).number)).waitFor();
    if (hasScript) await number.and(page.locator(':focus')).waitFor();
    await number.fill(String(id));
    await page
      .getByRole('main')
      .getByRole('textbox', { name: messages(ORDER).findEmail, exact: true })
      .fill('else@example.com');
    await show.click();
    await page.getByText(messages(ORDER).notFound).waitFor();
    expect(await number.inputValue()).toBe(String(id));
    await page
      .getByRole('main')
      .getByRole('textbox', { name: messages(ORDER).findEmail, exact: true })
      .fill(payer.email);
    await show.click();
    await page
      .getByRole('heading', { level: 1, name: messages(ORDER_ACTIONS).title(String(id)), exact: true })
      .waitFor();
  },
);

test('an order is not shown without its key or with a wrong one', async ({ payer, enter, expect }) => {
  await placeButton(payer).click();
  const { id, key } = await arrivedOrder(payer);
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
