import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Forms with a guard of their own, and what it is. All others are a `PostedForm`, which sends once and keeps what is typed. */
const OWN_GUARD: Readonly<Record<string, string>> = {
  'storefront/forms/posted-form.tsx': 'is that form',
  'storefront/cart/cart-form.tsx': 'sends one after the other and drops the same again',
  'storefront/wishlist/wishlist-form.tsx': 'sends one after the other and drops the same again',
  'storefront/features/checkout/checkout-codes.tsx': 'sends nothing while a code is under way',
  'storefront/features/checkout/open-step.tsx': 'carries an idempotency key',
  'storefront/features/account/account-nav.tsx': 'logs out, which twice is the same as once',
  'storefront/features/footer/language-switch.tsx': 'chooses a language, which twice is the same as once',
  'storefront/shop-frame.tsx': 'is sent by the buttons of cards, as the forms of cart and wishlist are',
  'storefront/features/account/own-data.tsx': 'downloads and changes nothing',
};

const sourceFiles = () => globSync('storefront/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));

test('every form that posts is guarded against a double click and a lost connection', () => {
  const posting = sourceFiles().filter((file) => readFileSync(file, 'utf8').includes('method="post"'));
  expect(posting.toSorted()).toEqual(Object.keys(OWN_GUARD).toSorted());
});

test('nothing that a password manager reads is an input of the type hidden, which browsers keep from it', () => {
  const unread = /<input\b[^>]*type="hidden"[^>]*autoComplete/;
  expect(sourceFiles().filter((file) => unread.test(readFileSync(file, 'utf8')))).toEqual([]);
});
