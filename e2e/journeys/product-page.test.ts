import { productPath } from '#contract/paths.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { REVIEWS } from '#storefront/i18n/messages/reviews.ts';
import { VIEWER } from '#storefront/i18n/messages/viewer.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

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
    const shopper = await enter({ hasScript });
    const { page, messages, email, browserErrors } = shopper;
    browserErrors.expect(/status of 422/);
    const text = messages(REVIEWS);
    await open(shopper, productPath('brake-fluid-dot3'));
    const send = page.getByRole('button', { name: text.send });
    await page.getByLabel(text.text, { exact: true }).fill('Short');
    await page.getByLabel(text.name, { exact: true }).fill('Sari');
    await page.getByLabel(text.email, { exact: true }).fill(email);
    await send.click();
    await page.getByText(text.problems.rating).waitFor();
    await page.getByText(text.problems.tooShort(10)).waitFor();
    expect(await page.getByLabel(text.name, { exact: true }).inputValue()).toBe('Sari');
    await page.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
    await page.getByLabel(text.text, { exact: true }).fill('The pedal is firm again.');
    await send.click();
    await page.getByText(text.thanksWaiting).waitFor();
  },
);
