import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPath, localPath, PATHS, productPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { startStockBackend } from '#storefront/gateway/testing/stock-backend.ts';
import { STOCK_CUSTOMER } from '#storefront/gateway/testing/stock-shop.ts';
import { formatMoney } from '#storefront/i18n/format.ts';
import { ACCOUNT } from '#storefront/i18n/messages/account.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { HISTORY, ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import { test as base } from '../harness/shopper.ts';
import { logIn } from '../shopper/account.ts';
import { choose, goFromHomeToList, pickFromList } from '../shopper/browse.ts';
import { addToCart, openCart } from '../shopper/cart.ts';
import { arrivedOrder, BUYER, choosePayment, giveName, placeButton, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

/** A stock backend has one language. */
const both = (text: string) => ({ id: text, en: text });

const TREATMENT: SeededItem = {
  slug: 'stp-oil-treatment',
  sku: 'STOCK-12',
  name: both('STP Oil Treatment'),
  choices: [],
};
const GUIDE: SeededItem = {
  ...TREATMENT,
  slug: 'stp-service-guide',
  sku: 'STOCK-39',
  name: both('STP Service Guide (download)'),
};
const KIT: SeededItem = {
  slug: 'stp-any-kit',
  sku: 'STOCK-65',
  name: both('STP Any-size Kit'),
  choices: [
    { label: both('Size'), term: '1 L' },
    { label: both('Colour'), term: 'Blue Sky' },
  ],
};

const LINK = /<a\b[^>]*?\shref="([^"]+)"/g;

const ACCOUNT_LINK = /href="(?:\/(?:en|id))?\/(?:my-account|profile|history)\b/;
const OUR_FREE_DELIVERY = formatMoney(SITE.freeShippingFrom ?? 0);

/**
 * Addresses of the shop that answer 404 or worse, with the page that links to them; those that promise what the shop's own engine
 * would charge; and how many there are in all.
 */
async function followLinks(address: string) {
  const linkedFrom = new Map([
    ['/', ''],
    ['/en', ''],
  ]);
  const dead: string[] = [];
  const promising: string[] = [];
  const speakingOfAccounts: string[] = [];
  // Grows while it is gone through.
  for (const [path, from] of linkedFrom) {
    const response = await fetch(address + path);
    const text = await response.text();
    if (text.includes(OUR_FREE_DELIVERY)) promising.push(path);
    if (ACCOUNT_LINK.test(text)) speakingOfAccounts.push(path);
    if (!response.ok) dead.push(`${response.status} ${path} from ${from}`);
    for (const [, href = ''] of text.matchAll(LINK)) {
      const target = new URL(href, response.url);
      if (target.origin === address && !linkedFrom.has(target.pathname)) linkedFrom.set(target.pathname, path);
    }
  }
  return { dead, promising, speakingOfAccounts, count: linkedFrom.size };
}

/** The storefront alone, over a backend that answers as a stock WooCommerce does. */
const stockTest = (version: '0.21.2' | '1.0.2') =>
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  base.extend('stock', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'shop-stock-'));
    const backend = await startStockBackend(version);
    const environment = { COMMERCE_API_URL: backend.url, LOG_LEVEL: 'silent' };
    const storefront = await spawnShop({ dataFolder, environment });
    onCleanup(async () => {
      await storefront.stop();
      backend.close();
      rmSync(dataFolder, { recursive: true, force: true });
    });
    return { address: storefront.address, backend };
  });

stockTest('1.0.2')(
  'a guest buys a variation with a coupon, over WooGraphQL 1.0.2',
  async ({ stock, enter, expect }) => {
    const shopper = await enter({ address: stock.address, language: 'id', screen: 'phone' });
    const { page, messages } = shopper;
    await goFromHomeToList(shopper);
    for (const item of [TREATMENT, KIT]) {
      await open(shopper, PATHS.products);
      await pickFromList(shopper, item);
      await choose(shopper, item);
      await addToCart(shopper, item);
    }
    const cart = await openCart(shopper);
    const codes = messages(CODES);
    await cart.getByRole('textbox', { name: codes.couponField }).fill('hemat10');
    await cart.getByRole('button', { name: codes.apply, exact: true }).click();
    await cart.getByText(codes.coupon('HEMAT10'), { exact: true }).waitFor();
    await cart.getByRole('link', { name: messages(CART).checkout, exact: true }).click();
    await walkToPayment(shopper);
    await choosePayment(shopper, 'Cash on delivery');
    // 9.95 and 22.00 less ten percent, and 5.55 for the delivery.
    expect(await placeButton(shopper).textContent()).toMatch(/34[.,]31/);
    // The response is lost, the order is not.
    stock.backend.cutOff('Checkout');
    await placeButton(shopper).click();
    const { id } = await arrivedOrder(shopper);
    await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
    await page.getByText('1 L, Blue Sky').first().waitFor();
    expect(stock.backend.orders()).toEqual([id]);
  },
);

stockTest('0.21.2')(
  'a customer logs in, buys and finds the order in the account, over WooGraphQL 0.21.2',
  async ({ stock, enter }) => {
    const visitor = await enter({ address: stock.address, language: 'en' });
    const shopper = { ...visitor, email: STOCK_CUSTOMER.email };
    const { page, messages } = shopper;
    await open(shopper, PATHS.profile);
    await logIn(shopper, STOCK_CUSTOMER.password);
    await page.getByRole('heading', { level: 1, name: messages(ACCOUNT).tabs.profile }).waitFor();
    await open(shopper, productPath(GUIDE.slug));
    await addToCart(shopper, GUIDE);
    await open(shopper, PATHS.checkout);
    await giveName(shopper);
    await page.getByRole('button', { name: messages(CHECKOUT).toPayment, exact: true }).click();
    await choosePayment(shopper, 'Direct bank transfer');
    await placeButton(shopper).click();
    const { id } = await arrivedOrder(shopper);
    await open(shopper, accountPath('orders'));
    await page.getByRole('link', { name: `${messages(HISTORY).view} ${id}` }).click();
    await page
      .getByRole('heading', { level: 1, name: messages(ORDER_ACTIONS).title(String(id)), exact: true })
      .waitFor();
  },
);

stockTest('1.0.2')('no link leads to what the backend does not have', async ({ stock, expect }) => {
  const { dead, promising, speakingOfAccounts, count } = await followLinks(stock.address);
  expect(dead).toEqual([]);
  expect(count).toBeGreaterThan(50);
  // Texts of `content/`, which are the merchant's.
  const written = ([PATHS.faq, PATHS.terms] as const).flatMap((path) => [path, localPath(path, 'en')]);
  expect(promising.filter((path) => !written.includes(path))).toEqual([]);
  // This one has no logins.
  const isWritten = (path: string) => [...written, PATHS.privacy, localPath(PATHS.privacy, 'en')].includes(path);
  expect(speakingOfAccounts.filter((path) => !isWritten(path))).toEqual([]);
  const account = await (await fetch(stock.address + localPath(PATHS.account, 'en'))).text();
  expect(account).toContain(ACCOUNT.en.notOffered);
  // Where texts of the shop lead all the same.
  const findOrder = await (await fetch(stock.address + localPath(PATHS.findOrder, 'en'))).text();
  expect(findOrder).toContain(ORDER.en.notFoundHelp);
  expect(findOrder).not.toContain('type="email"');
});
