import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT } from '#storefront/i18n/messages/account.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { STOCK_ITEMS, STOCK_PAYMENTS, stockTest } from '../harness/stock-shop.ts';
import { addToCart, openCart } from '../shopper/cart.ts';
import { arrivedOrder, BUYER, beginCheckout, choosePayment, placeButton, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';
import { followLinks } from './follow-links.ts';
import { testStockJourneys } from './stock-journeys.ts';

const test = stockTest('1.0.2');
const { treatment } = STOCK_ITEMS;

testStockJourneys(test);

test('a guest with a coupon arrives at the order although its response was lost', async ({ stock, enter, expect }) => {
  const shopper = await enter({ address: stock.address, language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, productPath(treatment.slug));
  await addToCart(shopper, treatment);
  const cart = await openCart(shopper);
  const codes = messages(CODES);
  await cart.getByRole('textbox', { name: codes.couponField }).fill('hemat10');
  await cart.getByRole('button', { name: codes.apply, exact: true }).click();
  await cart.getByText(codes.coupon('HEMAT10'), { exact: true }).waitFor();
  await cart.getByRole('link', { name: messages(CART).checkout, exact: true }).click();
  await walkToPayment(shopper);
  await choosePayment(shopper, STOCK_PAYMENTS.cod);
  // 9.95 less ten percent, and 5.55 for the delivery.
  expect(await placeButton(shopper).textContent()).toMatch(/14[.,]51/);
  const before = stock.backend.orders();
  stock.backend.cutOff('Checkout');
  await placeButton(shopper).click();
  const { id } = await arrivedOrder(shopper);
  stock.backend.cutOff();
  await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
  expect(stock.backend.orders()).toEqual([...before, id]);
});

test.for([true, false])(
  'a checkout that a plugin makes fail stays, with plain words and the kept form; with script: %s',
  async (hasScript, { stock, enter, expect }) => {
    const shopper = await enter({ address: stock.address, language: 'id', screen: 'phone', hasScript });
    const { page, messages } = shopper;
    const text = messages(CHECKOUT);
    await beginCheckout(shopper, treatment);
    await walkToPayment(shopper);
    await choosePayment(shopper, STOCK_PAYMENTS.cod);
    const note = page.getByRole('textbox', { name: text.note });
    await note.fill('Titip di pos satpam');
    stock.backend.breakNextCheckout();
    await placeButton(shopper).click();
    await page.getByText(text.failedHelp, { exact: true }).waitFor();
    expect(await note.inputValue()).toBe('Titip di pos satpam');
    expect(await page.getByRole('radio', { name: STOCK_PAYMENTS.cod }).isChecked()).toBe(true);
    await placeButton(shopper).click();
    const { id } = await arrivedOrder(shopper);
    expect(stock.backend.orders().at(-1)).toBe(id);
  },
);

test('no link leads to what the backend does not have, and no page speaks of accounts', async ({ stock, expect }) => {
  const { count, ...found } = await followLinks(stock.address);
  expect(found).toEqual({ dead: [], promising: [], speakingOfAccounts: [] });
  expect(count).toBeGreaterThan(50);
  const account = await (await fetch(stock.address + localPath(PATHS.account, 'en'))).text();
  expect(account).toContain(ACCOUNT.en.notOffered);
});
