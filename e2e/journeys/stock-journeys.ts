import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { SCREENS } from '../harness/shopper.ts';
import { STOCK_ITEMS, STOCK_PAYMENTS, type StockTest } from '../harness/stock-shop.ts';
import { buyAnywhere, type Purchase, titleOf } from './buy.ts';
import { visit } from './visit.ts';

const { treatment, kit, onSale } = STOCK_ITEMS;

const PURCHASES: readonly Purchase[] = [
  {
    language: 'id',
    screen: 'phone',
    payment: 'cod',
    hasScript: true,
    items: [treatment, kit],
    paymentTitle: STOCK_PAYMENTS.cod,
  },
  {
    language: 'en',
    screen: 'desktop',
    payment: 'bacs',
    hasScript: false,
    items: [treatment, kit],
    paymentTitle: STOCK_PAYMENTS.bacs,
  },
];

/** The journeys that every version of a stock backend lets shoppers make. */
export function testStockJourneys(test: StockTest): void {
  test.for(PURCHASES.map((purchase) => [titleOf(purchase), purchase] as const))(
    '%s',
    async ([, purchase], { stock, enter, expect }) => {
      await buyAnywhere(await enter({ ...purchase, address: stock.address }), purchase, stock.probe, expect);
    },
  );

  test.for([true, false])(
    'a visitor searches, filters, sorts, saves, reviews and changes their mind; with script: %s',
    async (hasScript, { stock, enter, expect }) => {
      const shopper = await enter({ address: stock.address, language: 'id', hasScript });
      await visit(shopper, { item: treatment, search: 'treatment', onSale }, expect);
    },
  );

  test('a wide text of the backend makes no page wider than a phone', async ({ stock, enter, expect }) => {
    const { page } = await enter({ address: stock.address, screen: 'phone', language: 'en' });
    await page.goto(stock.address + localPath(productPath(treatment.slug), 'en'));
    await page.locator('pre').waitFor();
    const { width } = SCREENS.phone.viewport;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  // Where texts of the shop lead all the same.
  test('what the backend has no fields for is not offered', async ({ stock, expect }) => {
    const pageOf = async (path: string) => (await fetch(stock.address + localPath(path, 'en'))).text();
    const [findOrder, contact] = [await pageOf(PATHS.findOrder), await pageOf(PATHS.contact)];
    expect(findOrder).toContain(ORDER.en.notFoundHelp);
    expect(findOrder).not.toContain('type="email"');
    expect(contact).toContain(CONTACT.en.heading);
    expect(contact).not.toContain('<textarea');
  });
}
