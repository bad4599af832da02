import { countryNames } from '#contract/places/country-names.ts';
import { postalLines } from '#contract/places/postal-lines.ts';
import { stateName } from '#contract/places/states.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Address } from '#engine/domain/places/address.ts';

/** An address as it stands on a parcel, and the number to call. */
export function parcelLines(address: Address, language: Language): readonly string[] {
  const { state, country, phone } = address;
  const names = { state: stateName(country, state), country: countryNames([country], language)[country] ?? '' };
  return [...postalLines(address, names), phone].filter(Boolean);
}
