import type { Cookie } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { accountPath, PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { HISTORY } from '#storefront/i18n/messages/order-actions.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { register } from '../shopper/account.ts';
import { fillCart, openCart } from '../shopper/cart.ts';
import {
  arriveAtStep,
  beginCheckout,
  choosePayment,
  giveAddress,
  giveContact,
  placeOrder,
  walkToPayment,
} from '../shopper/checkout.ts';
import { formNamed, open } from '../shopper/pages.ts';

/** One view of the shop: how to get there. */
export type Scene = (shopper: Shopper) => Promise<unknown>;

const ITEM = itemOf('syn-formula-moto', { viscosity: '10w40', size: '800ml' });

async function startCheckout(shopper: Shopper): Promise<void> {
  await beginCheckout(shopper, ITEM);
  await arriveAtStep(shopper, shopper.messages(CHECKOUT).contact);
}

async function reachDelivery(shopper: Shopper): Promise<void> {
  await startCheckout(shopper);
  await giveContact(shopper);
  await giveAddress(shopper);
  await arriveAtStep(shopper, shopper.messages(CHECKOUT).delivery);
}

const PASSWORD = 'correct horse';
/** Its name is the same in both languages, so that the order is. */
const ORDERED = itemOf('engine-flush');
/** What the browser of the customer with one order keeps, by language: the pictures of each have a shop of their own. */
const customers = new Map<Language, readonly Cookie[]>();

/** The first scene opens the account and orders; the others go on with its login. */
async function enterAccount(shopper: Shopper, path: string): Promise<void> {
  const { language, context } = shopper;
  const cookies = customers.get(language) ?? (await openAccount(shopper));
  customers.set(language, cookies);
  await context.addCookies(cookies);
  await open(shopper, path);
}

async function openAccount(shopper: Shopper): Promise<readonly Cookie[]> {
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  await formNamed(shopper, 'logout').waitFor();
  await orderOnce(shopper);
  return shopper.context.cookies();
}

async function orderOnce(shopper: Shopper): Promise<void> {
  await beginCheckout(shopper, ORDERED);
  await walkToPayment(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title[shopper.language]);
  await placeOrder(shopper);
}

async function openOrder(shopper: Shopper): Promise<void> {
  await enterAccount(shopper, accountPath('orders'));
  await shopper.page.getByRole('link', { name: new RegExp(`^${shopper.messages(HISTORY).view} \\d`) }).click();
  await shopper.page.getByRole('heading', { name: shopper.messages(ORDER).contents }).waitFor();
}

/** Views of a customer. */
const ACCOUNT: Readonly<Record<string, Scene>> = {
  accountDashboard: (shopper) => enterAccount(shopper, accountPath()),
  accountOrders: (shopper) => enterAccount(shopper, accountPath('orders')),
  accountOrder: openOrder,
  accountAddresses: (shopper) => enterAccount(shopper, accountPath('addresses')),
  accountProfile: (shopper) => enterAccount(shopper, PATHS.profile),
};

/** Views that a visitor sees only after some steps. */
const AFTER_STEPS: Readonly<Record<string, Scene>> = {
  nothingFound: (shopper) => open(shopper, `${PATHS.products}?search=xylophone`),
  soldOut: (shopper) => open(shopper, productPath('throttle-cleaner')),
  cartFilled: async (shopper) => {
    await fillCart(shopper, ITEM);
    await open(shopper, PATHS.cart);
  },
  cartPanel: async (shopper) => {
    await fillCart(shopper, ITEM);
    await open(shopper, productPath(ITEM.slug));
    await openCart(shopper);
  },
  checkoutContact: startCheckout,
  checkoutDelivery: reachDelivery,
};

/** Routes that look like another one to a visitor without a session. */
const ALIKE: readonly string[] = [
  'productsPage',
  'categoryPage',
  'orderReceived',
  'orderSummary',
  'orderCancel',
  'orderReturn',
  'orderInvoice',
  'cardPayment',
  'profile',
  'history',
];

const routes = ROUTE_SAMPLES.filter(({ id }) => !ALIKE.includes(id)).map(({ id, path, status }): [string, Scene] => [
  id,
  (shopper) => {
    if (status >= 400) shopper.browserErrors.expect(/status of 4\d\d/);
    return open(shopper, path);
  },
]);

/** Every view whose picture is approved, by name. */
export const SCENES: ReadonlyMap<string, Scene> = new Map([
  ...routes,
  ...Object.entries({ ...AFTER_STEPS, ...ACCOUNT }),
]);
