import { inject } from 'vitest';
import { accountPath, orderActionPath } from '#contract/paths.ts';
import { textsIn } from '#server/test-cards/pages/texts.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { HISTORY, ORDER_ACTIONS, RETURNS } from '#storefront/i18n/messages/order-actions.ts';
import { readPayments } from '../harness/probes.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { arrivedOrder } from '../shopper/checkout.ts';
import { orderByTestCard } from '../shopper/order-by-card.ts';
import { open, press } from '../shopper/pages.ts';
import { findFaults } from './every-screen.ts';

/** The smallest picture there is: one white dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

const follow = ({ page }: Shopper, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a guest keeps the order in a new account, finds it in the history, buys it again and asks for a return', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ address: inject('shops').postgres.address, language: 'id', screen: 'phone' });
  const { page, messages, language } = shopper;
  const [actions, returns, history] = [messages(ORDER_ACTIONS), messages(RETURNS), messages(HISTORY)];
  await orderByTestCard(shopper);
  await page.getByRole('button', { name: new RegExp(`^${textsIn(language)('pay')} `) }).click();
  const { id } = await arrivedOrder(shopper);
  const title = page.getByRole('heading', { level: 1, name: actions.title(String(id)), exact: true });

  await page.getByRole('textbox', { name: actions.password, exact: true }).fill('seratus-botol-oli');
  await press(shopper, actions.createAccount);
  await title.waitFor();
  for (const tab of ['downloads', 'wishlist', 'data', 'orders']) {
    await open(shopper, accountPath(tab));
    expect(await findFaults(shopper, tab)).toEqual([]);
  }
  await follow(shopper, `${history.view} ${id}`);
  await title.waitFor();

  await page.getByRole('button', { name: actions.again, exact: true }).dblclick();
  await page.getByText(actions.againAdded(1)).waitFor();

  await follow(shopper, returns.complain);
  shopper.browserErrors.expect(/status of 422/);
  await press(shopper, returns.send);
  await page.getByText(messages(FORMS).required(returns.reason)).waitFor();
  await page.getByRole('combobox', { name: returns.reason, exact: true }).selectOption('damaged');
  await page.getByRole('textbox', { name: returns.text, exact: true }).fill('Halaman terakhir panduan ini kosong.');
  const pictures = page.getByLabel(returns.pictures);
  // What is named here no browser converts, and the shop cannot read it.
  expect(await pictures.getAttribute('accept')).not.toContain('heic');
  await pictures.setInputFiles({ name: 'halaman.png', mimeType: 'image/png', buffer: PICTURE });
  await press(shopper, returns.send);
  const own = page.getByRole('region', { name: returns.own });
  await own.getByText(returns.states.requested).waitFor();
  expect(await page.getByRole('link', { name: returns.complain, exact: true }).count()).toBe(0);
});

test('a guest who leaves the card page is told that nothing is paid, and cancels the order without script', async ({
  enter,
  expect,
}) => {
  const { postgres } = inject('shops');
  const shopper = await enter({ address: postgres.address, language: 'en', screen: 'desktop', hasScript: false });
  const { page, messages, language } = shopper;
  const actions = messages(ORDER_ACTIONS);
  await orderByTestCard(shopper);
  await page.getByRole('link', { name: textsIn(language)('back') }).click();
  const { id, key } = await arrivedOrder(shopper);
  await page.getByRole('heading', { level: 1, name: messages(ORDER).notPaid }).waitFor();
  await page.getByRole('button', { name: messages(ORDER).pay, exact: true }).waitFor();
  await follow(shopper, actions.cancel);
  await page.getByRole('heading', { level: 1, name: actions.cancelTitle(String(id)) }).waitFor();
  await press(shopper, actions.cancelYes);
  await page.getByRole('heading', { level: 1, name: actions.title(String(id)), exact: true }).waitFor();
  expect(await page.getByText(messages(ORDER).statuses.cancelled, { exact: true }).count()).toBeGreaterThan(0);
  expect(await readPayments(postgres.databaseUrl, key)).toEqual({ status: 'cancelled', payments: ['closed'] });

  // As Back and another tab do.
  await open(shopper, orderActionPath('orderCancel', id, key));
  await page.getByRole('heading', { level: 1, name: actions.title(String(id)), exact: true }).waitFor();
});
