import { productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { VIEWER } from '#storefront/i18n/messages/viewer.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { isFocused, open } from '../shopper/pages.ts';
import { writeReview } from './visit.ts';

const gallery = ({ page, messages }: Shopper) => page.getByRole('region', { name: messages(PRODUCT).photos });

const photoAddresses = (shopper: Shopper) =>
  gallery(shopper)
    .getByRole('listitem')
    .getByRole('link', { name: shopper.messages(VIEWER).enlarge })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test('on a phone the pictures follow the chosen pack, and are enlarged over the whole screen', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  const text = messages(VIEWER);
  await open(shopper, productPath('full-synthetic'));
  expect(await photoAddresses(shopper)).toContain('/uploads/2026/full-synthetic-label.webp');
  await page.locator('label', { hasText: '0W-20' }).click();
  await expect
    .poll(() => photoAddresses(shopper))
    .toEqual(['/uploads/2026/full-synthetic-0w20-4l.webp', '/uploads/2026/full-synthetic-family.webp']);
  const photo = gallery(shopper).getByRole('link', { name: text.enlarge }).first();
  await photo.click();
  const viewer = page.getByRole('dialog', { name: text.label('Full Synthetic') });
  await viewer.getByText(text.counter(1, 2), { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText(text.counter(2, 2), { exact: true }).waitFor();
  for (let step = 0; step < 5; step++) await viewer.getByRole('button', { name: text.larger, exact: true }).click();
  await viewer.getByText('400%').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  expect(await photo.evaluate((link) => link === document.activeElement)).toBe(true);
  await photo.click();
  await viewer.waitFor();
  await page.goBack();
  await viewer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/id/product/full-synthetic');
});

test('the photos take two stops of the Tab key, and arrows lead from one to the next', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const [text, zoom] = [messages(PRODUCT), messages(VIEWER)];
  await open(shopper, productPath('full-synthetic'));
  const [photos, small] = [
    gallery(shopper).getByRole('link', { name: zoom.enlarge }),
    gallery(shopper).getByRole('toolbar', { name: text.choosePhoto }).getByRole('link'),
  ];
  const count = await photos.count();
  expect(count).toBeGreaterThan(2);
  const isShown = (index: number) => small.nth(index).getAttribute('aria-current');
  await photos.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(photos.nth(1))).toBe(true);
  await expect.poll(() => isShown(1)).toBe('true');
  await page.keyboard.press('Tab');
  expect(await isFocused(small.nth(1))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isShown(2)).toBe('true');
  await page.keyboard.press('Home');
  expect(await isFocused(small.first())).toBe(true);
  await expect.poll(() => isShown(0)).toBe('true');
  await page.keyboard.press('ArrowUp');
  expect(await isFocused(small.nth(count - 1))).toBe(true);
  await expect.poll(() => isShown(count - 1)).toBe('true');
  await page.keyboard.press('Tab');
  expect(await gallery(shopper).locator(':focus').count()).toBe(0);
});

test('without script every photo can be reached by the Tab key', async ({ enter, expect }) => {
  const shopper = await enter({ hasScript: false });
  await open(shopper, productPath('full-synthetic'));
  expect(await gallery(shopper).getByRole('link').count()).toBeGreaterThan(4);
  expect(await gallery(shopper).locator('[tabindex]').count()).toBe(0);
});

test('on a phone the bar below opens the options, which stay open until one is bought', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  const text = messages(PRODUCT);
  await open(shopper, productPath('full-synthetic'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.getByRole('region', { name: text.buyBar });
  const opener = bar.getByRole('button', { name: text.chooseOptions });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: text.chooseOptions });
  await sheet.getByRole('radio', { name: /^5W-40/ }).click();
  await page.waitForURL('**/id/product/full-synthetic?viscosity=5w40&size=4l');
  await sheet.getByRole('radio', { name: /^5W-40/, checked: true }).waitFor();
  await sheet.getByRole('button', { name: text.add, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener)).toBe(true);
  const added = page.getByRole('status').getByText(messages(CART).added('').trim());
  await added.filter({ hasText: '5W-40, 4 L' }).waitFor();
});

test('on paper a product says how it is used, and asks for nothing', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, productPath('full-synthetic'));
  const main = page.getByRole('main');
  const use = main.getByRole('heading', { name: messages(PRODUCT).howToUse });
  const asked = main.locator('input[type="email"], textarea, button[type="submit"]').filter({ visible: true });
  expect([await use.count(), (await asked.count()) > 0]).toEqual([0, true]);
  await page.emulateMedia({ media: 'print' });
  await use.waitFor();
  expect(await asked.count()).toBe(0);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: messages(NAVIGATION).homeLink }).waitFor();
  expect(await header.locator('a, button, input').filter({ visible: true }).count()).toBe(1);
});

test.for([true, false])(
  'a guest writes a review, which waits for the shop (script: %s)',
  async (hasScript, { enter, expect }) => {
    await writeReview(await enter({ hasScript }), itemOf('brake-fluid-dot3'), expect);
  },
);

test('an option is ticked at once, before the page has followed', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page } = shopper;
  await open(shopper, `${productPath('diesel-treatment')}?size=500ml`);
  const option = page.getByRole('radio', { name: /^300 ml/ });
  const isTicked = (input: HTMLInputElement) => {
    input.click();
    return input.checked;
  };
  expect(await option.evaluate(isTicked)).toBe(true);
  await page.waitForURL(/size=300ml/);
  expect(await option.isChecked()).toBe(true);
});
