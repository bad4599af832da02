import { localPath, PATHS, productPath } from '#contract/paths.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import type { Fault } from '../harness/faulty-backend.ts';
import { type RemoteShop, remoteTest as test } from '../harness/remote-shop.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { arriveAtStep, BUYER, beginCheckout } from '../shopper/checkout.ts';

/** Minutes after which a page is rendered anew while the old one is still shown, and after which it is not shown any more. */
const [STALE, GONE] = [2, 11];

const PRODUCT = productPath('engine-flush');
const KEPT = [PATHS.home, PATHS.products, PRODUCT];

const readerOf = (address: string, language: 'id' | 'en') => async (path: string) => {
  const response = await fetch(address + localPath(path, language));
  return { status: response.status, text: await response.text() };
};

/** The pages as they are kept: each is rendered now. */
async function keepPages({ address, backend, passMinutes }: RemoteShop, language: 'id' | 'en') {
  backend.fail(null);
  passMinutes(GONE);
  return Promise.all(KEPT.map(readerOf(address, language)));
}

/** Each with a product whose page no other test has opened. */
const FAULTS: readonly (readonly [Fault, string])[] = [
  ['error', 'lifter-quiet'],
  ['cut', 'smoke-treatment'],
  ['wrong JSON', 'friction-guard'],
  ['HTML', 'oil-treatment'],
];

test.for(FAULTS)(
  'old pages stay, and plain words stand for the others, when the backend sends: %s',
  async ([fault, unopened], { remote, expect, onTestFinished }) => {
    onTestFinished(() => remote.backend.fail(null));
    for (const language of ['id', 'en'] as const) {
      const read = readerOf(remote.address, language);
      const kept = await keepPages(remote, language);
      expect(kept.map(({ status }) => status)).toEqual(KEPT.map(() => 200));
      remote.backend.fail(fault);
      remote.passMinutes(STALE);
      const [stale, failed] = [await remote.stalePages(), remote.backend.failed.length];
      const old = await Promise.all(KEPT.map(read));
      expect(old.map(({ status }) => status)).toEqual(KEPT.map(() => 200));
      expect(old).toEqual(kept);
      expect(await remote.stalePages()).toBe(stale + KEPT.length);
      // The page was to be rendered anew meanwhile.
      await expect.poll(() => remote.backend.failed.slice(failed)).toContain('getProduct');
      expect(await read(PRODUCT)).toEqual(kept.at(-1));
      const missing = await read(productPath(unopened));
      expect(missing.status).toBe(503);
      expect(missing.text).toContain(ERRORS[language].unreachableHelp);
    }
    const stateOf = async (path: string) => {
      const response = await fetch(remote.address + path);
      return [response.status, (await response.text()).trim()];
    };
    expect(await stateOf('/readyz')).toEqual([200, 'ok, backend unreachable']);
    expect(await stateOf('/healthz')).toEqual([200, 'ok']);
  },
);

test('while the backend keeps its answers back, old pages come at once and others when it answers', async ({
  remote,
  expect,
  onTestFinished,
}) => {
  onTestFinished(() => remote.backend.fail(null));
  const kept = await keepPages(remote, 'en');
  const read = readerOf(remote.address, 'en');
  remote.backend.fail('held');
  remote.passMinutes(STALE);
  const before = remote.backend.failed.length;
  const order: string[] = [];
  const late = read(productPath('chain-cleaner')).then(({ status }) => {
    order.push(`late ${status}`);
  });
  await expect.poll(() => remote.backend.failed.slice(before)).toContain('getProduct');
  const stale = await remote.stalePages();
  for (const path of KEPT) order.push(`kept ${(await read(path)).status}`);
  expect(await remote.stalePages()).toBe(stale + KEPT.length);
  expect(await Promise.all(KEPT.map(read))).toEqual(kept);
  remote.backend.fail(null);
  await late;
  expect(order).toEqual(['kept 200', 'kept 200', 'kept 200', 'late 200']);
});

test.for(['id', 'en'] as const)(
  'a checkout keeps what is typed until the backend is back, in %s',
  async (language, { remote, enter, expect, onTestFinished }) => {
    onTestFinished(() => remote.backend.fail(null));
    const flush = itemOf('engine-flush');
    const shopper = await enter({ address: remote.address, language });
    const { page, messages, email } = shopper;
    const text = messages(CHECKOUT);
    await beginCheckout(shopper, flush);
    await arriveAtStep(shopper, text.contact);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(text.email).fill(email);
    await field(text.phone).fill(BUYER.phone);
    const next = page.getByRole('button', { name: text.toAddress, exact: true });
    shopper.browserErrors.expect(/status of 503/);
    remote.backend.fail('cut');
    await next.click();
    await page.getByText(messages(FORMS).unreachableHelp).filter({ visible: true }).first().waitFor();
    expect([await field(text.email).inputValue(), await field(text.phone).inputValue()]).toEqual([email, BUYER.phone]);
    remote.backend.fail(null);
    await next.click();
    await arriveAtStep(shopper, text.address);
  },
);
