import { accountPath, PATHS } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { findInHistory, PASSWORD, register } from '../shopper/account.ts';
import { beginCheckout, choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { findClippedElements, formNamed, nextFrame, open } from '../shopper/pages.ts';

test('the list of orders fits every screen, and the account to pay to is printed in ink', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, language } = shopper;
  await open(shopper, PATHS.account);
  await register(shopper, PASSWORD);
  await formNamed(shopper, 'logout').waitFor();
  await beginCheckout(shopper, itemOf('engine-flush'));
  await walkToPayment(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title[language]);
  const { id } = await placeOrder(shopper);

  await open(shopper, accountPath('orders'));
  const list = page.getByRole('main').getByRole('list').last();
  for (const width of [320, 640, 768, 912, 1024, 1152, 1232, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrame(page);
    const right = await list.evaluate((element) => element.parentElement?.getBoundingClientRect().right ?? 0);
    const ends = await list
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(right + 1);
    expect(await findClippedElements(list)).toEqual([]);
  }
  await findInHistory(shopper, id);
  await page.emulateMedia({ media: 'print' });
  const digit = page.getByRole('main').getByText(/^\d$/).first();
  const [ink, digits] = await digit.evaluate((element) =>
    [document.body, element].map((one) => getComputedStyle(one).color),
  );
  expect(digits).toBe(ink);
});
