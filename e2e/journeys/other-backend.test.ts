import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { accountPath, localPath, PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { ACCOUNT, LOGIN } from '#storefront/i18n/messages/account.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { HISTORY, ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { type Fault, startFaultyBackend } from '../harness/faulty-backend.ts';
import { probesOf } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test as base } from '../harness/shopper.ts';
import { logIn, register } from '../shopper/account.ts';
import { addToCart, goToCheckout, openCart } from '../shopper/cart.ts';
import { arriveAtStep, arrivedOrder, BUYER, choosePayment, giveName, placeButton } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';
import { buy, type Purchase } from './buy.ts';

const PASSWORD = 'correct horse';

/** The storefront alone, over the API of the embedded shop: another process, behind HTTP that can fail. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
const test = base.extend('remote', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-remote-'));
  const backend = await startFaultyBackend(inject('shops').embedded.address);
  const environment = { COMMERCE_API_URL: backend.url, IMG_URL: inject('shops').embedded.address, LOG_LEVEL: 'silent' };
  const storefront = await spawnShop({ dataFolder: folder, environment });
  onCleanup(async () => {
    await storefront.stop();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...storefront, backend };
});

test('a guest buys over HTTP what another process sells', async ({ remote, enter, expect }) => {
  const purchase: Purchase = {
    language: 'id',
    screen: 'phone',
    payment: 'cod',
    hasScript: true,
    items: [itemOf('brake-grease'), itemOf('brake-fluid-dot4', { size: '300ml' })],
  };
  const shopper = await enter({ ...purchase, address: remote.address });
  await buy(shopper, purchase, probesOf(inject('shops')).embedded, expect);
});

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
  await giveName(shopper);
  await page.getByRole('button', { name: messages(CHECKOUT).toPayment, exact: true }).click();
  await choosePayment(shopper, BANK_TRANSFER.title.en);
  await placeButton(shopper).click();
  const { id } = await arrivedOrder(shopper);

  await open(shopper, PATHS.profile);
  const logOut = page.getByRole('main').getByRole('button', { name: account.logOut });
  await logOut.click();
  await page.getByText(messages(LOGIN).loggedOut).waitFor();
  await logIn(shopper, PASSWORD);
  await logOut.waitFor();
  await open(shopper, accountPath('orders'));
  await page.getByRole('link', { name: `${messages(HISTORY).view} ${id}` }).click();
  await page.getByRole('heading', { level: 1, name: messages(ORDER_ACTIONS).title(String(id)), exact: true }).waitFor();
});

/** Each with a product whose page no other test has opened. */
const FAULTS: readonly (readonly [Fault, string])[] = [
  ['error', 'lifter-quiet'],
  ['cut', 'smoke-treatment'],
  ['wrong JSON', 'friction-guard'],
  ['HTML', 'oil-treatment'],
];

test.for(FAULTS)(
  'pages stay, and plain words stand for the others, when the backend sends: %s',
  async ([fault, unopened], { remote, expect, onTestFinished }) => {
    onTestFinished(() => remote.backend.fail(null));
    const read = async (path: string, language: 'id' | 'en') => {
      const response = await fetch(remote.address + localPath(path, language));
      return { status: response.status, text: await response.text() };
    };
    for (const language of ['id', 'en'] as const) {
      remote.backend.fail(null);
      const shown = [PATHS.products, productPath('engine-flush')];
      const before = await Promise.all(shown.map((path) => read(path, language)));
      expect(before.map(({ status }) => status)).toEqual([200, 200]);
      remote.backend.fail(fault);
      expect(await Promise.all(shown.map((path) => read(path, language)))).toEqual(before);
      const missing = await read(productPath(unopened), language);
      expect(missing.status).toBe(503);
      expect(missing.text).toContain(ERRORS[language].unreachableHelp);
    }
    const stateOf = async (path: string) => {
      const response = await fetch(remote.address + path);
      return [response.status, (await response.text()).trim()];
    };
    expect(await stateOf('/readyz')).toEqual([200, 'ok, backend unreachable']);
    expect(await stateOf('/healthz')).toEqual([200, 'ok']);
  },
);

test('while the backend takes ten seconds for each answer, kept pages come at once and others late', async ({
  remote,
  expect,
  onTestFinished,
}) => {
  onTestFinished(() => remote.backend.fail(null));
  const kept = remote.address + localPath(PATHS.products, 'en');
  await (await fetch(kept)).text();
  remote.backend.fail('slow');
  const order: string[] = [];
  const late = fetch(remote.address + localPath(productPath('chain-cleaner'), 'en')).then(({ status }) => {
    order.push(`late ${status}`);
  });
  await fetch(kept).then(({ status }) => order.push(`kept ${status}`));
  await late;
  expect(order).toEqual(['kept 200', 'late 200']);
});

test.for(['id', 'en'] as const)(
  'a checkout keeps what is typed until the backend is back, in %s',
  async (language, { remote, enter, expect, onTestFinished }) => {
    onTestFinished(() => remote.backend.fail(null));
    const flush = itemOf('engine-flush');
    const shopper = await enter({ address: remote.address, language });
    const { page, messages, email } = shopper;
    const text = messages(CHECKOUT);
    await open(shopper, productPath(flush.slug));
    await addToCart(shopper, flush);
    await goToCheckout(shopper);
    await arriveAtStep(shopper, text.contact);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(text.email).fill(email);
    await field(text.phone).fill(BUYER.phone);
    const next = page.getByRole('button', { name: text.toAddress, exact: true });
    shopper.browserErrors.expect(/status of 503/);
    remote.backend.fail('cut');
    await next.click();
    await page.getByText(messages(FORMS).unreachableHelp).filter({ visible: true }).first().waitFor();
    expect([await field(text.email).inputValue(), await field(text.phone).inputValue()]).toEqual([email, BUYER.phone]);
    remote.backend.fail(null);
    await next.click();
    await arriveAtStep(shopper, text.address);
  },
);
