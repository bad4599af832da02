import type { Address } from '../addresses/address.ts';
import type { Language, Translated } from '../language.ts';

/** What somebody says of themselves; empty texts are "not given". */
export interface About {
  readonly nickname: string;
  readonly description: string;
  readonly url: string;
}

/** Somebody with an account. The password is not part of it: no view of a customer can show what it does not hold. */
export interface Customer extends CustomerProfile {
  readonly id: number;
  /** Never changes. Letters, digits, space and `_ . - @`; unique whatever its case. */
  readonly username: string;
  /** The username as it may stand in an address. */
  readonly nicename: string;
  readonly registeredAt: Date;
  readonly modifiedAt: Date;
}

/** What a customer may change. */
export interface CustomerProfile {
  /** Unique whatever its case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly about: About;
  /** Of the letters the shop writes by itself. */
  readonly language: Language;
  readonly billing: Address;
  readonly shipping: Address;
  /** What a client keeps here, such as the wishlist. */
  readonly meta: Readonly<Record<string, string>>;
}

export type NewCustomer = Omit<Customer, 'id'>;

export const EMPTY_ABOUT: About = { nickname: '', description: '', url: '' };

/** Above what somebody wrote who is forgotten. */
export const ANONYMOUS_NAME: Translated = { id: 'Anonim', en: 'Anonymous' };
