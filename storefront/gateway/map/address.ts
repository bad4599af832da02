import { addressFormat } from '#contract/geography/address-formats.ts';
import { stateName } from '#contract/geography/states.ts';
import { ADDRESS_FIELDS, type Address } from '../../model/address.ts';
import type { AddressFragment, CountriesEnum, CustomerAddressInput } from '../generated/operations.generated.ts';
import { nameText } from './text.ts';

/** For a form: missing fields are empty, and the state is its code. */
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

/** For display: a state that browsers do not know gets its name here. */
export function addressOf(raw: AddressFragment | null | undefined): Address {
  const address = formAddressOf(raw);
  const isKnown = addressFormat(address.country).states.length > 0;
  return isKnown ? address : { ...address, state: stateName(address.country, address.state) };
}

const isCode = (text: string): text is CountriesEnum => /^[A-Z]{2}$/.test(text);

/** The code of a country as the API spells it; null for any other text. */
export function countryOf(text: string | undefined): CountriesEnum | null {
  const code = (text ?? '').trim().toUpperCase();
  return isCode(code) ? code : null;
}

/** Only the given fields. A text that is not a country code is not sent. */
export function addressInput(address: Partial<Address>): CustomerAddressInput {
  const { country, ...fields } = address;
  const given = ADDRESS_FIELDS.filter((field) => field !== 'country').flatMap((field) =>
    fields[field] === undefined ? [] : [[field, fields[field]] as const],
  );
  const code = countryOf(country);
  return { ...Object.fromEntries(given), ...(code && { country: code }) };
}
