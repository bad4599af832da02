import { PATHS, productPath } from '#contract/paths.ts';
import { pickupPlace, SITE } from '#contract/site.ts';
import { DELIVERY } from '#server/settings/delivery.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { COMPARE } from '#storefront/i18n/messages/compare.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { emailsTo } from '../harness/mailbox.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { addToCart } from '../shopper/cart.ts';
import {
  acceptDelivery,
  arriveAtStep,
  arrivedOrder,
  BUYER,
  giveAddress,
  giveContact,
  placeButton,
} from '../shopper/checkout.ts';
import { open, overflow } from '../shopper/pages.ts';

const ITEM = itemOf('engine-flush');
const PICKUP = DELIVERY.zones.flatMap(({ methods }) => methods).find(({ kind }) => kind === 'local_pickup')?.label;
/** What only an order that is sent is told of. */
const SENT = /kurir|courier|[Dd]alam perjalanan|On the way|Dikirim ke|Deliver(ed)? to|resi/;

test.for([
  { language: 'id', screen: 'phone', cash: 'Bayar tunai saat mengambil' },
  { language: 'en', screen: 'desktop', cash: 'Cash when you collect' },
] as const)(
  'an order to be picked up says where, and nothing of a courier, in $language',
  async (one, { enter, expect }) => {
    const { language, screen, cash } = one;
    const shopper = await enter({ language, screen });
    const { page, messages } = shopper;
    const [text, checkout, actions] = [messages(ORDER), messages(CHECKOUT), messages(ORDER_ACTIONS)];
    const [street] = SITE.seller.address;
    await open(shopper, productPath(ITEM.slug));
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${messages(COMPARE).compare('')}`) })
      .first()
      .click();
    await page.getByRole('complementary', { name: messages(COMPARE).title }).waitFor();
    await addToCart(shopper, ITEM);
    await open(shopper, PATHS.checkout);
    await giveContact(shopper);
    await giveAddress(shopper);
    await arriveAtStep(shopper, checkout.delivery);
    await page.getByRole('radio', { name: PICKUP?.[language] ?? '' }).check();
    await page.getByText(checkout.pickUpAt(pickupPlace(language).join(', '))).waitFor();
    await acceptDelivery(shopper);
    await page.getByRole('radio', { name: cash }).check();
    await placeButton(shopper).click();
    await arrivedOrder(shopper);
    await page.getByRole('heading', { level: 1, name: text.thanks(BUYER.firstName) }).waitFor();

    const main = page.getByRole('main');
    for (const part of [text.pickUpAt, street ?? '', SITE.seller.hours[language], text.pickUpLater, text.toCollect]) {
      await main.getByText(part).first().waitFor();
    }
    expect(await main.innerText()).not.toMatch(SENT);
    expect(await page.getByRole('complementary', { name: messages(COMPARE).title }).count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);

    await page.getByRole('button', { name: actions.again, exact: true }).click();
    const note = page.getByText(actions.againAdded(1));
    await note.waitFor();
    await expect
      .poll(() =>
        note.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && document.activeElement?.contains(element) === true;
        }),
      )
      .toBe(true);

    await expect.poll(() => emailsTo(shopper.email)).toEqual([expect.stringContaining(street ?? '')]);
    expect(emailsTo(shopper.email).join('')).not.toMatch(SENT);
  },
);
