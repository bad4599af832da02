import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { categoryPath, PATHS, productPath } from '#contract/paths.ts';
import { DOCUMENTS } from '#storefront/i18n/messages/documents.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { SEARCH } from '#storefront/i18n/messages/search.ts';
import { createApiClient } from '../harness/api-client.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { cardNames, filters } from '../shopper/list.ts';
import { isFocused, open, overflow } from '../shopper/pages.ts';
import { filterOnSale, findBySearch } from './visit.ts';

const addressOf = ({ page }: Shopper) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('the URL holds filters, order and page, and Back undoes them one by one', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const all = await cardNames(page);
  await page.getByRole('combobox', { name: text.sortBy }).selectOption('price');
  await page.waitForURL('**/en/products?orderby=price');
  await expect.poll(() => cardNames(page)).not.toEqual(all);
  const byPrice = await cardNames(page);
  await page.getByRole('link', { name: text.page(2), exact: true }).click();
  await page.waitForURL('**/en/products/page/2?orderby=price');
  await expect.poll(() => cardNames(page)).not.toEqual(byPrice);
  const secondPage = await cardNames(page);
  await filters(shopper).getByRole('checkbox', { name: text.onSale }).click();
  // Another question begins at its first page.
  await page.waitForURL('**/en/products?sale=1&orderby=price');
  await page.getByRole('link', { name: text.remove(text.onSale) }).waitFor();
  await expect.poll(() => cardNames(page)).not.toEqual(secondPage);
  const shared = await cardNames(page);

  const friend = await enter();
  await friend.page.goto(page.url());
  expect(await cardNames(friend.page)).toEqual(shared);

  await page.goBack();
  expect(addressOf(shopper)).toBe('/en/products/page/2?orderby=price');
  await page.goBack();
  await expect.poll(() => cardNames(page)).toEqual(byPrice);
  await page.goBack();
  await expect.poll(() => cardNames(page)).toEqual(all);
});

test.for([true, false])(
  'the keyboard passes over the filters to the list in one step (script: %s)',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ hasScript });
    const { page, messages } = shopper;
    const text = messages(PRODUCTS);
    await open(shopper, `${PATHS.products}?sale=1`);
    await page.locator('main nav a').first().focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('link', { name: text.skipFilters }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('combobox', { name: text.sortBy }))).toBe(true);
    expect(addressOf(shopper)).toBe('/en/products?sale=1');
  },
);

test('the focus goes along to another page of the list, and from a removed filter to the next', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const count = page.getByRole('status').filter({ hasText: text.count(2) });
  await page.getByRole('link', { name: text.page(2), exact: true }).press('Enter');
  await page.waitForURL('**/en/products/page/2');
  await expect.poll(() => isFocused(count)).toBe(true);
  await page.getByRole('link', { name: text.next }).press('Enter');
  await page.waitForURL('**/en/products/page/3');
  await expect.poll(() => isFocused(count)).toBe(true);
  const filter = filters(shopper).getByRole('checkbox', { name: text.onSale });
  await filter.press('Space');
  const onSale = page.getByRole('link', { name: text.remove(text.onSale) });
  await onSale.waitFor();
  expect(await isFocused(filter)).toBe(true);

  await filters(shopper).getByRole('checkbox', { name: text.inStock }).press('Space');
  const inStock = page.getByRole('link', { name: text.remove(text.inStock) });
  await inStock.waitFor();
  await onSale.press('Enter');
  await onSale.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(inStock)).toBe(true);
  await page.waitForURL((url) => !url.searchParams.has('sale'));
  await inStock.press('Enter');
  await inStock.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(count)).toBe(true);
});

/** What React has given the links of the frame: another object for each time it has rendered them. */
const linksAsRendered = ({ page }: Shopper) =>
  page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('#mega-menu a, footer a'), (link) =>
      Reflect.get(link, Object.keys(link).find((name) => name.startsWith('__reactProps$')) ?? ''),
    ),
  );

test('a filter renders the list anew, and not the menu and the footer around it', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  await filters(shopper).getByRole('checkbox', { name: text.onSale }).click();
  const chip = page.getByRole('link', { name: text.remove(text.onSale) });
  await chip.waitFor();
  const before = await linksAsRendered(shopper);
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  const after = await linksAsRendered(shopper);
  const links = await after.evaluate((now, then) => now.map((props, link) => props === then[link]), before);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((isSame) => !isSame)).toEqual([]);
});

test('filters work without script', async ({ enter }) => {
  await filterOnSale(await enter({ hasScript: false, language: 'id' }));
});

test('without script the order has a row of its own on a phone, and documents have a heading', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ hasScript: false, language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const filter = await page.getByRole('button', { name: text.openFilters }).boundingBox();
  const sort = await page.getByRole('combobox', { name: text.sortBy }).boundingBox();
  expect(sort?.y).toBeGreaterThanOrEqual((filter?.y ?? 0) + (filter?.height ?? 0));
  await open(shopper, productPath('full-synthetic-hybrid'));
  await page.getByRole('heading', { level: 2, name: messages(DOCUMENTS).title }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('on a phone the filters open as a sheet that stays open and counts the results', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const count = page.getByRole('status').filter({ hasText: text.count(2) });
  const whole = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: text.openFilters }).click();
  const sheet = page.getByRole('dialog', { name: text.filters });
  await sheet.getByRole('checkbox', { name: text.onSale }).click();
  await page.waitForURL('**/en/products?sale=1');
  await expect.poll(() => count.textContent()).not.toBe(whole);
  const left = Number.parseInt((await count.textContent()) ?? '', 10);
  await sheet.getByRole('button', { name: text.show(left) }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(addressOf(shopper)).toBe('/en/products?sale=1');
});

