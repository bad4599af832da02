import type { Locator } from 'playwright-core';
import { inject } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { RECENTLY_VIEWED } from '#storefront/i18n/messages/recently-viewed.ts';
import { refusalText } from '#storefront/i18n/messages/refusals.ts';
import { TOTALS } from '#storefront/i18n/messages/totals.ts';
import { buyByApi } from '../harness/api-client.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { tapOptions } from '../shopper/browse.ts';
import { addButton, addToCart, cartButton, cartPanel, openCart, quantityOf } from '../shopper/cart.ts';
import { isFocused, open, waitForHydration } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');
const WAX = itemOf('carnauba-wax');

/** With a flush and a wax in it, in this order. */
async function openFilledCart(shopper: Shopper): Promise<Locator> {
  for (const item of [FLUSH, WAX]) {
    await open(shopper, productPath(item.slug));
    await addToCart(shopper, item);
  }
  return openCart(shopper);
}

test('a double click on add puts one item into the cart', async ({ enter, expect }) => {
  const shopper = await enter();
  await open(shopper, productPath(FLUSH.slug));
  await addButton(shopper).dblclick();
  await shopper.page.getByText(shopper.messages(CART).added(FLUSH.name.en)).waitFor();
  expect(await quantityOf(await openCart(shopper), shopper, FLUSH).inputValue()).toBe('1');
});

test('without script the last chosen option is added, even before the page showed it', async ({ enter, expect }) => {
  const small = itemOf('full-synthetic', { viscosity: '5w30', size: '1l' });
  const shopper = await enter({ language: 'id', hasScript: false, screen: 'phone' });
  const { page } = shopper;
  await open(shopper, productPath(small.slug));
  await tapOptions(shopper, small);
  await addToCart(shopper, small);
  const line = page.getByRole('main').getByRole('listitem');
  await line.getByText('5W-30, 1 L', { exact: true }).waitFor();

  const soldOut = itemOf('full-synthetic', { viscosity: '0w20', size: '1l' });
  await open(shopper, productPath(soldOut.slug));
  await tapOptions(shopper, soldOut);
  shopper.browserErrors.expect(/status of 422/);
  await addToCart(shopper, soldOut);
  await page.getByRole('alert').filter({ hasText: soldOut.name.id }).waitFor();
  expect(await line.count()).toBe(1);
});

test('an option chosen before hydration is shown and added', async ({ enter }) => {
  const small = itemOf('full-synthetic', { viscosity: '5w30', size: '1l' });
  const shopper = await enter();
  const { page, messages } = shopper;
  const asleep = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => asleep.promise.then(() => route.continue()));
  await page.goto(shopper.urlOf(productPath(small.slug)), { waitUntil: 'commit' });
  await tapOptions(shopper, small);
  asleep.resolve();
  await waitForHydration(shopper);
  await page.getByText(`${messages(PRODUCT).sku} ${small.sku}`, { exact: true }).waitFor();
  await addToCart(shopper, small);
  await (await openCart(shopper)).getByText('5W-30, 1 L', { exact: true }).waitFor();
});

test('a second tab shows what the first one added', async ({ enter, expect }) => {
  const shopper = await enter();
  await open(shopper, productPath(FLUSH.slug));
  await addToCart(shopper, FLUSH);
  const second = { ...shopper, page: await shopper.context.newPage() };
  await open(second, productPath(WAX.slug));
  await addToCart(second, WAX);
  const both = shopper.messages(CART).openWith(2);
  await shopper.page.getByRole('link', { name: both, exact: true }).waitFor();
  const cart = await openCart(shopper);
  await quantityOf(cart, shopper, WAX).waitFor();
  expect(await quantityOf(cart, shopper, FLUSH).inputValue()).toBe('1');
});

