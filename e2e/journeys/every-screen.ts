import type { Page } from 'playwright-core';
import { PATHS, productPath } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { SCREENS, type Screen, type Shopper } from '../harness/shopper.ts';
import { addToCart, goToCheckout, openCart } from '../shopper/cart.ts';
import {
  acceptDelivery,
  arrivedOrder,
  BUYER,
  choosePayment,
  giveAddress,
  giveContact,
  placeButton,
} from '../shopper/checkout.ts';
import { nextFrame, open, overflow } from '../shopper/pages.ts';

const ITEM = itemOf('syn-formula-moto', { viscosity: '10w40', size: '800ml' });
/** The narrowest phone that the shop is drawn for. */
const NARROW = 320;

/** An iPhone enlarges the page for a field whose text is smaller, and leaves it so. */
const FIELD_PIXELS = 16;

/** Accessibility violations, sideways scrolling, foreign characters and a phone's small fields on the screen, one per line. */
export async function findFaults({ page, screen }: Shopper, name: string): Promise<readonly string[]> {
  const small = screen === 'phone' ? await smallFields(page) : [];
  return [
    ...(await accessibilityViolations(page)).map((violation) => `${name}: ${violation}`),
    ...small.map((field) => `${name}: small field ${field}`),
    ...(await foreignCharacters(page)).map((character) => `${name}: the typeface lacks ${character}`),
    ...(await overflows(page, { name, screen })),
  ];
}

/** What the typeface does not have is shown in another one. */
const foreignCharacters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const widthOf = (character: string, fallback: string): number => {
      if (context) context.font = `100px "Archivo Variable", ${fallback}`;
      return context?.measureText(character).width ?? Number.NaN;
    };
    const characters = new Set(document.body.innerText.replace(/\s/g, ''));
    return [...characters].filter((character) => widthOf(character, 'serif') !== widthOf(character, 'monospace'));
  });

const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input, select, textarea')
    .filter({ visible: true })
    .evaluateAll(
      (fields, pixels) =>
        fields
          .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="file"]'))
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < pixels)
          .map((field) => field.getAttribute('name') ?? ''),
      FIELD_PIXELS,
    );

async function overflows(page: Page, { name, screen }: { readonly name: string; readonly screen: Screen }) {
  const { viewport } = SCREENS[screen];
  const faults: string[] = [];
  const measure = async (width: number) => {
    const beyond = await overflow(page);
    if (beyond > 0) faults.push(`${name}: ${beyond} px too wide at ${width}`);
  };
  await measure(viewport.width);
  if (screen === 'desktop') return faults;
  await page.setViewportSize({ ...viewport, width: NARROW });
  await measure(NARROW);
  await page.setViewportSize(viewport);
  await nextFrame(page);
  return faults;
}

const openMenu = async ({ page, messages, screen }: Shopper): Promise<void> => {
  const text = messages(NAVIGATION);
  if (screen === 'phone') return page.getByRole('button', { name: text.openMenu }).click();
  await page
    .getByRole('navigation', { name: text.mainMenu })
    .getByRole('link', { name: text.products })
    .first()
    .hover();
  await page.getByRole('link', { name: text.onSale }).waitFor();
};

const openFilters = async ({ page, messages, screen }: Shopper): Promise<void> => {
  if (screen === 'phone') await page.getByRole('button', { name: messages(PRODUCTS).openFilters }).click();
};

/**
 * The screens in the order of the journey; each step starts where the one before ends. What an address alone shows is one of
 * the pages of `ROUTE_SAMPLES`.
 */
const STEPS: readonly (readonly [name: string, go: (shopper: Shopper) => Promise<unknown>])[] = [
  ['home', (shopper) => open(shopper, PATHS.home)],
  ['menu', openMenu],
  ['list', (shopper) => open(shopper, PATHS.products)],
  ['filters', openFilters],
  ['nothing found', (shopper) => open(shopper, `${PATHS.products}?search=xylophone`)],
  ['sold out', (shopper) => open(shopper, productPath('throttle-cleaner'))],
  ['external', (shopper) => open(shopper, productPath('microfibre-cloth-set'))],
  ['product', (shopper) => open(shopper, productPath(ITEM.slug))],
  ['added', (shopper) => addToCart(shopper, ITEM)],
  ['cart panel', openCart],
  ['cart page', (shopper) => open(shopper, PATHS.cart)],
  ['contact', goToCheckout],
  ['address', giveContact],
  ['delivery', giveAddress],
  ['payment', acceptDelivery],
  ['order received', payByTransfer],
];

async function payByTransfer(shopper: Shopper): Promise<void> {
  await choosePayment(shopper, BANK_TRANSFER.title[shopper.language]);
  await placeButton(shopper).click();
  await arrivedOrder(shopper);
  await shopper.page
    .getByRole('heading', { level: 1, name: shopper.messages(ORDER).thanks(BUYER.firstName) })
    .waitFor();
}

/** Opens a page of every route by its address and checks it. */
export async function findFaultsOnEveryPage(shopper: Shopper): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { path, status } of ROUTE_SAMPLES) {
    if (status !== 200) shopper.browserErrors.expect(new RegExp(`status of ${status}`));
    await open(shopper, path);
    faults.push(...(await findFaults(shopper, path)));
  }
  return faults;
}

/** Walks the whole journey and checks each screen. */
export async function findFaultsOnEveryScreen(shopper: Shopper): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, go] of STEPS) {
    await go(shopper);
    faults.push(...(await findFaults(shopper, name)));
  }
  return faults;
}
