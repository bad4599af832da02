import { ROUTES } from '#contract/routes.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CART_LINK } from '#storefront/i18n/messages/cart-link.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { quantityOf } from '../shopper/cart.ts';
import { BUYER } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('carnauba-wax');

test('without script a link fills the cart when it is taken, and the cart says what delivery costs', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone', language: 'id', hasScript: false });
  const { page, messages } = shopper;
  const [link, text] = [messages(CART_LINK), messages(CART)];
  const address = `${ROUTES.cartLink.path}?items=${ITEM.sku}:2`;
  await open(shopper, address);
  await page.getByText(link.intro).waitFor();
  await page.getByRole('button', { name: link.take, exact: true }).click();
  const main = page.getByRole('main');
  await page.getByRole('heading', { level: 1, name: text.pageTitle }).waitFor();
  expect(await quantityOf(main, shopper, ITEM).inputValue()).toBe('2');

  await page.getByText(text.estimate).click();
  await page.getByRole('textbox', { name: messages(CHECKOUT).postcode, exact: true }).fill(BUYER.postcode);
  await page.getByRole('button', { name: text.workOut, exact: true }).click();
  await page.getByText(text.deliveryTo(BUYER.postcode)).waitFor();
  await page.getByText(text.counted).waitFor();

  await open(shopper, address);
  await page.getByRole('radio', { name: link.replace, exact: true }).check();
  await page.getByRole('button', { name: link.take, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text.pageTitle }).waitFor();
  expect(await quantityOf(main, shopper, ITEM).inputValue()).toBe('2');
});
