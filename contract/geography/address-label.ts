import type { Language } from '../languages.ts';
import { postalLines } from './address-formats.ts';
import { countryNames } from './countries.ts';
import { stateName } from './states.ts';

type LabelledAddress = Parameters<typeof postalLines>[0] & {
  readonly state: string;
  readonly country: string;
  readonly phone: string;
};

/** The lines of an address as a parcel needs them: with the names of state and country, and the phone number. */
export function addressLabel(address: LabelledAddress, language: Language): readonly string[] {
  const { state, country, phone } = address;
  const names = { state: stateName(country, state), country: countryNames([country], language)[country] ?? '' };
  return [...postalLines(address, names), phone].filter(Boolean);
}
