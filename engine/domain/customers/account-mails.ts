import type { Language } from '../language.ts';
import type { Mail } from '../mail/mail.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { Customer } from './customer.ts';

type Reader = Pick<Customer, 'email' | 'firstName' | 'username'>;

const mailTo = ({ email, firstName, username }: Reader, language: Language) => ({
  to: email,
  language,
  name: firstName,
  username,
});

export const welcomeMail = (customer: Reader & Pick<Customer, 'language'>): Mail => ({
  kind: 'customer-welcome',
  ...mailTo(customer, customer.language),
});

/** In the language of the page the reset was requested on. */
export const resetMail = (
  customer: Reader,
  { key, language }: { readonly key: string; readonly language: Language },
): Mail => ({
  kind: 'password-reset',
  ...mailTo(customer, language),
  key,
});

/** Goes to the old address, so that its owner notices a change made by somebody else. */
export const emailChangedMail = (before: Reader & Pick<Customer, 'language'>, email: string): Mail => ({
  kind: 'email-changed',
  ...mailTo(before, before.language),
  email,
});

/** To an account that is deleted in the same transaction. */
export const erasedMail = (
  { email, firstName, language }: Reader & Pick<Customer, 'language'>,
  orders: 'none' | 'anonymous' | 'kept',
): Mail => ({ kind: 'account-erased', to: email, language, name: firstName, orders });

/** One to the customer, in case it was somebody else, and one to the shop. */
export const passwordChangedMails = (
  customer: Reader & Pick<Customer, 'language'>,
  { shopEmail, shopLanguage }: Pick<ShopSettings, 'shopEmail' | 'shopLanguage'>,
): readonly Mail[] => [
  { kind: 'password-changed', ...mailTo(customer, customer.language) },
  {
    kind: 'customer-password-changed',
    to: shopEmail,
    language: shopLanguage,
    username: customer.username,
    email: customer.email,
  },
];
