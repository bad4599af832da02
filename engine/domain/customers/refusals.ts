import type { AddressRefusal } from '../addresses/check-address.ts';

export type PasswordRefusal =
  | { readonly code: 'PASSWORD_REQUIRED' }
  | { readonly code: 'PASSWORD_TOO_SHORT'; readonly limit: number }
  | { readonly code: 'PASSWORD_TOO_LONG'; readonly limit: number }
  /** It equals the customer's name or email address. */
  | { readonly code: 'PASSWORD_GUESSABLE' };

export type ProfileRefusal =
  | { readonly code: 'ACCOUNT_EMAIL_INVALID' }
  | { readonly code: 'ACCOUNT_EMAIL_TAKEN' }
  | { readonly code: 'META_TOO_MUCH'; readonly limit: number }
  | AddressRefusal;

export type RegistrationRefusal =
  | { readonly code: 'USERNAME_INVALID' }
  | { readonly code: 'USERNAME_TAKEN' }
  | PasswordRefusal
  | ProfileRefusal;

export type LoginRefusal =
  | { readonly code: 'USERNAME_EMPTY' }
  | { readonly code: 'PASSWORD_EMPTY' }
  | { readonly code: 'LOGIN_UNKNOWN' }
  | { readonly code: 'PASSWORD_WRONG' };

export type ResetRefusal =
  | { readonly code: 'RESET_LOGIN_EMPTY' }
  | { readonly code: 'RESET_KEY_REQUIRED' }
  | { readonly code: 'RESET_LOGIN_REQUIRED' }
  | { readonly code: 'RESET_PASSWORD_REQUIRED' }
  | { readonly code: 'RESET_LINK_EXPIRED' }
  | { readonly code: 'RESET_LINK_INVALID' }
  | PasswordRefusal;

/** The same for another customer's account and for a missing one. */
export type CustomerForbidden = { readonly code: 'CUSTOMER_FORBIDDEN' };

/** These orders still wait for payment or delivery. */
export type ForgetRefusal = CustomerForbidden | { readonly code: 'ORDERS_OPEN'; readonly ids: readonly number[] };
