import type { AddressField, AddressRole } from './address.ts';
import type { State } from './geography.ts';

interface At {
  readonly role: AddressRole;
  readonly field: AddressField;
}

export type AddressProblem =
  | ({ readonly code: 'FIELD_REQUIRED' } & At)
  | ({ readonly code: 'POSTCODE_INVALID' } & At)
  | ({ readonly code: 'PHONE_INVALID' } & At)
  | ({ readonly code: 'EMAIL_INVALID' } & At)
  | ({ readonly code: 'STATE_INVALID'; readonly states: readonly State[] } & At);

export type AddressRefusal =
  /** In the order of the form, billing first; never empty. */
  { readonly code: 'ADDRESS_INVALID'; readonly problems: readonly AddressProblem[] };
