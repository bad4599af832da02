import type { Locator, Page } from 'playwright-core';
import { LANGUAGES } from '#contract/languages.ts';
import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { HOME } from '#storefront/i18n/messages/home.ts';
import { FOOTER, NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { addToCart, cartButton, cartPanel } from '../shopper/cart.ts';
import { arriveAtStep } from '../shopper/checkout.ts';
import { enlargeText, findClippedElements, hasFocusWithin, isFocused, open, overflow } from '../shopper/pages.ts';

/** Tabs round and round inside the panel; what it reached of the page behind, or nothing. */
async function tabbedOut(page: Page, panel: Locator): Promise<string | null> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const outside = await panel.evaluate((element) => {
      const { activeElement: focused, body } = document;
      // Between the last and the first stop the browser itself has the focus.
      return focused === body || element.contains(focused) ? null : (focused?.outerHTML ?? 'nothing');
    });
    if (outside !== null) return outside;
  }
  return null;
}

test('the mega-menu can be opened, used and closed by keyboard', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  const menu = page.getByRole('navigation', { name: messages(NAVIGATION).mainMenu });
  const trigger = menu.getByRole('link', { name: messages(NAVIGATION).products, exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true');
  const all = menu.getByRole('link', { name: messages(NAVIGATION).allProducts });
  await all.waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocusWithin(menu)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => isFocused(trigger)).toBe(true);
  await all.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await all.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).allProducts }).waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
  expect(await page.getByRole('main').getAttribute('aria-label')).toBe(await page.title());
});

test('a mouse that rests below the mega-menu leaves it open until it moves', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  await page.clock.install();
  await page.mouse.move(600, 880);
  const trigger = page
    .getByRole('navigation', { name: messages(NAVIGATION).mainMenu })
    .getByRole('link', { name: messages(NAVIGATION).products, exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('[aria-controls] ~ div:last-child').evaluate((backdrop) => backdrop.matches(':hover')))
    .toBe(true);
  await page.clock.runFor(1000);
  expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  await page.mouse.move(610, 885);
  await page.clock.runFor(1000);
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false');
});

test.for(['id', 'en'] as const)(
  'the social links of a phone are laid out alike, in %s',
  async (language, { enter, expect }) => {
    const shopper = await enter({ screen: 'phone', language });
    await open(shopper, PATHS.home);
    const region = shopper.page.getByRole('region', { name: shopper.messages(HOME).follow });
    const isIconAbove = await region.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const [icon, words] = [...link.children].map((part) => part.getBoundingClientRect());
        return icon !== undefined && words !== undefined && icon.bottom <= words.top;
      }),
    );
    expect(isIconAbove).toEqual(isIconAbove.map(() => true));
    expect(isIconAbove.length).toBeGreaterThan(1);
  },
);

test('the phone menu traps the focus, closes on Esc and returns the focus', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.products);
  const button = page.getByRole('button', { name: messages(NAVIGATION).openMenu });
  await button.click();
  const panel = page.getByRole('dialog', { name: messages(NAVIGATION).menu });
  await panel.waitFor();
  await expect.poll(() => hasFocusWithin(panel)).toBe(true);
  expect(await tabbedOut(page, panel)).toBeNull();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button)).toBe(true);
});

test('the filters on a phone keep the focus, in both directions, and return it', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(PRODUCTS);
  await open(shopper, PATHS.products);
  const button = page.getByRole('button', { name: text.openFilters });
  await button.click();
  const sheet = page.getByRole('dialog', { name: text.filters });
  const close = sheet.getByRole('button', { name: text.close });
  await expect.poll(() => isFocused(close)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(sheet.getByRole('button').last())).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(close)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button)).toBe(true);
});

test('a panel closes on a tap on the overlay and on navigation', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  const panel = page.getByRole('dialog', { name: messages(NAVIGATION).menu });
  await page.getByRole('button', { name: messages(NAVIGATION).openMenu }).click();
  await panel.waitFor();
  await page.touchscreen.tap(385, 600);
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: messages(NAVIGATION).openMenu }).click();
  await panel.getByRole('link', { name: messages(NAVIGATION).allProducts }).click();
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).allProducts }).waitFor();
  await panel.waitFor({ state: 'hidden' });
});

test('the phone’s menus and search open without script', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone', hasScript: false });
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  await page
    .getByRole('button', { name: messages(NAVIGATION).search })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: messages(NAVIGATION).search });
  await panel.getByRole('combobox').fill('octane');
  await panel.getByRole('combobox').press('Enter');
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).searchTitle('octane') }).waitFor();
});

test.for(['desktop', 'phone'] as const)(
  'the cart panel keeps the focus and locks the page, on a %s',
  async (screen, { enter, expect }) => {
    const wax = itemOf('carnauba-wax');
    const shopper = await enter({ screen });
    const { page, messages } = shopper;
    await open(shopper, productPath(wax.slug));
    await addToCart(shopper, wax);
    await cartButton(shopper).click();
    const panel = cartPanel(shopper);
    await panel.getByRole('link', { name: messages(CART).checkout }).waitFor();
    expect(await tabbedOut(page, panel)).toBeNull();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(cartButton(shopper))).toBe(true);
  },
);

test('at 200 % text on a phone the cart opens, and nothing is clipped up to the address step', async ({
  enter,
  expect,
}) => {
  const wax = itemOf('carnauba-wax');
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, productPath(wax.slug));
  await addToCart(shopper, wax);
  await enlargeText(shopper);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => findClippedElements(page.getByRole('banner'))).toEqual([]);
  await cartButton(shopper).click();
  const panel = cartPanel(shopper);
  await panel.getByRole('link', { name: messages(CART).checkout }).waitFor();
  // It comes in from the side.
  await expect.poll(() => findClippedElements(panel)).toEqual([]);
  await panel.getByRole('link', { name: messages(CART).checkout }).click();
  await arriveAtStep(shopper, messages(CHECKOUT).contact);
  await expect.poll(() => findClippedElements(page.getByRole('main'))).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
});

test('the language switch keeps page, query and scroll, and is remembered', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, `${PATHS.products}?orderby=price`);
  const switcher = page.getByRole('contentinfo').getByRole('form', { name: messages(FOOTER).language });
  await switcher.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await switcher.getByRole('button', { name: LANGUAGES.id.name }).click();
  await page.waitForURL('**/id/products?orderby=price');
  await page.getByRole('heading', { level: 1, name: PRODUCTS.id.allProducts }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('id-ID');
  // Words of another length move the page a little; it must not jump to the top.
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(300);
  await page.goto(shopper.address);
  expect(await page.locator('html').getAttribute('lang')).toBe('id-ID');
});

test.for([PATHS.home, PATHS.checkout])('the first Tab stop of %s is the skip link', async (path, { enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages(NAVIGATION).skip });
  expect(await isFocused(skip)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
});

test('every link of header and footer works', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, language, address } = shopper;
  await open(shopper, PATHS.home);
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = new Set(
    hrefs.filter((href) => href.startsWith(`/${language}`)).map((href) => href.replace(/[?#].*/, '')),
  );
  const missing: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(address + path);
    if (status !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
});
