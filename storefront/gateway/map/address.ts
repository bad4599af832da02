import { addressFormat } from '#contract/places/address-formats.ts';
import { stateName } from '#contract/places/states.ts';
import type { Address } from '../../model/order.ts';
import type { AddressFragment, CountriesEnum, CustomerAddressInput } from '../generated/operations.generated.ts';
import { nameText } from './text.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
  'email',
] as const satisfies readonly (keyof Address)[];

/** Where the form offers no list people type a name and read one again: codes such as `13` say nothing to them. */
const stateOf = (country: string, state: string): string =>
  addressFormat(country).states.length > 0 ? state : stateName(country, state);

/** What a backend leaves out is an empty field. */
export const addressOf = (raw: AddressFragment | null | undefined): Address => ({
  firstName: nameText(raw?.firstName),
  lastName: nameText(raw?.lastName),
  company: nameText(raw?.company),
  address1: nameText(raw?.address1),
  address2: nameText(raw?.address2),
  city: nameText(raw?.city),
  state: stateOf(raw?.country ?? '', nameText(raw?.state)),
  postcode: nameText(raw?.postcode),
  country: raw?.country ?? '',
  phone: nameText(raw?.phone),
  email: nameText(raw?.email),
});

const isCode = (text: string): text is CountriesEnum => /^[A-Z]{2}$/.test(text);

/** A country as the API spells it; null when the text is none. */
export function countryOf(text: string | undefined): CountriesEnum | null {
  const code = (text ?? '').trim().toUpperCase();
  return isCode(code) ? code : null;
}

/** Only what is given; a country is a code of the API, or not sent at all. */
export function addressInput(address: Partial<Address>): CustomerAddressInput {
  const { country, ...fields } = address;
  const given = FIELDS.filter((field) => field !== 'country').flatMap((field) =>
    fields[field] === undefined ? [] : [[field, fields[field]] as const],
  );
  const code = countryOf(country);
  return { ...Object.fromEntries(given), ...(code && { country: code }) };
}
