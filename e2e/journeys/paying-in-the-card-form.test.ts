import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { cardPaymentPath, PATHS } from '#contract/paths.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { CARD_FORM } from '#storefront/i18n/messages/card-payment.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { probeByApi } from '../harness/database-probe.ts';
import { type FakeStripe, openFakeStripe, serveFakeStripeJs } from '../harness/fake-stripe.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { arrivedOrder, BUYER } from '../shopper/checkout.ts';
import { orderByCard } from '../shopper/order-by-card.ts';
import { waitForHydration } from '../shopper/pages.ts';
import { findFaults } from './every-screen.ts';

/** A shop with an account at Stripe, which stands on this machine. */
let stripe: FakeStripe;
let shop: ShopProcess;
let dataFolder: string;

beforeAll(async () => {
  stripe = await openFakeStripe();
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  cpSync(inject('seededFolder'), dataFolder, { recursive: true });
  shop = await spawnShop({ dataFolder, environment: stripe.environment });
});

afterAll(async () => {
  await shop.stop();
  await stripe.close();
  rmSync(dataFolder, { recursive: true });
});

async function orderInTheForm(shopper: Shopper): Promise<void> {
  await orderByCard(shopper, shopper.messages(CARD_FORM).title);
  await waitForHydration(shopper);
}

const payButton = ({ page, messages }: Shopper) => page.getByRole('button', { name: messages(CARD_FORM).pay('€2.50') });

test.for([
  ['id', 'phone'],
  ['en', 'desktop'],
] as const)(
  'a declined card says so beside the form, and another one pays the order (%s, %s)',
  async ([language, screen], { enter, expect }) => {
    const shopper = await enter({ address: shop.address, language, screen });
    const { page, messages } = shopper;
    const form = await serveFakeStripeJs(page, stripe, ['pm_card_chargeDeclined', 'pm_card_visa']);
    await orderInTheForm(shopper);
    await payButton(shopper).and(page.locator(':enabled')).click();
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
    expect(await form.mounted()).toEqual({
      key: 'pk_test_journeys',
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      locale: language,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(await findFaults(shopper, 'card form')).toEqual([]);
    await payButton(shopper).click();
    const { key } = await arrivedOrder(shopper);
    await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
    expect(await page.getByRole('button', { name: messages(ORDER).pay, exact: true }).count()).toBe(0);
    expect(await probeByApi(shop.address).order(key)).toMatchObject({ status: 'completed', paymentMethod: 'stripe' });
  },
);

test('when Stripe cannot be reached the page says what to do, and the order can be paid later', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ address: shop.address, language: 'id', screen: 'phone' });
  const { page, messages, browserErrors } = shopper;
  const text = messages(CARD_FORM);
  browserErrors.expect(/js\.stripe\.com/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await orderInTheForm(shopper);
  await page.getByRole('alert').filter({ hasText: text.unavailable }).waitFor();
  await page.getByRole('link', { name: text.toOrder }).click();
  await arrivedOrder(shopper);
  await page.unroute('https://js.stripe.com/**');
  await serveFakeStripeJs(page, stripe, ['pm_card_visa']);
  await page.getByRole('button', { name: messages(ORDER).pay, exact: true }).click();
  await payButton(shopper).and(page.locator(':enabled')).click();
  const { key } = await arrivedOrder(shopper);
  expect(await probeByApi(shop.address).order(key)).toMatchObject({ status: 'completed' });
});

test('without script the card page says what to do, and only its content policy allows Stripe', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ address: shop.address, hasScript: false });
  const { page, messages } = shopper;
  await orderInTheForm(shopper);
  await page.locator('noscript b', { hasText: messages(CARD_FORM).noScript }).waitFor();
  expect(await payButton(shopper).isVisible()).toBe(false);
  const policyOf = async (address: string) => (await page.goto(address))?.headers()['content-security-policy'];
  expect(await policyOf(page.url())).toContain('https://js.stripe.com');
  expect(await policyOf(shopper.urlOf(PATHS.home))).not.toContain('stripe');
  shopper.browserErrors.expect(/status of 404/);
  await page.goto(shopper.urlOf(cardPaymentPath(1, 'somebody-elses')));
  await page.getByRole('heading', { level: 1, name: messages(ORDER).notFound }).waitFor();
});
