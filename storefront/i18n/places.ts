import type { Language } from '#contract/languages.ts';
import { addressFormat } from '#contract/places/address-formats.ts';
import type { Address } from '../model/order.ts';

/** By code. */
export type CountryNames = Readonly<Record<string, string>>;

/**
 * Country names in the language of the page; the platform knows them all. Loaders ask for them, not pages: a browser may
 * know other names than the server, and the page would change under its reader.
 */
export function countryNames(codes: readonly string[], language: Language): CountryNames {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return Object.fromEntries(codes.filter(Boolean).map((code) => [code, names.of(code) ?? code]));
}

/** An address as it stands on a parcel, without gaps. */
export function postalLines(address: Address, countries: CountryNames): readonly string[] {
  const { city, postcode, country } = address;
  const state = addressFormat(country).states.find(({ code }) => code === address.state)?.name ?? address.state;
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    countries[country] ?? country,
  ].filter(Boolean);
}
