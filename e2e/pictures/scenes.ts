import { PATHS, productPath } from '#contract/paths.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { addToCart, goToCheckout, openCart } from '../shopper/cart.ts';
import { arriveAtStep, giveAddress, giveContact } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

/** One view of the shop: how to get there. */
export type Scene = (shopper: Shopper) => Promise<unknown>;

const ITEM = itemOf('syn-formula-moto', { viscosity: '10w40', size: '800ml' });

async function fillCart(shopper: Shopper): Promise<void> {
  await open(shopper, productPath(ITEM.slug));
  await addToCart(shopper, ITEM);
}

async function startCheckout(shopper: Shopper): Promise<void> {
  await fillCart(shopper);
  await goToCheckout(shopper);
  await arriveAtStep(shopper, shopper.messages(CHECKOUT).contact);
}

async function reachDelivery(shopper: Shopper): Promise<void> {
  await startCheckout(shopper);
  await giveContact(shopper);
  await giveAddress(shopper);
  await arriveAtStep(shopper, shopper.messages(CHECKOUT).delivery);
}

/** Views that a visitor sees only after some steps. */
const AFTER_STEPS: Readonly<Record<string, Scene>> = {
  nothingFound: (shopper) => open(shopper, `${PATHS.products}?search=xylophone`),
  soldOut: (shopper) => open(shopper, productPath('throttle-cleaner')),
  cartFilled: async (shopper) => {
    await fillCart(shopper);
    await open(shopper, PATHS.cart);
  },
  cartPanel: async (shopper) => {
    await fillCart(shopper);
    await openCart(shopper);
  },
  checkoutContact: startCheckout,
  checkoutDelivery: reachDelivery,
};

/** Routes that look like another one to a visitor without a session. */
const ALIKE: readonly string[] = [
  ...['productsPage', 'categoryPage', 'orderReceived', 'orderSummary', 'orderCancel', 'orderReturn', 'orderInvoice'],
  ...['cardPayment', 'profile', 'history'],
];

const routes = ROUTE_SAMPLES.filter(({ id }) => !ALIKE.includes(id)).map(({ id, path, status }): [string, Scene] => [
  id,
  (shopper) => {
    if (status >= 400) shopper.browserErrors.expect(/status of 4\d\d/);
    return open(shopper, path);
  },
]);

/** Every view whose picture is approved, by name. */
export const SCENES: ReadonlyMap<string, Scene> = new Map([...routes, ...Object.entries(AFTER_STEPS)]);
