import { PATHS, productPath } from '#contract/paths.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { addToCart } from './cart.ts';
import { arrivedOrder, choosePayment, giveName, placeButton } from './checkout.ts';
import { open } from './pages.ts';

/** As a customer, whose email address is known. Returns the number of the order. */
export async function orderDownload(shopper: Shopper, item: SeededItem, paymentTitle: string): Promise<number> {
  await open(shopper, productPath(item.slug));
  await addToCart(shopper, item);
  await open(shopper, PATHS.checkout);
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
