import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { BUILD_MANIFESTS, LATEST_BUILD } from '#contract/builds.ts';
import { PATHS, productPath, sitemapPath } from '#contract/paths.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { HOME } from '#storefront/i18n/messages/home.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { PARAMETERS } from '#storefront/model/catalog/catalog-query.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

const WAX = itemOf('carnauba-wax');
const REDIRECTS = {
  '/toko': '/products',
  '/produk/*': '/product/*',
  '/product/sold-out-wax': productPath(WAX.slug),
  [productPath(WAX.slug)]: '/about',
};
const SETTINGS = `shop:
  social:
    instagram: https://www.instagram.com/
    linkedin:
      name: LinkedIn
      icon: tabler:brand-linkedin
      url: https://www.linkedin.com/
      text: { id: Kabar dari bengkel, en: News from the workshop }
    unknown:
      name: Elsewhere
      icon: no-such-set:no-such-icon
      url: https://elsewhere.example/
`;
const changed = `${SETTINGS}pages: { showReviews: no }\nredirects:\n${Object.entries(REDIRECTS)
  .map(([from, to]) => `  ${from}: ${to}\n`)
  .join('')}`;

let shop: ShopProcess;
let folder: string;
let ratingsBefore: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-own-settings-'));
  cpSync(inject('seededFolder'), folder, { recursive: true });
  writeFileSync(join(folder, 'shop.config.yaml'), SETTINGS);
  shop = await spawnShop({ dataFolder: folder, environment: { SEED: 'demo' } });
  ratingsBefore = await ratingsOfCards();
  // A running shop takes them over.
  writeFileSync(join(folder, 'shop.config.yaml'), changed);
  const isTakenOver = async () => expect((await ask('/toko')).status).toBe(301);
  await vi.waitFor(isTakenOver, { timeout: 60_000, interval: 500 });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => fetch(shop.address + path, { redirect: 'manual' });

/** How many cards of the list show one. */
async function ratingsOfCards(): Promise<number> {
  const list = await (await ask(PATHS.products)).text();
  const [, ...cards] = list.split(' data-card-picture=');
  return cards.filter((card) => card.split('</li>', 1)[0]?.includes('style="--rating:')).length;
}

test('cards that were shown before follow new settings', async ({ expect }) => {
  expect(ratingsBefore).toBeGreaterThan(10);
  expect(await ratingsOfCards()).toBe(0);
});

test('a shop without reviews offers neither to filter nor to sort by them, and claims no rating', async ({
  expect,
}) => {
  const list = await (await ask(PATHS.products)).text();
  expect(list).toContain(`name="${PARAMETERS.minPrice}"`);
  expect(list).not.toContain(`name="${PARAMETERS.rating}"`);
  expect(list).toContain('<option value="price"');
  expect(list).not.toContain('<option value="rating"');
  expect(await (await ask(productPath(WAX.slug))).text()).not.toContain('AggregateRating');
});

/** Presses a link to an address of the shop, which the script follows. */
async function follow({ page }: Shopper, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'link' });
    // As every link of the shop's own.
    link.dataset.leadsTo = 'page';
    document.querySelector('main')?.prepend(link);
    Object.assign(globalThis, { isSamePage: true });
    link.click();
  }, path);
}

test('earlier addresses lead to their pages, by browser and by script', async ({ enter, expect }) => {
  const leadsTo = async (path: string) => (await ask(path)).headers.get('location');
  expect(
    await Promise.all(['/toko?sale=1', '/id/toko/', '/product/sold-out-wax', '/en/product/sold-out-wax'].map(leadsTo)),
  ).toEqual(['/products?sale=1', '/id/products', productPath(WAX.slug), `/en${productPath(WAX.slug)}`]);
  // A page that is there is shown.
  expect((await ask(productPath(WAX.slug))).status).toBe(200);
  const { id } = await (await ask(LATEST_BUILD)).json();
  expect((await (await ask(`${BUILD_MANIFESTS}${id}.json`)).json()).redirects).toEqual(REDIRECTS);
  expect(await (await ask(sitemapPath(1))).text()).not.toMatch(/toko|produk|sold-out/);

  const shopper = await enter({ address: shop.address, language: 'id' });
  const { page } = shopper;
  await open(shopper, PATHS.faq);
  await follow(shopper, `/id/produk/${WAX.slug}`);
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/id${productPath(WAX.slug)}`);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await follow(shopper, '/id/toko');
  await page.getByRole('heading', { level: 1, name: shopper.messages(PRODUCTS).allProducts }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: WAX.name.id }).waitFor();
});

test('icons that the settings name come with the page, and by script from the shop’s own service', async ({
  enter,
  expect,
}) => {
  const reader = await enter({ address: shop.address, language: 'id', hasScript: false });
  await reader.page.goto(reader.urlOf(PATHS.home));
  const footerLink = ({ page }: Shopper) => page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  const drawing = (shopper: Shopper) => footerLink(shopper).locator('svg > svg > *');
  expect(await drawing(reader).count()).toBeGreaterThan(0);

  const shopper = await enter({ address: shop.address, language: 'id' });
  const { page, messages } = shopper;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/icons/')) asked.push(pathname + search);
  });
  await open(shopper, PATHS.faq);
  expect(await drawing(shopper).count()).toBeGreaterThan(0);
  expect(asked).toEqual([]);

  const social = page.getByRole('region', { name: messages(HOME).follow });
  const follow = social.getByRole('link', { name: /LinkedIn/ });
  await page.getByRole('banner').getByRole('link').first().click();
  await follow.locator('svg > svg > *').first().waitFor({ state: 'attached' });
  expect(await follow.innerText()).toContain('Kabar dari bengkel');
  // What nobody has is shown by a sign of the shop's own.
  await social
    .getByRole('link', { name: /Elsewhere/ })
    .locator('svg > use')
    .waitFor({ state: 'attached' });
  expect(asked.toSorted()).toEqual([
    '/icons/no-such-set.json?icons=no-such-icon',
    '/icons/tabler.json?icons=brand-linkedin',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('icons-1'))).toContain('tabler:brand-linkedin');
});
