import { ADDRESS_FORMATS, OTHER_ADDRESS_FORMAT } from '#contract/places/address-formats.ts';
import { CONTINENTS } from '#contract/places/continents.ts';
import { statesOf } from '#contract/places/states.ts';
import type { Places } from '#engine/domain/places/address-format.ts';

/** Every country's way to write an address, with all the states it may name. */
export const PLACES: Places = {
  formats: Object.fromEntries(
    Object.entries(ADDRESS_FORMATS).map(([country, format]) => [country, { ...format, states: statesOf(country) }]),
  ),
  otherwise: OTHER_ADDRESS_FORMAT,
  continents: CONTINENTS,
};
