import type { AddressPatch } from '../addresses/merge-address.ts';
import type { Language } from '../language.ts';
import type { About } from './customer.ts';

/** What somebody wishes to be changed in an account; what is left out stays. */
export interface ProfileChange {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly displayName?: string;
  readonly about?: Partial<About>;
  readonly language?: Language;
  readonly billing: AddressPatch | null;
  readonly shipping: AddressPatch | null;
  readonly shippingSameAsBilling: boolean;
  readonly meta: readonly (readonly [string, string])[];
}

export const NO_CHANGE: ProfileChange = { billing: null, shipping: null, shippingSameAsBilling: false, meta: [] };