test('search shows results and keeps its text; blank text does nothing', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  const box = page.getByRole('banner').getByRole('combobox', { name: messages(NAVIGATION).searchLabel });
  await box.fill('   ');
  await box.press('Enter');
  expect(addressOf(shopper)).toBe('/en');
  await findBySearch(shopper, { item: itemOf('octane-booster'), search: 'octane' }, expect);
});

test.for([
  ['bensin', 'en', true],
  ['petrol', 'id', true],
  ['oli', 'en', true],
  ['claner', 'id', true],
  ['onjector', 'id', false],
] as const)(
  '“%s” (%s) finds what the API finds, in its order, filtered and sorted on top',
  async ([text, language, isExact], { enter, expect }) => {
    const shopper = await enter({ language, screen: isExact ? 'desktop' : 'phone', hasScript: false });
    const { page, messages } = shopper;
    const response = Found.parse(await createApiClient(shopper.address, language).request(FIND, { text }));
    const names = response.products.nodes.map(({ name }) => name);
    await open(shopper, `${PATHS.products}?search=${text}`);
    expect(names).not.toEqual([]);
    expect(await cardNames(page)).toEqual(names.slice(0, LIMITS.productsPerPage));
    expect([response.products.nearest, await page.getByText(messages(SEARCH).nearest(text)).count()]).toEqual([
      !isExact,
      isExact ? 0 : 1,
    ]);
    await open(shopper, `${PATHS.products}?search=${text}&orderby=alphabetically`);
    const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(await cardNames(page)).toEqual(sorted.slice(0, LIMITS.productsPerPage));
  },
);

const FIND =
  'query ($text: String!) { products(first: 100, where: { search: $text, visibility: VISIBLE }) { nearest nodes { ... on Product { name } } } }';
const Found = z.object({
  products: z.object({ nearest: z.boolean(), nodes: z.array(z.object({ name: z.string() })) }),
});

test('a search without results says so and offers the categories', async ({ enter }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, `${PATHS.products}?search=xylophone`);
  await page.getByRole('heading', { level: 2, name: messages(PRODUCTS).unknown('xylophone') }).waitFor();
  await page
    .getByRole('navigation', { name: messages(PRODUCTS).categories })
    .getByRole('link')
    .first()
    .waitFor();
});

test('the menu’s “on sale now” lists only products on sale', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  await page
    .getByRole('navigation', { name: messages(NAVIGATION).mainMenu })
    .getByRole('link', { name: messages(NAVIGATION).products })
    .first()
    .hover();
  await page.getByRole('link', { name: messages(NAVIGATION).onSale }).click();
  await page.getByRole('link', { name: messages(PRODUCTS).remove(messages(PRODUCTS).onSale) }).waitFor();
  expect(await cardNames(page)).toContain(itemOf('engine-stop-leak').name.en);
});

test.for([
  ['a product that is not there', '/en/product/no-such-oil'],
  ['a category that is not there', '/id/product-category/no-such-category'],
  ['a page beyond the end', '/en/products/page/999'],
  ['a page that is no number', '/en/products/page/two'],
  ['an address nobody made', '/id/no/such/page'],
  ['a payment of no order', '/en/checkout/pay/abc'],
  ['a language the shop does not speak', '/xx/products'],
  ['an address that is broken', '/en/product/%F0%9F%9B%A2'],
] as const)('%s is a 404 that names it and leads on', async ([, path], { enter, expect }) => {
  const shopper = await enter({ language: path.startsWith('/id/') ? 'id' : 'en' });
  const { page, messages } = shopper;
  shopper.browserErrors.expect(/status of 404/);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: messages(ERRORS).notFoundHeading }).waitFor();
  await page
    .getByRole('link', { name: messages(ERRORS).allProducts, exact: true })
    .first()
    .waitFor();
});

const HOSTILE = [
  '?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '?search=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `?search=${'a'.repeat(3000)}`,
  '?search=%00%FF%FE',
  '?search=%27%3B%20drop%20table%20orders%3B--',
  '?min_price=-1&max_price=1e999&rating=99&sale=perhaps',
  '?orderby=__proto__&order=constructor',
  '?category=../../etc/passwd,,,&filter_size[]=1l&filter___proto__=x',
  `?${Array.from({ length: 400 }, (_, index) => `filter_a${index}=x`).join('&')}`,
  '?search=a&search=b&search=c&orderby=price&orderby=date',
];

test('the list survives any URL and executes nothing of it', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page } = shopper;
  page.on('dialog', () => expect.unreachable('a script of the address ran'));
  for (const query of HOSTILE) {
    const response = await page.goto(shopper.urlOf(PATHS.products) + query);
    expect([query, response?.status()]).toEqual([query, 200]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([query, await overflow(page)]).toEqual([query, 0]);
  }
});

test('the unprefixed list follows the browser’s language, then the footer’s choice', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id' });
  const { page } = shopper;
  await page.goto(`${shopper.address}${PATHS.products}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('id-ID');
  expect(new URL(page.url()).pathname).toBe(PATHS.products);
  await page.goto(`${shopper.address}/en${categoryPath('minyak-rem')}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
});
