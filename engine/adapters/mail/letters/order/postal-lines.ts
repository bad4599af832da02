import { stateName } from '#contract/places/states.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Address } from '#engine/domain/places/address.ts';

const countryName = (code: string, language: Language): string =>
  code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code);

/** An address as it stands on a parcel, without gaps. */
export function postalLines(address: Address, language: Language): readonly string[] {
  const { city, country, postcode } = address;
  const state = stateName(country, address.state);
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    countryName(country, language),
    address.phone,
  ].filter(Boolean);
}
