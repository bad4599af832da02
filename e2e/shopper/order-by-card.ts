import { CARD_PAYMENT } from '#server/settings/payments.ts';
import { textsIn } from '#server/test-cards/pages/texts.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { itemOf } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { beginCheckout, choosePayment, giveContact, giveName, placeButton } from './checkout.ts';
import { press } from './pages.ts';

const GUIDE = itemOf('panduan-pilih-oli');

/** Orders a download as a guest, up to the page that asks for the card, whose heading is `title`. */
export async function orderByCard(shopper: Shopper, title: string): Promise<void> {
  const { page, messages, language } = shopper;
  await beginCheckout(shopper, GUIDE);
  await giveContact(shopper, 'toBuyer');
  await giveName(shopper);
  await press(shopper, messages(CHECKOUT).toPayment);
  await choosePayment(shopper, CARD_PAYMENT.inTestMode.title[language]);
  await placeButton(shopper).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The same in a shop that takes test cards, up to their page. */
export const orderByTestCard = (shopper: Shopper): Promise<void> =>
  orderByCard(shopper, textsIn(shopper.language)('title'));
