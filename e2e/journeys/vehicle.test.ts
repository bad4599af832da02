import { PATHS, productPath, stockAlertPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { DOSE } from '#storefront/i18n/messages/dose.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { STOCK_ALERTS } from '#storefront/i18n/messages/stock-alerts.ts';
import { VEHICLE } from '#storefront/i18n/messages/vehicle.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { hasFocusWithin, isFocused, open } from '../shopper/pages.ts';

async function tellVehicle({ page, messages }: Shopper, engine: string) {
  const text = messages(VEHICLE);
  await page.getByLabel(text.type).selectOption('car');
  await page.getByLabel(text.fuel).selectOption('petrol');
  await page.getByLabel(text.engine).fill(engine);
  await page.getByRole('button', { name: text.submit }).click();
}

test('a vehicle told once filters lists and judges products', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(VEHICLE);
  await open(shopper, productPath('moto-4t'));
  await page.getByRole('link', { name: text.check }).click();
  shopper.browserErrors.expect(/status of 422/);
  await tellVehicle(shopper, '12');
  await page.getByText(text.problems.engine).waitFor();
  await tellVehicle(shopper, '1500');
  await page.waitForURL('**/en/vehicle?vehicle=car-petrol-1500&product=moto-4t#result');
  await expect.poll(() => hasFocusWithin(page.locator('#result', { hasText: 'Moto 4T' }))).toBe(true);
  await page.getByRole('link', { name: text.back('Moto 4T 10W-40, 1 L') }).click();
  await page.getByText(text.misfit('Car · petrol · 1500 cc')).waitFor();

  await open(shopper, PATHS.products);
  await page.getByRole('button', { name: messages(PRODUCTS).openFilters }).click();
  await page.getByRole('checkbox', { name: text.filterOn('Car · petrol · 1500 cc') }).click();
  await page.waitForURL('**/en/products?vehicle=car-petrol-1500');
  await expect.poll(() => page.getByRole('heading', { name: 'Moto 4T' }).count()).toBe(0);
});

test('the advice on a vehicle comes into sight, with the focus', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.vehicle);
  await tellVehicle(shopper, '');
  const name = messages(VEHICLE).result('Mobil · bensin');
  const advice = page.getByRole('region', { name });
  await expect.poll(() => isFocused(advice)).toBe(true);
  const heading = await page.getByRole('heading', { name }).boundingBox();
  expect(heading?.y).toBeGreaterThan(0);
  expect(heading?.y).toBeLessThan(300);
});

test('a year’s dose goes into the cart with one press', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(DOSE);
  await open(shopper, productPath('fuel-system-cleaner'));
  await page.getByLabel(text.litres.fuel).fill('50');
  await page.getByLabel(text.kmPerMonth).fill('2000');
  await page.getByRole('button', { name: text.add(5) }).click();
  await page.getByRole('status').getByText(messages(CART).added('').trim()).waitFor();
  await open(shopper, PATHS.cart);
  await expect.poll(() => page.locator('[name="quantity"]').first().inputValue()).toBe('5');
});

test('everything works without script', async ({ enter, expect }) => {
  const shopper = await enter({ hasScript: false, language: 'id' });
  const { page, messages, email } = shopper;
  await open(shopper, PATHS.vehicle);
  await tellVehicle(shopper, '1500');
  await page.getByRole('heading', { name: messages(VEHICLE).result('Mobil · bensin · 1500 cc') }).waitFor();
  // Remembered.
  await open(shopper, PATHS.vehicle);
  expect(await page.getByLabel(messages(VEHICLE).engine).inputValue()).toBe('1500');

  await open(shopper, productPath('fuel-system-cleaner'));
  await page.getByLabel(messages(DOSE).kmPerMonth).fill('2.000');
  await page.getByRole('button', { name: messages(DOSE).calculate }).click();
  await page.getByRole('button', { name: messages(DOSE).add(5) }).waitFor();

  await open(shopper, productPath('throttle-cleaner'));
  const text = messages(STOCK_ALERTS);
  shopper.browserErrors.expect(/status of 422/);
  await page.getByLabel(text.email).fill('nama@');
  await page.getByRole('button', { name: text.send }).click();
  await page.getByText(text.emailInvalid).waitFor();
  expect(await page.getByLabel(text.email).inputValue()).toBe('nama@');
  await page.getByLabel(text.email).fill(email);
  await page.getByRole('button', { name: text.send }).click();
  await page.waitForURL(`**${stockAlertPath('throttle-cleaner')}?done=1`);
  await page.getByText(text.doneText).waitFor();
});
