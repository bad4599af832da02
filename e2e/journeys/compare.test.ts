import { PATHS } from '#contract/paths.ts';
import { COMPARE } from '#storefront/i18n/messages/compare.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { comparePath } from '#storefront/model/product/compare.ts';
import { test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

test('on a phone products of a filtered list are compared, and the comparison can be shared and shortened', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  const [text, list] = [messages(COMPARE), messages(PRODUCTS)];
  await open(shopper, PATHS.products);
  await page.getByRole('button', { name: list.openFilters }).click();
  const sheet = page.getByRole('dialog', { name: list.filters });
  await sheet.getByRole('checkbox', { name: list.onSale }).click();
  await page.waitForURL('**/id/products?sale=1');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: list.remove(list.onSale) }).waitFor();

  const scales = page.getByRole('main').getByRole('button', { name: new RegExp(`^${text.compare('')}`) });
  for (const index of [0, 1]) {
    await scales.nth(index).click();
    await page.getByRole('link', { name: text.show(index + 1) }).waitFor();
  }
  await page.getByRole('link', { name: text.show(2) }).click();
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  const products = page.getByRole('columnheader').getByRole('link', { name: new RegExp(`^${text.remove('')}`) });
  await expect.poll(() => products.count()).toBe(2);

  const friend = await enter({ screen: 'phone', language: 'id', hasScript: false });
  await friend.page.goto(page.url());
  const shared = friend.page.getByRole('columnheader').getByRole('link', { name: new RegExp(`^${text.remove('')}`) });
  expect(await shared.count()).toBe(2);

  await open(shopper, PATHS.compare);
  await expect.poll(() => products.count()).toBe(2);

  await products.first().click();
  await expect.poll(() => products.count()).toBe(1);
  await page.getByText(text.addFirst).waitFor();
  await products.first().click();
  await page.getByRole('heading', { level: 2, name: text.emptyTitle }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: text.emptyTitle }).waitFor();
});

test('on a phone a name of one long word breaks within its column', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  await open(shopper, comparePath(['oil-treatment', 'engine-flush']));
  const name = shopper.page.getByRole('columnheader').getByRole('link').first();
  const column = await name.evaluate((link) => {
    link.textContent = 'x'.repeat(60);
    return { name: link.clientWidth, whole: link.closest('th')?.clientWidth };
  });
  expect(column.name).toBeLessThan(Number(column.whole));
});
