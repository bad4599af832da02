import type { Language } from '#contract/languages.ts';
import { addressFormat } from '#contract/places/address-formats.ts';
import type { Address } from '../model/order.ts';

/** Country names in the language of the page; the platform knows them all. */
export const countryName = (code: string, language: Language): string =>
  code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code);

/** An address as it stands on a parcel, without gaps. */
export function postalLines(address: Address, language: Language): readonly string[] {
  const { city, postcode, country } = address;
  const state = addressFormat(country).states.find(({ code }) => code === address.state)?.name ?? address.state;
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    countryName(country, language),
  ].filter(Boolean);
}
