import type { ADDRESS_LABELS } from '../refusals.ts';
import { fullName } from './person-name.ts';
import { companyLines } from './tax-number.ts';

type FieldRule = 'required' | 'optional' | 'hidden';

export type States = readonly { readonly code: string; readonly name: string }[];

export type StatesByCountry = Readonly<Record<string, States>>;

/** How one country writes an address: the form follows it, and the engine checks by it. */
export interface AddressFormat {
  readonly state: FieldRule;
  readonly postcode: FieldRule;
  /** Null when any letters, digits, spaces and hyphens are valid. Compared in upper case. */
  readonly postcodePattern: RegExp | null;
  /** Those that the browser's code includes; the lists of other countries, which `statesOf` has, are fetched. */
  readonly states: States;
}

const withoutState = (postcodePattern: RegExp | null): AddressFormat => ({
  state: 'hidden',
  postcode: 'required',
  postcodePattern,
  states: [],
});

const withTypedState = (postcodePattern: RegExp | null): AddressFormat => ({
  state: 'required',
  postcode: 'required',
  postcodePattern,
  states: [],
});

const WITHOUT_POSTCODE: AddressFormat = { state: 'hidden', postcode: 'hidden', postcodePattern: null, states: [] };

const WITH_OPTIONAL_STATE: AddressFormat = { ...withTypedState(null), state: 'optional' };

/** All 38, from west to east, with the codes of ISO 3166-2 that shop systems use. */
export const PROVINCES_OF_INDONESIA = [
  { code: 'AC', name: 'Aceh' },
  { code: 'SU', name: 'Sumatera Utara' },
  { code: 'SB', name: 'Sumatera Barat' },
  { code: 'RI', name: 'Riau' },
  { code: 'KR', name: 'Kepulauan Riau' },
  { code: 'JA', name: 'Jambi' },
  { code: 'SS', name: 'Sumatera Selatan' },
  { code: 'BB', name: 'Kepulauan Bangka Belitung' },
  { code: 'BE', name: 'Bengkulu' },
  { code: 'LA', name: 'Lampung' },
  { code: 'JK', name: 'DKI Jakarta' },
  { code: 'JB', name: 'Jawa Barat' },
  { code: 'BT', name: 'Banten' },
  { code: 'JT', name: 'Jawa Tengah' },
  { code: 'JI', name: 'Jawa Timur' },
  { code: 'YO', name: 'DI Yogyakarta' },
  { code: 'BA', name: 'Bali' },
  { code: 'NB', name: 'Nusa Tenggara Barat' },
  { code: 'NT', name: 'Nusa Tenggara Timur' },
  { code: 'KB', name: 'Kalimantan Barat' },
  { code: 'KT', name: 'Kalimantan Tengah' },
  { code: 'KI', name: 'Kalimantan Timur' },
  { code: 'KS', name: 'Kalimantan Selatan' },
  { code: 'KU', name: 'Kalimantan Utara' },
  { code: 'SA', name: 'Sulawesi Utara' },
  { code: 'ST', name: 'Sulawesi Tengah' },
  { code: 'SG', name: 'Sulawesi Tenggara' },
  { code: 'SR', name: 'Sulawesi Barat' },
  { code: 'SN', name: 'Sulawesi Selatan' },
  { code: 'GO', name: 'Gorontalo' },
  { code: 'MA', name: 'Maluku' },
  { code: 'MU', name: 'Maluku Utara' },
  { code: 'PA', name: 'Papua' },
  { code: 'PB', name: 'Papua Barat' },
  { code: 'PD', name: 'Papua Barat Daya' },
  { code: 'PE', name: 'Papua Pegunungan' },
  { code: 'PS', name: 'Papua Selatan' },
  { code: 'PT', name: 'Papua Tengah' },
] as const;

/** Provinces since 2022 → the one they were part of, for a shop system that knows only the older 34. */
export const OLDER_PROVINCES: Readonly<Record<string, string>> = { PD: 'PB', PE: 'PA', PS: 'PA', PT: 'PA' };

