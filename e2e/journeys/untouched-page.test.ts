import { globSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { PATHS, productPath } from '#contract/paths.ts';
import { ACCOUNT_FIELD } from '#storefront/features/checkout/order-account-fields.ts';
import { compressedBytes } from '../harness/compressed-bytes.ts';
import { type Shopper, test } from '../harness/shopper.ts';

const KB = 1024;

/** All that a page loads until it is whole, on a phone; in bytes of brotli. About 5 % more than it is. */
const PAGES = [
  [PATHS.home, { requests: 38, scriptBytes: 147 * KB, styleBytes: 12.8 * KB }],
  [PATHS.products, { requests: 32, scriptBytes: 150 * KB, styleBytes: 12.7 * KB }],
  [productPath('syn-formula'), { requests: 26, scriptBytes: 159 * KB, styleBytes: 14 * KB }],
] as const;

/** Forms, and what stands in the code of each that no build shortens. */
const FORMS = {
  'cart and addresses': 'postal-code',
  checkout: ACCOUNT_FIELD,
  account: 'current-password',
  review: 'yourRating',
};

/** Waits until all of a page is React's. What Playwright runs in a page counts as a touch, and then more is loaded. */
async function openUntouched({ page, context, urlOf }: Shopper, path: string): Promise<readonly string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const devtools = await context.newCDPSession(page);
  const evaluate = async (expression: string) => (await devtools.send('Runtime.evaluate', { expression })).result.value;
  await page.goto(urlOf(path));
  await expect.poll(() => evaluate("'isWhole' in document.documentElement.dataset")).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await evaluate('navigator.userActivation.hasBeenActive')).toBe(false);
  return requests;
}

test.for(PAGES)('%s stays within its budget until it is whole', async ([path, budget], { enter }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const requests = await openUntouched(shopper, path);
  const bytesOf = (kind: string) =>
    compressedBytes(
      shopper.address,
      requests.filter((file) => file.endsWith(kind)),
    );
  expect.soft(requests.length).toBeLessThanOrEqual(budget.requests);
  expect.soft(await bytesOf('.js')).toBeLessThanOrEqual(budget.scriptBytes);
  expect.soft(await bytesOf('.css')).toBeLessThanOrEqual(budget.styleBytes);
});

/** A script that is no text. */
const CODE = /^\/assets\/[^/]+\.js$/;

/** Names of the forms that these scripts have the code of. */
function formsIn(scripts: readonly string[]): readonly string[] {
  const codes = scripts.map((file) => readFileSync(file, 'utf8'));
  return Object.entries(FORMS).flatMap(([form, mark]) => (codes.some((code) => code.includes(mark)) ? [form] : []));
}

test.for([
  [PATHS.home, []],
  [PATHS.products, []],
  // It stands on the page.
  [productPath('syn-formula'), ['review']],
] as const)('%s loads the code of no form that it does not show', async ([path, shown], { enter }) => {
  const requests = await openUntouched(await enter({ screen: 'phone' }), path);
  const scripts = requests.filter((file) => CODE.test(file));
  expect(formsIn(scripts.map((file) => `build/client${file}`))).toEqual(shown);
  expect(formsIn(globSync('build/client/assets/*.js'))).toEqual(Object.keys(FORMS));
});

test('a number format is made by itself: the first one takes long', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone' });
  await shopper.page.addInitScript(() => {
    const made: number[] = [];
    const construct = (format: typeof Intl.NumberFormat, settings: ConstructorParameters<typeof Intl.NumberFormat>) => {
      made.push(settings.length);
      return new format(...settings);
    };
    Object.assign(globalThis, { made });
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, { construct });
  });
  await openUntouched(shopper, productPath('syn-formula'));
  const made = await shopper.page.evaluate<readonly number[]>('made');
  expect(made).toContain(0);
});
