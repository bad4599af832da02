import type { Address, AddressField, AddressRole } from './address.ts';
import { type AddressFormat, formatOf, type Geography, type State } from './geography.ts';

interface FieldPosition {
  readonly role: AddressRole;
  readonly field: AddressField;
}

export type AddressProblem =
  | ({ readonly code: 'FIELD_REQUIRED' } & FieldPosition)
  | ({ readonly code: 'POSTCODE_INVALID' } & FieldPosition)
  | ({ readonly code: 'PHONE_INVALID' } & FieldPosition)
  | ({ readonly code: 'EMAIL_INVALID' } & FieldPosition)
  | ({ readonly code: 'STATE_INVALID'; readonly states: readonly State[] } & FieldPosition);

export type AddressRefusal =
  /** In the order of the form, billing first. Never empty. */
  { readonly code: 'ADDRESS_INVALID'; readonly problems: readonly AddressProblem[] };

/** `contact` is for carts without shipping: a name, an email address for the files and a country for the tax. */
export type Extent = 'full' | 'contact';

interface Check {
  readonly role: AddressRole;
  readonly extent: Extent;
  readonly geography: Geography;
}

/**
 * Expects a normalized address. A last name is never asked for: many people have one name; nor is a phone number, for which the
 * storefront asks where something is delivered. Problems come in the order of the form; empty when there is none.
 */
export function checkAddress(address: Address, { role, extent, geography }: Check): readonly AddressProblem[] {
  const format = formatOf(geography, address.country);
  return FIELDS_IN_FORM_ORDER.map((field): AddressProblem | null => {
    if (address[field] !== '') return formatProblem(address[field], { role, field }, format);
    return isRequired(field, { role, extent, format }) ? { code: 'FIELD_REQUIRED', role, field } : null;
  }).filter((problem) => problem !== null);
}

const FIELDS_IN_FORM_ORDER: readonly AddressField[] = [
  'firstName',
  'country',
  'address1',
  'city',
  'state',
  'postcode',
  'phone',
  'email',
];

interface Requirement {
  readonly role: AddressRole;
  readonly extent: Extent;
  readonly format: AddressFormat;
}

function isRequired(field: AddressField, { role, extent, format }: Requirement): boolean {
  if (field === 'email') return role === 'billing';
  if (field === 'firstName' || field === 'country') return true;
  if (extent === 'contact' || field === 'phone') return false;
  if (field === 'state') return format.state === 'required';
  if (field === 'postcode') return format.postcode === 'required';
  return true;
}

function formatProblem(text: string, at: FieldPosition, format: AddressFormat): AddressProblem | null {
  switch (at.field) {
    case 'email':
      return isEmail(text) ? null : { code: 'EMAIL_INVALID', ...at };
    case 'phone':
      return isPhone(text) ? null : { code: 'PHONE_INVALID', ...at };
    case 'postcode':
      return isPostcode(text, format.postcodePattern) ? null : { code: 'POSTCODE_INVALID', ...at };
    case 'state':
      return isKnownState(text, format) ? null : { code: 'STATE_INVALID', states: format.states, ...at };
    default:
      return null;
  }
}

const isKnownState = (state: string, { states }: AddressFormat): boolean =>
  states.length === 0 || states.some(({ code }) => code === state);

/** Longest address in an SMTP path (RFC 5321, section 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);

export const isPhone = (text: string): boolean => /^[\d\s#_\-+/().]+$/.test(text) && /\d/.test(text);

const ANY_POSTCODE = /^[A-Z0-9 -]+$/;

/** Null when the country has no pattern of its own. */
const isPostcode = (text: string, pattern: RegExp | null): boolean => (pattern ?? ANY_POSTCODE).test(text);
