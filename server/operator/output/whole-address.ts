import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { statesOf } from '#contract/geography/states.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Address } from '#engine/domain/addresses/address.ts';

/** An address as it is written on a parcel: the whole of it, with province, postcode and telephone number. */
export function wholeAddress(address: Address, language: Language): readonly string[] {
  const { firstName, lastName, company, address1, address2, city, state, postcode, country, phone } = address;
  const province = statesOf(country).find(({ code }) => code === state)?.name ?? state;
  const countryName = new Intl.DisplayNames(LANGUAGES[language].tag, { type: 'region' });
  return [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    `${city} ${postcode}`,
    province,
    country === HOME_COUNTRY || country === '' ? '' : (countryName.of(country) ?? country),
    phone,
  ].flatMap((line) => line.trim() || []);
}