test('a quantity above the stock is refused with a message, and the old quantity stays', async ({ enter, expect }) => {
  const scarce = itemOf('fuel-stabilizer');
  const shopper = await enter({ language: 'id' });
  await open(shopper, productPath(scarce.slug));
  await addToCart(shopper, scarce);
  const cart = await openCart(shopper);
  const quantity = quantityOf(cart, shopper, scarce);
  // Somebody else buys two of the three; this page still believes in three.
  await buyByApi(inject('shops').embedded.address, { slug: scarce.slug, quantity: 2 });
  await quantity.fill('3');
  const facts = { name: scarce.name.id, available: '1' };
  const refusal = { code: 'NOT_ENOUGH_STOCK', facts, fields: [], message: '' } as const;
  await shopper.page.getByText(refusalText(refusal, 'id')).waitFor();
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe('1');
});

test('the chat button gives way to what it would cover, also to what comes after the page', async ({
  enter,
  expect,
}) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page } = shopper;
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  await open(shopper, PATHS.cart);
  const chat = page.getByRole('complementary', { name: 'WhatsApp' }).getByRole('link');
  await expect.poll(() => chat.getAttribute('data-covers-control')).toBe('');
  const coveredBy = (link: Element) =>
    [...document.querySelectorAll('main :is(button, input, select, summary)')].flatMap((control) => {
      const { right, top, height } = control.getBoundingClientRect();
      return link.contains(document.elementFromPoint(right - 4, top + height / 2)) ? [control.outerHTML] : [];
    });
  await expect.poll(() => chat.evaluate(coveredBy)).toEqual([]);

  // An amount alone, as beside the lines of an order.
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('dd')));
  const isHidden = (link: Element, below: number) => {
    for (const part of document.querySelectorAll<HTMLElement>('main > :not(dd)')) part.style.display = 'none';
    const amount = document.querySelector<HTMLElement>('main > dd');
    const top = (link.parentElement?.getBoundingClientRect().top ?? 0) + below;
    if (amount) Object.assign(amount.style, { blockSize: '1px', translate: '', transition: 'none' });
    const from = amount?.getBoundingClientRect().top ?? 0;
    if (amount) amount.style.translate = `0 ${top - from}px`;
    dispatchEvent(new Event('resize'));
    return link.hasAttribute('data-covers-control');
  };
  await expect.poll(() => chat.evaluate(isHidden, -9)).toBe(false);
  await expect.poll(() => chat.evaluate(isHidden, 9)).toBe(true);

  // A line of text, but not the empty end of one.
  await page.getByRole('main').evaluate((main) => {
    main.replaceChildren(document.createElement('p'));
  });
  const isHiddenOver = (link: Element, text: string) => {
    const line = document.querySelector<HTMLElement>('main > p');
    if (!line) return null;
    line.textContent = text;
    Object.assign(line.style, { maxInlineSize: 'none', wordBreak: 'break-all', translate: '', transition: 'none' });
    const top = link.parentElement?.getBoundingClientRect().top ?? 0;
    line.style.translate = `0 ${top - line.getBoundingClientRect().top}px`;
    dispatchEvent(new Event('resize'));
    return link.hasAttribute('data-covers-control');
  };
  await expect.poll(() => chat.evaluate(isHiddenOver, 'Botol')).toBe(false);
  await expect.poll(() => chat.evaluate(isHiddenOver, 'Botol'.repeat(60))).toBe(true);
});

test('undo restores a line at its old position', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const cart = await openFilledCart(shopper);
  await cart.getByRole('button', { name: messages(CART).remove(FLUSH.name.en) }).click();
  await cart.getByRole('heading', { name: FLUSH.name.en }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: messages(CART).undo }).click();
  await cart.getByRole('heading', { name: FLUSH.name.en }).waitFor();
  const names = await cart.getByRole('listitem').getByRole('heading').allTextContents();
  expect(names).toEqual([FLUSH.name.en, WAX.name.en]);
});

test('by keyboard, focus moves from a removed line to the next, and from the last to the heading', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const cart = await openFilledCart(shopper);
  const remove = (name: string) => cart.getByRole('button', { name: messages(CART).remove(name) });
  await remove(FLUSH.name.en).press('Enter');
  await cart.getByRole('heading', { name: FLUSH.name.en }).waitFor({ state: 'hidden' });
  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  await expect.poll(() => hasFocus(remove(WAX.name.en))).toBe(true);
  await page.keyboard.press('Enter');
  await cart.getByRole('heading', { name: messages(CART).emptyTitle }).waitFor();
  await expect.poll(() => hasFocus(cart.getByRole('heading', { name: messages(CART).title }).first())).toBe(true);
});

