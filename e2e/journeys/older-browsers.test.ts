import { globSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { NAVIGATION } from '#storefront/i18n/messages/navigation.ts';
import { test } from '../harness/shopper.ts';
import { openCart } from '../shopper/cart.ts';
import { open } from '../shopper/pages.ts';

/**
 * What browsers learnt after the oldest in which a page's code is started (`storefront/start-later.ts`: Chrome 110, Firefox 115, Safari
 * 16.4), as far as it can be told by its name.
 */
const TOO_NEW = [
  /\bURL\.(?:parse|canParse)\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
  /\bIterator\.(?:from|concat)\b/,
  /\bRegExp\.escape\b/,
  /\bIntl\.(?:DurationFormat|Segmenter)\b/,
  /\.(?:isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
];

test('the code of pages uses nothing that the browsers it starts in do not know', () => {
  const files = globSync('build/client/assets/**/*.js');
  const used = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return TOO_NEW.flatMap((pattern) => pattern.exec(code)?.map((name) => `${file}: ${name}`) ?? []);
  });
  expect(files.length).toBeGreaterThan(10);
  expect(used).toEqual([]);
});

test('a press on the menu before the script runs opens it where buttons know no commands', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  await shopper.context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.route(/\.js$/, () => undefined);
  await page.goto(shopper.urlOf(PATHS.faq), { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: messages(NAVIGATION).openMenu }).tap();
  await page.getByRole('dialog', { name: messages(NAVIGATION).menu }).waitFor();
});

test('a second press on “Products” follows the link where a click does not name its pointer', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  await shopper.context.addInitScript(() => {
    Reflect.deleteProperty(PointerEvent.prototype, 'pointerType');
  });
  await open(shopper, PATHS.faq);
  const menu = page.getByRole('navigation', { name: messages(NAVIGATION).mainMenu });
  const trigger = menu.getByRole('link', { name: messages(NAVIGATION).products, exact: true });
  await trigger.click();
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true');
  await trigger.click();
  await page.waitForURL(({ pathname }) => pathname.endsWith(PATHS.products));
});

test('the cart panel notices that it is open where dialogs do not report it', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone' });
  await shopper.context.addInitScript(() => {
    const silence = (event: Event) => event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
    addEventListener('toggle', silence, true);
  });
  await open(shopper, PATHS.faq);
  const cart = await openCart(shopper);
  await cart.getByText(shopper.messages(CART).bestSellers).waitFor();
});
