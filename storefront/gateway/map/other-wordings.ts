import type { RefusalCode } from '#contract/refusals.ts';

interface Wording {
  readonly code: RefusalCode;
  /** `{name}` stands for a fact, as in the shop's own messages. */
  readonly message: string;
  /** What the message leaves out. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** WooCommerce since 10 names the coupon in each of them. */
const COUPONS: readonly Wording[] = [
  { code: 'COUPON_UNKNOWN', message: 'Coupon "{coupon}" cannot be applied because it does not exist.' },
  { code: 'COUPON_UNKNOWN', message: 'Coupon "{coupon}" cannot be applied because it is not valid.' },
  { code: 'COUPON_UNKNOWN', message: 'Coupon "{coupon}" is not valid.' },
  { code: 'COUPON_ALREADY_APPLIED', message: 'Coupon code "{coupon}" already applied!' },
  { code: 'COUPON_LIMIT_REACHED', message: 'Usage limit for coupon "{coupon}" has been reached.' },
  { code: 'COUPON_EXPIRED', message: 'Coupon "{coupon}" has expired.' },
  { code: 'COUPON_MINIMUM', message: 'The minimum spend for coupon "{coupon}" is {amount}.' },
  { code: 'COUPON_MAXIMUM', message: 'The maximum spend for coupon "{coupon}" is {amount}.' },
  { code: 'COUPON_NOT_APPLICABLE', message: 'Sorry, coupon "{coupon}" is not applicable to your cart contents.' },
  { code: 'COUPON_NOT_APPLICABLE', message: 'Sorry, coupon "{coupon}" is not applicable to selected products.' },
  { code: 'COUPON_NOT_FOR_SALE_ITEMS', message: 'Sorry, coupon "{coupon}" is not valid for sale items.' },
  {
    code: 'COUPON_EXCLUDES_PRODUCTS',
    message: 'Sorry, coupon "{coupon}" is not applicable to the products: {products}.',
  },
  {
    code: 'COUPON_EXCLUDES_CATEGORIES',
    message: 'Sorry, coupon "{coupon}" is not applicable to the categories: {categories}.',
  },
];

/** WPGraphQL JWT Authentication hands on WordPress's codes instead of its messages. */
const LOGINS: readonly Wording[] = [
  { code: 'LOGIN_UNKNOWN', message: 'invalid_email' },
  { code: 'LOGIN_UNKNOWN', message: 'The user could not be found' },
  { code: 'LOGIN_FAILED', message: 'invalid login' },
  { code: 'LOGIN_FAILED', message: 'authentication_failed' },
];

const ACCOUNTS: readonly Wording[] = [
  {
    code: 'ACCOUNT_EMAIL_TAKEN',
    message: 'An account is already registered with {email}. Please log in or use a different email address.',
  },
  { code: 'ACCOUNT_EMAIL_TAKEN', message: 'An account is already registered with {email}. Please log in.' },
  { code: 'EMAIL_INVALID', message: 'Invalid billing email address', facts: { field: 'Billing Email address' } },
];

/** WordPress counts a review as a comment, and waits fifteen seconds for the next one. */
const REVIEWS: readonly Wording[] = [
  { code: 'REVIEW_DUPLICATE', message: 'Duplicate comment detected; it looks as though you’ve already said that!' },
  {
    code: 'TOO_MANY_TRIES',
    message: 'You are posting comments too quickly. Slow down.',
    facts: { seconds: '15' },
  },
];

const SESSIONS: readonly Wording[] = [{ code: 'NO_SESSION', message: 'Sorry, your session has expired.' }];

/** Refusals that some backend words otherwise than this shop's own engine. */
export const OTHER_WORDINGS: readonly Wording[] = [...COUPONS, ...LOGINS, ...ACCOUNTS, ...REVIEWS, ...SESSIONS];