/** By ISO 3166-1 alpha-2 code. A country that is missing follows `OTHER_ADDRESS_FORMAT`. */
export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = {
  ID: { ...withTypedState(/^[1-9]\d{4}$/), states: PROVINCES_OF_INDONESIA },
  AE: WITHOUT_POSTCODE,
  AR: WITH_OPTIONAL_STATE,
  AT: withoutState(/^\d{4}$/),
  AU: withTypedState(/^\d{4}$/),
  BA: withoutState(/^[78]\d{4}$/),
  BE: withoutState(/^\d{4}$/),
  BN: withoutState(/^[A-Z]{2} ?\d{4}$/),
  BR: withTypedState(/^\d{5}-?\d{3}$/),
  CA: withTypedState(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/),
  CH: withoutState(/^\d{4}$/),
  CL: WITH_OPTIONAL_STATE,
  CN: withTypedState(null),
  CO: WITH_OPTIONAL_STATE,
  CZ: withoutState(/^\d{3} ?\d{2}$/),
  DE: withoutState(/^(?!00)\d{5}$/),
  DK: withoutState(/^(DK-)?\d{4}$/),
  EE: withoutState(/^\d{5}$/),
  EG: WITH_OPTIONAL_STATE,
  ES: withTypedState(/^\d{5}$/),
  FI: withoutState(/^\d{5}$/),
  FR: withoutState(/^\d{5}$/),
  GB: withoutState(/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/),
  HK: WITHOUT_POSTCODE,
  HU: withoutState(/^\d{4}$/),
  IE: { state: 'hidden', postcode: 'optional', postcodePattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, states: [] },
  IN: withTypedState(/^[1-9]\d{2} ?\d{3}$/),
  IT: withTypedState(/^\d{5}$/),
  JP: withTypedState(/^\d{3}-?\d{4}$/),
  KR: withTypedState(null),
  LI: withoutState(/^94(8[5-9]|9[0-8])$/),
  MX: withTypedState(null),
  MY: withTypedState(/^\d{5}$/),
  NG: WITH_OPTIONAL_STATE,
  NL: withoutState(/^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/),
  NO: withoutState(/^\d{4}$/),
  NZ: WITH_OPTIONAL_STATE,
  PE: WITH_OPTIONAL_STATE,
  PH: withTypedState(/^\d{4}$/),
  PL: withoutState(/^\d{2}-?\d{3}$/),
  PR: withoutState(/^\d{5}(-\d{4})?$/),
  PT: withoutState(/^\d{4}-?\d{3}$/),
  RO: WITH_OPTIONAL_STATE,
  SE: withoutState(/^\d{3} ?\d{2}$/),
  SG: withoutState(/^\d{6}$/),
  SI: withoutState(/^\d{4}$/),
  SK: withoutState(/^\d{3} ?\d{2}$/),
  TH: withTypedState(/^\d{5}$/),
  TL: WITHOUT_POSTCODE,
  TR: WITH_OPTIONAL_STATE,
  US: withTypedState(/^\d{5}(-\d{4})?$/),
  VE: WITH_OPTIONAL_STATE,
  VN: { state: 'hidden', postcode: 'optional', postcodePattern: /^\d{5,6}$/, states: [] },
  ZA: WITH_OPTIONAL_STATE,
};

export const OTHER_ADDRESS_FORMAT: AddressFormat = {
  state: 'optional',
  postcode: 'required',
  postcodePattern: null,
  states: [],
};

export const addressFormat = (country: string): AddressFormat =>
  Object.hasOwn(ADDRESS_FORMATS, country) ? (ADDRESS_FORMATS[country] ?? OTHER_ADDRESS_FORMAT) : OTHER_ADDRESS_FORMAT;

type Address = Readonly<Record<keyof typeof ADDRESS_LABELS, string>>;

/** In the language of the reader. */
interface RegionNames {
  readonly state: string;
  readonly country: string;
}

/** An address as it is printed on a package, without empty lines. */
export function postalLines(address: Address, { state, country }: RegionNames): readonly string[] {
  const { city, postcode } = address;
  return [
    fullName(address),
    ...companyLines(address.company),
    address.address1,
    address.address2,
    [city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
}
