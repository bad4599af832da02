import { addressFormat } from '#contract/geography/address-formats.ts';
import { stateName } from '#contract/geography/states.ts';
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

/** What a backend leaves out is an empty field. The state stands as the form's list has it: by its code. */
export const formAddressOf = (raw: AddressFragment | null | undefined): Address => ({
  firstName: nameText(raw?.firstName),
  lastName: nameText(raw?.lastName),
  company: nameText(raw?.company),
  address1: nameText(raw?.address1),
  address2: nameText(raw?.address2),
  city: nameText(raw?.city),
  state: nameText(raw?.state),
  postcode: nameText(raw?.postcode),
  country: raw?.country ?? '',
  phone: nameText(raw?.phone),
  email: nameText(raw?.email),
});

/** For reading: of a state that a browser knows by its code alone the name stands there. */
export function addressOf(raw: AddressFragment | null | undefined): Address {
  const address = formAddressOf(raw);
  const isKnown = addressFormat(address.country).states.length > 0;
  return isKnown ? address : { ...address, state: stateName(address.country, address.state) };
}

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
