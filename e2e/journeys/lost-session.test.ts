import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { refusalText } from '#storefront/i18n/messages/refusals.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { addToCart } from '../shopper/cart.ts';
import { arriveAtStep, BUYER, giveAddress, giveContact } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const CREAM = itemOf('leather-cream');
const ENDED = { code: 'NO_SESSION', facts: {}, fields: [], message: '' } as const;

test.for([true, false])(
  'cookies that are deleted in the middle of the checkout cost nothing of the address that is sent; with script: %s',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ language: 'id', screen: 'phone', hasScript });
    const { page, context, language, messages } = shopper;
    const text = messages(CHECKOUT);
    await open(shopper, productPath(CREAM.slug));
    await addToCart(shopper, CREAM);
    await open(shopper, PATHS.checkout);
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    await context.clearCookies();
    await giveAddress(shopper);
    if (hasScript) {
      await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.cart));
      await page.getByText(messages(CART).rebuilt).first().waitFor();
    } else {
      await page.getByText(refusalText(ENDED, language)).waitFor();
      await open(shopper, productPath(CREAM.slug));
      await addToCart(shopper, CREAM);
    }
    await open(shopper, PATHS.checkout);
    await giveContact(shopper);
    await arriveAtStep(shopper, text.address);
    expect(await page.getByRole('textbox', { name: text.street, exact: true }).inputValue()).toBe(BUYER.street);
  },
);
