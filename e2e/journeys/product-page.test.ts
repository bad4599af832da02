import { productPath } from '#contract/paths.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { VIEWER } from '#storefront/i18n/messages/viewer.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';
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

test.for([true, false])(
  'a guest writes a review, which waits for the shop (script: %s)',
  async (hasScript, { enter, expect }) => {
    await writeReview(await enter({ hasScript }), itemOf('brake-fluid-dot3'), expect);
  },
);
