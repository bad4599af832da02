import { addressFormat, postalLines, type StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import type { Address } from '../model/address.ts';

/** The lines of a postal address, with the names of given states or of those that every browser knows. */
export function addressLines(
  address: Address,
  countries: CountryNames,
  given: StatesByCountry = {},
): readonly string[] {
  const { state, country } = address;
  const states = given[country] ?? addressFormat(country).states;
  return postalLines(address, {
    state: states.find(({ code }) => code === state)?.name ?? state,
    country: countries[country] ?? country,
  });
}
