import type { Address } from '../addresses/address.ts';
import type { Language, Translated } from '../language.ts';

/** Public self-description. An empty text means "not given". */
export interface About {
  readonly nickname: string;
  readonly description: string;
  readonly url: string;
}

/** A registered customer. Without the password hash, so that no view of a customer can leak it. */
export interface Customer extends CustomerProfile {
  readonly id: number;
  /** Never changes. Letters, digits, space and `_ . - @`. Unique, case-insensitively. */
  readonly username: string;
  /** The username as a slug. */
  readonly nicename: string;
  readonly registeredAt: Date;
  readonly modifiedAt: Date;
}

/** The part a customer may change. */
export interface CustomerProfile {
  /** Unique, case-insensitively. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly about: About;
  /** Language of emails the shop sends on its own. */
  readonly language: Language;
  readonly billing: Address;
  readonly shipping: Address;
  /** Data a client stores with the account, such as the wishlist. */
  readonly meta: Readonly<Record<string, string>>;
}

export type NewCustomer = Omit<Customer, 'id'>;

/** The billing address with the account's email address, unless it has one of its own. */
export const billingOf = ({ billing, email }: Pick<Customer, 'billing' | 'email'>): Address => ({
  ...billing,
  email: billing.email || email,
});

export const EMPTY_ABOUT: About = { nickname: '', description: '', url: '' };

/** Replaces the author's name on reviews of a deleted customer. */
export const ANONYMOUS_NAME: Translated = { id: 'Anonim', en: 'Anonymous' };
