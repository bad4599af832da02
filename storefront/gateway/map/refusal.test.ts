import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFUSAL_MESSAGES, type RefusalCode, refusalMessage } from '#contract/refusals.ts';
import { refusalOf } from './refusal.ts';

const CODES = Object.keys(REFUSAL_MESSAGES) as RefusalCode[];
const placeholders = (code: RefusalCode) =>
  [...REFUSAL_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

test('keeps the code of the API, and its facts as text', () => {
  const extensions = { category: 'user', code: 'NOT_ENOUGH_STOCK', facts: { name: 'Oli &amp; Saring', available: 3 } };
  expect(refusalOf({ message: 'whatever', extensions })).toEqual({
    code: 'NOT_ENOUGH_STOCK',
    facts: { name: 'Oli & Saring', available: '3' },
    fields: [],
    message: 'whatever',
  });
});

test('keeps every well-formed field problem', () => {
  const fields = [
    { role: 'billing', field: 'city', code: 'FIELD_REQUIRED' },
    { role: 'admin', field: 'x', code: 'y' },
    null,
  ];
  const extensions = { code: 'FIELD_REQUIRED', facts: { field: 'Billing Town / City' }, fields };
  expect(refusalOf({ message: '', extensions }).fields).toEqual([fields[0]]);
});

test.each([
  [
    'entities',
    'You cannot add &quot;Oil&quot; to the cart because the product is out of stock.',
    'OUT_OF_STOCK',
    { name: 'Oil' },
  ],
  [
    'plain quotes',
    'You cannot add "Oil" to the cart because the product is out of stock.',
    'OUT_OF_STOCK',
    { name: 'Oil' },
  ],
  [
    'a link behind it',
    'You cannot add that amount to the cart &mdash; we have 3 in stock and you already have 2 in your cart. <a href="/cart" class="button wc-forward">View cart</a>',
    'NOT_ENOUGH_STOCK_WITH_CART',
    { available: '3', inCart: '2' },
  ],
  [
    'tags inside',
    '<strong>Billing Postcode / ZIP</strong> is not a valid postcode / ZIP.',
    'POSTCODE_INVALID',
    { field: 'Billing Postcode / ZIP' },
  ],
  ['one second', 'The shop is very busy. Please try again in 1 second.', 'BUSY', { seconds: '1' }],
  ['a word it shares with another', 'Size is a required field', 'OPTION_REQUIRED', { attribute: 'Size' }],
  [
    'a full stop, which makes it a field of the form',
    'Billing Town / City is a required field.',
    'FIELD_REQUIRED',
    { field: 'Billing Town / City' },
  ],
])('recognizes a message of a backend without codes: %s', (_case, message, code, facts) => {
  expect(refusalOf({ message })).toMatchObject({ code, facts });
});

test.each([
  ['Coupon "x1" cannot be applied because it does not exist.', 'COUPON_UNKNOWN', { coupon: 'x1' }],
  ['Coupon code "x1" already applied!', 'COUPON_ALREADY_APPLIED', {}],
  ['Usage limit for coupon "x1" has been reached. Please try again after some time.', 'COUPON_LIMIT_REACHED', {}],
  ['Coupon "x1" has expired.', 'COUPON_EXPIRED', {}],
  [
    'The minimum spend for coupon "x1" is <span class="woocommerce-Price-amount amount"><bdi><span>&euro;</span>100.00</bdi></span>.',
    'COUPON_MINIMUM',
    { amount: '€100.00' },
  ],
  ['Sorry, coupon "x1" is not applicable to your cart contents.', 'COUPON_NOT_APPLICABLE', {}],
  [
    'Sorry, coupon "x1" is not applicable to the products: Oil, Wax.',
    'COUPON_EXCLUDES_PRODUCTS',
    { products: 'Oil, Wax' },
  ],
  ['Sorry, coupon "x1" is not valid for sale items.', 'COUPON_NOT_FOR_SALE_ITEMS', {}],
  [
    'An account is already registered with budi@example.test. Please log in or use a different email address.',
    'ACCOUNT_EMAIL_TAKEN',
    {},
  ],
  ['invalid_email', 'LOGIN_UNKNOWN', {}],
  ['Duplicate comment detected; it looks as though you&#8217;ve already said that!', 'REVIEW_DUPLICATE', {}],
  ['You are posting comments too quickly. Slow down.', 'TOO_MANY_TRIES', { seconds: '15' }],
])('recognizes what another version of a backend says: %s', (message, code, facts) => {
  expect(refusalOf({ message })).toMatchObject({ code, facts });
});

test('finds the form field of a message that names none', () => {
  expect(refusalOf({ message: 'Invalid billing email address' }).fields).toEqual([
    { role: 'billing', field: 'email', code: 'EMAIL_INVALID' },
  ]);
});

test('shows no code that a plugin has instead of a message', () => {
  expect(refusalOf({ message: 'too_many_retries' })).toMatchObject({ code: 'UNKNOWN', message: '' });
});

test.each([
  ['Expired token', 'SESSION_INVALID'],
  ['Syntax error, malformed JSON', 'SESSION_INVALID'],
  ['Malformed UTF-8 characters', 'SESSION_INVALID'],
  ['invalid_token: Wrong number of segments', 'SESSION_INVALID'],
  ['Cannot handle token with nbf prior to 2026-11-21T12:00:00+0000', 'SESSION_INVALID'],
  ['invalid_token: The iss do not match with this server', 'SESSION_FOREIGN'],
])('a WooCommerce that says "%s" refuses the session', (message, code) => {
  expect(refusalOf({ message }).code).toBe(code);
});

test('finds the form field of a label', () => {
  expect(refusalOf({ message: 'Shipping Town / City is a required field.' }).fields).toEqual([
    { role: 'shipping', field: 'city', code: 'FIELD_REQUIRED' },
  ]);
});

test('keeps an unknown message, without markup', () => {
  expect(refusalOf({ message: 'Closed for <b>stocktaking</b> &amp; cake.' })).toEqual({
    code: 'UNKNOWN',
    facts: {},
    fields: [],
    message: 'Closed for stocktaking & cake.',
  });
});

test.each([
  ['<style>.a{color:red}</style><ul class="woocommerce-error"><li>Sold <b>out</b></li></ul>', 'Sold out'],
  ['<script>alert(1)</script>No card today', 'No card today'],
  ['&lt;p&gt;Closed &amp;amp; locked&lt;/p&gt;', 'Closed & locked'],
  ['<strong>ERROR</strong>: Captcha failed', 'Captcha failed'],
  ['Only sizes < 5 l', 'Only sizes < 5 l'],
])('keeps the words alone of %s', (message, words) => {
  expect(refusalOf({ message })).toMatchObject({ code: 'UNKNOWN', message: words });
});

test('recognizes what WordPress says of a session that has ended, and of a login', () => {
  const ended =
    'Sorry, your session has expired. <a href="https://backend.example/shop" class="wc-backward">Return</a>';
  expect(refusalOf({ message: ended }).code).toBe('NO_SESSION');
  expect(refusalOf({ message: '<strong>Error:</strong> Invalid payment method.' }).code).toBe('PAYMENT_METHOD_INVALID');
});

test.each(CODES)('recognizes %s by its message', (code) => {
  // A fact that holds the very words between two facts could end before or after them.
  const between = REFUSAL_MESSAGES[code].split(/\{\w+\}/).slice(1, -1);
  const fact = fc
    .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,12}[A-Za-z0-9]$/)
    .map((text) => text.replace(/ +/g, ' '))
    .filter((text) => !between.some((words) => text.includes(words)));
  fc.assert(
    fc.property(fc.array(fact, { minLength: 4, maxLength: 4 }), (values) => {
      const facts = Object.fromEntries(placeholders(code).map((name, place) => [name, values[place] ?? 'x']));
      expect(refusalOf({ message: refusalMessage(code, facts) })).toMatchObject({ code, facts });
    }),
    { numRuns: 20 },
  );
});
