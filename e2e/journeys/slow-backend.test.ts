import { inject } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { CASH_ON_DELIVERY } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { probesOf } from '../harness/probes.ts';
import { remoteTest as test } from '../harness/remote-shop.ts';
import { itemOf } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { addButton, addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import {
  arriveAtStep,
  arrivedOrder,
  beginCheckout,
  choosePayment,
  fillContact,
  placeButton,
  walkToPayment,
} from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('water-remover');

const button = ({ page }: Shopper, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The button says what is going on, and one more piece is there in the end. */
async function addSlowly(shopper: Shopper): Promise<string> {
  await addButton(shopper).click();
  await button(shopper, shopper.messages(PRODUCT).adding).first().waitFor();
  await addButton(shopper).waitFor();
  return quantityOf(await openCart(shopper), shopper, ITEM).inputValue();
}

/** The step says what is going on, and leads to the next one. */
async function giveContactSlowly(shopper: Shopper): Promise<void> {
  const { messages } = shopper;
  const text = messages(CHECKOUT);
  await button(shopper, text.toAddress).click();
  await button(shopper, messages(FORMS).working).waitFor();
  await arriveAtStep(shopper, text.address);
}

test('while the backend takes ten seconds for each answer, carts and checkouts say that they work and lose nothing', async ({
  remote,
  enter,
  expect,
  onTestFinished,
}) => {
  onTestFinished(() => remote.backend.fail(null));
  const { address } = remote;
  const adding = await enter({ address, language: 'id' });
  await open(adding, productPath(ITEM.slug));
  await addToCart(adding, ITEM);
  const walking = await enter({ address, language: 'en' });
  await beginCheckout(walking, ITEM);
  await fillContact(walking);
  const [placing, plain] = [await enter({ address, language: 'id' }), await enter({ address, hasScript: false })];
  for (const shopper of [placing, plain]) {
    await beginCheckout(shopper, ITEM);
    await walkToPayment(shopper);
    await choosePayment(shopper, CASH_ON_DELIVERY.title[shopper.language]);
  }
  const place = async (shopper: Shopper) => {
    await placeButton(shopper).click();
    if (shopper.hasScript) await button(shopper, shopper.messages(CHECKOUT).placing).waitFor();
    return (await arrivedOrder(shopper)).key;
  };

  remote.backend.fail('slow');
  const [quantity, , ...keys] = await Promise.all([
    addSlowly(adding),
    giveContactSlowly(walking),
    place(placing),
    place(plain),
  ]);
  remote.backend.fail(null);
  expect(quantity).toBe('2');
  const stored = await Promise.all(keys.map(probesOf(inject('shops')).embedded.order));
  expect(stored.map(({ email, lines }) => [email, lines])).toEqual(
    [placing, plain].map(({ email }) => [email, [{ sku: ITEM.sku, quantity: 1 }]]),
  );
  await open(walking, `${PATHS.checkout}?step=contact`);
  const { email } = walking.messages(CHECKOUT);
  expect(await walking.page.getByRole('textbox', { name: email, exact: true }).inputValue()).toBe(walking.email);
});
