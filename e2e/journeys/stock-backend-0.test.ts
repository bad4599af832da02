import { PATHS } from '#contract/paths.ts';
import { STOCK_CUSTOMER } from '#storefront/gateway/testing/stock-shop.ts';
import { ACCOUNT } from '#storefront/i18n/messages/account.ts';
import { STOCK_ITEMS, STOCK_PAYMENTS, stockTest } from '../harness/stock-shop.ts';
import { findInHistory, logIn } from '../shopper/account.ts';
import { orderDownload } from '../shopper/order-download.ts';
import { open } from '../shopper/pages.ts';
import { followLinks } from './follow-links.ts';
import { testStockJourneys } from './stock-journeys.ts';

const test = stockTest('0.21.2');

testStockJourneys(test);

test('a customer logs in and buys, and finds the order without script, too', async ({ stock, enter }) => {
  const arrive = async (hasScript: boolean) => {
    const visitor = await enter({ address: stock.address, language: hasScript ? 'en' : 'id', hasScript });
    const shopper = { ...visitor, email: STOCK_CUSTOMER.email };
    await open(shopper, PATHS.profile);
    await logIn(shopper, STOCK_CUSTOMER.password);
    await shopper.page.getByRole('heading', { level: 1, name: shopper.messages(ACCOUNT).tabs.profile }).waitFor();
    return shopper;
  };
  const id = await orderDownload(await arrive(true), STOCK_ITEMS.download, STOCK_PAYMENTS.bacs);
  await findInHistory(await arrive(false), id);
});

test('no link leads to what the backend does not have, and accounts are offered', async ({ stock, expect }) => {
  const { dead, promising, speakingOfAccounts } = await followLinks(stock.address);
  expect({ dead, promising }).toEqual({ dead: [], promising: [] });
  expect(speakingOfAccounts).toEqual(expect.arrayContaining(['/', '/en']));
});
