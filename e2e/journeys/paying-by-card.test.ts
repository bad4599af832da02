import { inject } from 'vitest';
import { textsIn } from '#server/test-cards/pages/texts.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { readPayments } from '../harness/probes.ts';
import { type Shopper, type ShopperOptions, test } from '../harness/shopper.ts';
import { arrivedOrder, BUYER } from '../shopper/checkout.ts';
import { orderByTestCard } from '../shopper/order-by-card.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';

async function payWith({ page, language }: Shopper, card: string): Promise<void> {
  const say = textsIn(language);
  await page.getByRole('textbox', { name: say('number') }).fill(card);
  await page.getByRole('button', { name: new RegExp(`^${say('pay')} `) }).click();
}

const answerBank = ({ page, language }: Shopper, answer: 'approve' | 'refuse'): Promise<void> =>
  page.getByRole('button', { name: textsIn(language)(answer), exact: true }).click();

async function seeDecline({ page, language, browserErrors }: Shopper): Promise<void> {
  // The page says so with the status of a refused form.
  browserErrors.expect(/status of 422/);
  await page
    .getByRole('alert')
    .filter({ hasText: textsIn(language)('wasDeclined') })
    .waitFor();
}

const PAID: readonly (readonly [string, ShopperOptions, (shopper: Shopper) => Promise<void>])[] = [
  ['a card that is good pays the order', { language: 'en', screen: 'desktop' }, (shopper) => payWith(shopper, GOOD)],
  [
    'after a declined card another one pays the same order, without script',
    { language: 'id', screen: 'phone', hasScript: false },
    async (shopper) => {
      await payWith(shopper, DECLINED);
      await seeDecline(shopper);
      await payWith(shopper, GOOD);
    },
  ],
  [
    'a card whose bank asks first pays once the shopper has approved',
    { language: 'id', screen: 'desktop' },
    async (shopper) => {
      await payWith(shopper, ASKS);
      await answerBank(shopper, 'approve');
    },
  ],
];

test.for(PAID)('%s', async ([, visit, pay], { enter, expect }) => {
  const { postgres } = inject('shops');
  const shopper = await enter({ ...visit, address: postgres.address });
  const { page, messages } = shopper;
  await orderByTestCard(shopper);
  await pay(shopper);
  const { key } = await arrivedOrder(shopper);
  await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
  expect(await page.getByRole('button', { name: messages(ORDER).pay, exact: true }).count()).toBe(0);
  expect(await readPayments(postgres.databaseUrl, key)).toEqual({ status: 'completed', payments: ['paid'] });
});

test('a declined bank authentication leaves the order unpaid, and the order can be paid later', async ({
  enter,
  expect,
}) => {
  const { postgres } = inject('shops');
  const shopper = await enter({ address: postgres.address, language: 'en', screen: 'phone' });
  const { page, messages, language } = shopper;
  await orderByTestCard(shopper);
  await payWith(shopper, ASKS);
  await answerBank(shopper, 'refuse');
  await seeDecline(shopper);
  await page.getByRole('link', { name: textsIn(language)('back') }).click();
  const { key } = await arrivedOrder(shopper);
  await page.getByRole('heading', { level: 1, name: messages(ORDER).notPaid }).waitFor();
  expect(await readPayments(postgres.databaseUrl, key)).toEqual({ status: 'failed', payments: ['open'] });
  await page.getByRole('button', { name: messages(ORDER).pay, exact: true }).click();
  await payWith(shopper, GOOD);
  await arrivedOrder(shopper);
  expect(await readPayments(postgres.databaseUrl, key)).toEqual({ status: 'completed', payments: ['closed', 'paid'] });
});