test('the focus goes to the cart button when the notice that opened the panel is gone', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  await page
    .getByRole('status')
    .getByRole('button', { name: messages(CART).view })
    .press('Enter');
  await cartPanel(shopper).waitFor();
  await page.keyboard.press('Escape');
  await cartPanel(shopper).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(cartButton(shopper))).toBe(true);
});

test('the buy bar appears when the form is scrolled away at once, and disappears on the way back', async ({
  enter,
}) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await open(shopper, productPath(FLUSH.slug));
  const bar = page.getByRole('region', { name: messages(PRODUCT).buyBar });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await bar.waitFor({ state: 'detached' });
});

test('an add whose response was lost adds once, however often it is retried', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  shopper.browserErrors.expect(/net::ERR_CONNECTION_RESET/);
  await page.route(
    /\/cart\.data/,
    async (route) => {
      const request = route.request();
      const { ':method': _method, ...headers } = await request.allHeaders();
      await fetch(request.url(), { method: 'POST', headers, body: request.postData() });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await addButton(shopper).click();
  await page.getByRole('button', { name: messages(CART).retry }).click();
  await page.getByRole('link', { name: messages(CART).openWith(2), exact: true }).waitFor();
  expect(await quantityOf(await openCart(shopper), shopper, WAX).inputValue()).toBe('2');
});

test('every tap on the stepper counts, and the last one wins', async ({ enter, expect }) => {
  const shopper = await enter();
  await open(shopper, productPath(WAX.slug));
  await addToCart(shopper, WAX);
  const cart = await openCart(shopper);
  const more = cart.getByRole('button', { name: shopper.messages(CART).more(WAX.name[shopper.language]), exact: true });
  for (let tap = 0; tap < 5; tap++) await more.click();
  await expect.poll(() => cartButton(shopper).getAttribute('aria-label')).toBe(shopper.messages(CART).openWith(6));
  await cart.getByText(shopper.messages(TOTALS).pending).waitFor({ state: 'hidden' });
  await open(shopper, PATHS.cart);
  expect(await quantityOf(shopper.page.getByRole('main'), shopper, WAX).inputValue()).toBe('6');
});

test('a sold-out product offers no way into the cart', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await open(shopper, productPath('throttle-cleaner'));
  const button = page.getByRole('main').getByRole('button', { name: messages(PRODUCT).outOfStock });
  expect(await button.isDisabled()).toBe(true);
  expect(await addButton(shopper).count()).toBe(0);
});

test('an add after the last item was sold is refused, and the cart stays empty', async ({ enter }) => {
  const last = itemOf('power-steering-stop-leak');
  const shopper = await enter();
  await open(shopper, productPath(last.slug));
  await buyByApi(inject('shops').embedded.address, { slug: last.slug, quantity: 3 });
  await addButton(shopper).click();
  const refusal = { code: 'OUT_OF_STOCK', facts: { name: last.name.en }, fields: [], message: '' } as const;
  await shopper.page.getByText(refusalText(refusal, 'en')).waitFor();
  await cartButton(shopper).click();
  const panel = cartPanel(shopper);
  await panel.getByRole('heading', { name: shopper.messages(CART).emptyTitle }).waitFor();
  await panel
    .getByRole('region', { name: shopper.messages(RECENTLY_VIEWED).title })
    .getByRole('link', { name: last.name.en })
    .waitFor();
});

test('an add without a connection says so, and the next press works', async ({ enter }) => {
  const shopper = await enter();
  await open(shopper, productPath(FLUSH.slug));
  // Code and styles of the pages that are likely next may still be on their way; they are loaded again later.
  shopper.browserErrors.allow(/ERR_INTERNET_DISCONNECTED|uncaught: Event/);
  await shopper.context.setOffline(true);
  await addButton(shopper).click();
  await shopper.page.getByText(shopper.messages(CART).unchanged.offline).waitFor();
  await shopper.context.setOffline(false);
  await addToCart(shopper, FLUSH);
});
