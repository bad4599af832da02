import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { arrivedOrder, beginCheckout, choosePayment, giveName, placeButton } from './checkout.ts';

/** As a customer, whose email address is known. Returns the number of the order. */
export async function orderDownload(shopper: Shopper, item: SeededItem, paymentTitle: string): Promise<number> {
  await beginCheckout(shopper, item);
  return finishDownloadOrder(shopper, paymentTitle);
}

/** At the checkout, with nothing but downloads in the cart. */
export async function finishDownloadOrder(shopper: Shopper, paymentTitle: string): Promise<number> {
  await giveName(shopper);
  await shopper.page.getByRole('button', { name: shopper.messages(CHECKOUT).toPayment, exact: true }).click();
  await choosePayment(shopper, paymentTitle);
  await placeButton(shopper).click();
  return (await arrivedOrder(shopper)).id;
}
