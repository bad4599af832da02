import type { ExpectStatic } from 'vitest';
import { BANK_TRANSFER, CASH_ON_DELIVERY } from '#server/settings/payments.ts';
import { formatMoney } from '#storefront/i18n/format.ts';
import { FOOTER } from '#storefront/i18n/messages/navigation.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import type { DatabaseProbe } from '../harness/database-probe.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Screen, Shopper } from '../harness/shopper.ts';
import { choose, goFromHomeToList, pickFromList } from '../shopper/browse.ts';
import { addToCart, goToCheckout } from '../shopper/cart.ts';
import { BUYER, choosePayment, type PlacedOrder, placeOrder, walkToPayment } from '../shopper/checkout.ts';

export interface Purchase {
  readonly language: 'id' | 'en';
  readonly screen: Screen;
  readonly payment: 'bacs' | 'cod';
  readonly hasScript: boolean;
  readonly items: readonly [simple: SeededItem, variable: SeededItem];
  /** Of the way to pay; that of the shop's own engine where it is left out. */
  readonly paymentTitle?: string;
}

const PAYMENTS = { bacs: BANK_TRANSFER, cod: CASH_ON_DELIVERY };
const STATUS_AFTER = { bacs: 'on-hold', cod: 'processing' } as const;

/** Buys, and compares the stock. No other test buys these items. */
export async function buy(shopper: Shopper, purchase: Purchase, probe: DatabaseProbe, expect: ExpectStatic) {
  const { items } = purchase;
  const stockBefore = await Promise.all(items.map(probe.stockOf));
  await buyAnywhere(shopper, purchase, probe, expect);
  expect(await Promise.all(items.map(probe.stockOf))).toEqual(stockBefore.map((stock) => stock - 1));
}

/** Home → list → product → cart → checkout → order received, then the stored order is compared. */
export async function buyAnywhere(
  shopper: Shopper,
  { payment, items, paymentTitle = PAYMENTS[payment].title[shopper.language] }: Purchase,
  probe: Pick<DatabaseProbe, 'order'>,
  expect: ExpectStatic,
) {
  await goFromHomeToList(shopper);
  for (const item of items) {
    await pickFromList(shopper, item);
    await choose(shopper, item);
    await addToCart(shopper, item);
    await backToList(shopper);
  }
  await goToCheckout(shopper);
  await walkToPayment(shopper);
  await choosePayment(shopper, paymentTitle);
  const placed = await placeOrder(shopper);
  await seeOrder(shopper, placed, items);

  const stored = await probe.order(placed.key);
  expect({ ...stored, total: formatMoney(stored.total) }).toEqual({
    status: STATUS_AFTER[payment],
    paymentMethod: payment,
    email: shopper.email,
    note: '',
    total: placed.amount,
    lines: items.map(({ sku }) => ({ sku, quantity: 1 })),
  });
}

const backToList = async ({ page, messages }: Shopper): Promise<void> => {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: messages(FOOTER).products, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).allProducts }).waitFor();
};

/** The order page thanks the buyer by name and shows number, items and total. */
async function seeOrder({ page, messages, language }: Shopper, placed: PlacedOrder, items: readonly SeededItem[]) {
  const text = messages(ORDER);
  await page.getByRole('heading', { level: 1, name: text.thanks(BUYER.firstName) }).waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: String(placed.id) })
    .waitFor();
  for (const { name } of items) await page.getByRole('heading', { level: 3, name: name[language] }).waitFor();
  await page.getByRole('definition').filter({ hasText: placed.amount }).first().waitFor();
}

export const titleOf = ({ language, screen, payment, hasScript }: Purchase): string =>
  `a guest pays by ${payment}, in ${language}, on a ${screen}${hasScript ? '' : ', without script'}`;
