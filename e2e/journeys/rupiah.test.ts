import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { freePort } from '#engine/adapters/database/testing/free-port.ts';
import { startMailServer } from '#engine/adapters/mail/testing/mail-server.ts';
import { command } from '#server/operator/testing/command.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addButton } from '../shopper/cart.ts';
import { placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { nextFrame, open, overflow } from '../shopper/pages.ts';

const SETTINGS = `shop: { name: Toko Kilau, since: "2019", email: halo@kilau.example, whatsapp: "+62 811 0000 2222" }
seller:
  { name: PT Toko Kilau, address: [Jalan Mawar 1, Bandung 40111], licence: "1234567890123", taxNumber: none, phone: "022 555 0000", hours: { id: "Setiap hari", en: Every day } }
currency: { code: IDR }
payments:
  bankTransfer: { accounts: [{ bank: Bank Rakyat Indonesia, holder: PT Toko Kilau, number: "002101234567890" }] }
  cashOnDelivery: { maximum: 5.000.000, guestsWaitAbove: "2,000,000" }
delivery:
  sellingCountries: [ID]
  freeFrom: none
  zones:
    - { name: Indonesia, countries: [ID], methods: [{ kind: flat, label: { id: Reguler, en: Standard }, perOrder: 18.000 }] }
`;

const PRODUCT_LIST = `SKU,Name,Regular price,Sale price,Published,Stock,Categories,Type
POLISHER,Mesin poles orbital,"12,499,000",,1,9,Alat,simple
WAX,Wax karnauba premium,Rp 1.285.000,1.099.000,1,9,Wax,simple
SHAMPOO,Sampo mobil,185.000,,1,9,Sampo,simple
`;

let folder: string;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let shop: ShopProcess;

async function operator(...parameters: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await command({ DATA_DIR: folder }, ...parameters);
  if (code !== 0) throw new Error(`${parameters.join(' ')}: ${stdout}${stderr}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-rupiah-'));
  mails = await startMailServer();
  writeFileSync(join(folder, 'shop.config.yaml'), SETTINGS);
  await operator('config', 'texts');
  const port = String(await freePort());
  const environment = { SEED: 'none', PORT: port, BASE_URL: `http://127.0.0.1:${port}`, SMTP_URL: mails.url };
  shop = await spawnShop({ dataFolder: folder, environment });
  writeFileSync(join(folder, 'products.csv'), PRODUCT_LIST);
  await operator('products', 'import', join(folder, 'products.csv'), '--create-terms');
  await operator('coupons', 'add', 'HEMAT7', '--percent', '7', '--minimum', '1.000.000');
});
afterAll(async () => {
  await shop.stop();
  await mails.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Amounts of the main part that stand on more than one line. */
const brokenAmounts = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && /^−?Rp\s[\d.]+$/.test(textContent.trim()),
    );
    const lineCount = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return texts.filter((text) => lineCount(text) > 1).map(({ textContent }) => textContent);
  });

async function expectAmountsToFit({ page }: Shopper): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await nextFrame(page);
    expect(await brokenAmounts(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
}

test.for(['id', 'en'] as const)(
  'a shop in rupiah shows whole amounts on small phones, from the list to the order: %s',
  async (language, { enter }) => {
    const shopper = await enter({ address: shop.address, language, screen: 'phone' });
    const { page, messages } = shopper;
    await open(shopper, PATHS.products);
    await page.getByText('Rp\u00a012.499.000').waitFor();
    await expectAmountsToFit(shopper);

    for (const slug of ['mesin-poles-orbital', 'wax-karnauba-premium']) {
      await open(shopper, productPath(slug));
      await expectAmountsToFit(shopper);
      await addButton(shopper).click();
      await page.getByRole('status').getByText(messages(CART).added('').trim()).waitFor();
    }
    await open(shopper, PATHS.cart);
    const code = page.getByRole('main').getByRole('textbox', { name: messages(CODES).field });
    await code.fill('hemat7');
    await code.press('Enter');
    // 7 % of 13,598,000, in whole rupiah.
    await page.getByText('−Rp\u00a0951.860', { exact: true }).first().waitFor();
    await expectAmountsToFit(shopper);

    await open(shopper, PATHS.checkout);
    await walkToPayment(shopper);
    await expectAmountsToFit(shopper);
    const order = await placeOrder(shopper);
    expect(order.amount).toBe('Rp\u00a012.664.140');
    await page.getByRole('img', { name: '002101234567890' }).waitFor();
    await expectAmountsToFit(shopper);
  },
);

test('the fields of a price range show eight digits whole beside a list', async ({ enter }) => {
  const shopper = await enter({ address: shop.address, language: 'id' });
  const { page, messages } = shopper;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(shopper, `${PATHS.products}?min_price=10000000&max_price=12499000`);
  const { lowest, highest } = messages(PRODUCTS);
  for (const label of [lowest('IDR'), highest('IDR')]) {
    const field = page.getByRole('textbox', { name: label });
    expect(await field.inputValue()).toHaveLength(10);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  }
});

test('the price slider moves in steps of rupiah that a key can walk, and its fields take dots and commas', async ({
  enter,
}) => {
  const shopper = await enter({ address: shop.address, language: 'id' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const lowest = page.getByRole('slider', { name: text.lowest('IDR') });
  await lowest.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(({ searchParams }) => searchParams.get('min_price') === '200000');
  for (const typed of ['1.285.000', '1,285,000']) {
    const field = page.getByRole('textbox', { name: text.lowest('IDR') });
    await field.fill(typed);
    await field.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('min_price') === '1285000');
    await expect.poll(() => field.inputValue()).toBe('1.285.000');
    await open(shopper, PATHS.products);
  }
});

test('a home page without a picture has its buttons whole on the sky', async ({ enter, expect }) => {
  const shopper = await enter({ address: shop.address, language: 'id', screen: 'phone' });
  await open(shopper, PATHS.home);
  const hero = shopper.page.getByRole('main').locator('section').first();
  const room = await hero.evaluate((section) => {
    const floor = Number.parseFloat(getComputedStyle(section).getPropertyValue('--floor'));
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const lowest = Math.max(
      ...Array.from(section.querySelectorAll('a'), (link) => link.getBoundingClientRect().bottom),
    );
    return section.getBoundingClientRect().bottom - floor * rem - lowest;
  });
  expect(room).toBeGreaterThan(0);
});
