import { PROVINCES_OF_INDONESIA } from './provinces-of-indonesia.ts';

type FieldRule = 'required' | 'optional' | 'hidden';

/** How one country writes an address: the form follows it, and the engine checks by it. */
export interface AddressFormat {
  readonly state: FieldRule;
  readonly postcode: FieldRule;
  /** Null when any letters, digits, spaces and hyphens will do. Compared in capitals. */
  readonly postcodePattern: RegExp | null;
  /** Empty when the state is free text. */
  readonly states: readonly { readonly code: string; readonly name: string }[];
}

const withoutState = (postcodePattern: RegExp | null): AddressFormat => ({
  state: 'hidden',
  postcode: 'required',
  postcodePattern,
  states: [],
});

const withFreeState = (postcodePattern: RegExp | null): AddressFormat => ({
  state: 'required',
  postcode: 'required',
  postcodePattern,
  states: [],
});

const WITHOUT_POSTCODE: AddressFormat = { state: 'hidden', postcode: 'hidden', postcodePattern: null, states: [] };

const UNITED_STATES = withFreeState(/^\d{5}(-\d{4})?$/);

/** By ISO 3166-1 alpha-2 code. A country that is missing follows `OTHER_ADDRESS_FORMAT`. */
export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = {
  ID: { state: 'required', postcode: 'required', postcodePattern: null, states: PROVINCES_OF_INDONESIA },
  AE: WITHOUT_POSTCODE,
  AT: withoutState(/^\d{4}$/),
  AU: withFreeState(/^\d{4}$/),
  BA: withoutState(/^[78]\d{4}$/),
  BE: withoutState(/^\d{4}$/),
  BN: withoutState(/^[A-Z]{2} ?\d{4}$/),
  BR: withFreeState(/^\d{5}-?\d{3}$/),
  CA: withFreeState(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/),
  CH: withoutState(/^\d{4}$/),
  CZ: withoutState(/^\d{3} ?\d{2}$/),
  DE: withoutState(/^(?!00)\d{5}$/),
  DK: withoutState(/^(DK-)?\d{4}$/),
  EE: withoutState(/^\d{5}$/),
  ES: withFreeState(/^\d{5}$/),
  FI: withoutState(/^\d{5}$/),
  FR: withoutState(/^\d{5}$/),
  GB: withoutState(/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/),
  HK: WITHOUT_POSTCODE,
  HU: withoutState(/^\d{4}$/),
  IE: { state: 'hidden', postcode: 'optional', postcodePattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, states: [] },
  IN: withFreeState(/^[1-9]\d{2} ?\d{3}$/),
  IT: withFreeState(/^\d{5}$/),
  JP: withFreeState(/^\d{3}-?\d{4}$/),
  LI: withoutState(/^94(8[5-9]|9[0-8])$/),
  MY: withFreeState(/^\d{5}$/),
  NL: withoutState(/^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/),
  NO: withoutState(/^\d{4}$/),
  PH: withFreeState(/^\d{4}$/),
  PL: withoutState(/^\d{2}-?\d{3}$/),
  PR: withoutState(/^\d{5}(-\d{4})?$/),
  PT: withoutState(/^\d{4}-?\d{3}$/),
  SE: withoutState(/^\d{3} ?\d{2}$/),
  SG: withoutState(/^\d{6}$/),
  SI: withoutState(/^\d{4}$/),
  SK: withoutState(/^\d{3} ?\d{2}$/),
  TH: withFreeState(/^\d{5}$/),
  TL: WITHOUT_POSTCODE,
  US: UNITED_STATES,
  VN: { state: 'hidden', postcode: 'optional', postcodePattern: /^\d{5,6}$/, states: [] },
};

export const OTHER_ADDRESS_FORMAT: AddressFormat = {
  state: 'optional',
  postcode: 'required',
  postcodePattern: null,
  states: [],
};

export const addressFormat = (country: string): AddressFormat =>
  Object.hasOwn(ADDRESS_FORMATS, country) ? (ADDRESS_FORMATS[country] ?? OTHER_ADDRESS_FORMAT) : OTHER_ADDRESS_FORMAT;
