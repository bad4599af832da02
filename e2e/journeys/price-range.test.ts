import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

const LANGUAGES = ['id', 'en'] as const;

const lowestPrice = ({ page, messages }: Shopper) => {
  const name = messages(PRODUCTS).lowest(SITE.currency);
  return { slider: page.getByRole('slider', { name }), field: page.getByRole('textbox', { name }) };
};

const isAt =
  (price: string | null) =>
  ({ searchParams }: URL) =>
    searchParams.get('min_price') === price;

for (const language of LANGUAGES)
  test(`a price that is typed while a list comes is kept, and asked for by Enter (${language})`, async ({
    enter,
    expect,
  }) => {
    const shopper = await enter({ language });
    const { page, messages } = shopper;
    await open(shopper, PATHS.products);
    const { field } = lowestPrice(shopper);
    const held = Promise.withResolvers<void>();
    await page.route(isAt('5'), (route) => held.promise.then(() => route.continue()));
    await field.fill('5');
    await field.press('Enter');
    await field.fill('12');
    held.resolve();
    await page.waitForURL(isAt('5'));
    await page.getByRole('navigation', { name: messages(PRODUCTS).active }).waitFor();
    expect(await field.inputValue()).toBe('12');
    await field.press('Enter');
    await page.waitForURL(isAt('12'));
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('5');
  });

test('a key moves the price slider again and again, also while lists are on their way', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en' });
  const { page } = shopper;
  await open(shopper, PATHS.products);
  const { slider, field } = lowestPrice(shopper);
  await slider.focus();
  const prices: string[] = [];
  for (let steps = 0; steps < 4; steps += 1) {
    await page.keyboard.press('ArrowRight');
    prices.push(await field.inputValue());
  }
  expect(new Set(prices).size).toBe(4);
  await page.waitForURL(isAt(prices.at(-1) ?? null));
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(isAt(prices.at(-2) ?? null));
  await expect.poll(() => field.inputValue()).toBe(prices.at(-2));
});

test('who only passes by the prices asks for no list', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en' });
  const { page } = shopper;
  await open(shopper, PATHS.products);
  const { slider, field } = lowestPrice(shopper);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('products.data') && asked.push(request.url()));
  await slider.focus();
  for (let keys = 0; keys < 4; keys += 1) await page.keyboard.press('Tab');
  await field.fill('9');
  await field.press('Enter');
  await page.waitForURL(isAt('9'));
  expect(asked.filter((url) => !url.includes('min_price=9'))).toEqual([]);
});
