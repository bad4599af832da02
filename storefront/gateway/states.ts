import type { CommerceApi } from '#contract/commerce-api.ts';
import {
  addressFormat,
  OLDER_PROVINCES,
  PROVINCES_OF_INDONESIA,
  type States,
  type StatesByCountry,
} from '#contract/geography/address-formats.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { type CountriesEnum, getStates } from './generated/operations.generated.ts';
import { countryOf } from './map/address.ts';
import { runOperation } from './transport/run-operation.ts';

/** States that addresses of these countries may name. An empty or missing country stands for the shop's own. */
export type FindStates = (countries: readonly (string | undefined)[]) => Promise<StatesByCountry>;

/** Loads the states of a country once: they change with releases of the backend only. */
export function createStateLookup(api: CommerceApi): FindStates {
  // Bounded: a code has two letters.
  const cached = new Map<CountriesEnum, Promise<States>>();
  function statesOf(country: string): Promise<States> | States {
    const code = countryOf(country);
    if (code === null) return [];
    // Today's provinces with today's names, whatever the backend knows.
    if (code === HOME_COUNTRY) return PROVINCES_OF_INDONESIA;
    const states = cached.get(code) ?? loadStates(api, code);
    cached.set(code, states);
    states.catch(() => cached.delete(code));
    return states;
  }
  return async (countries) => {
    const codes = new Set(countries.map((country) => country || HOME_COUNTRY));
    const withStates = [...codes].filter((code) => addressFormat(code).state !== 'hidden');
    return Object.fromEntries(await Promise.all(withStates.map(async (code) => [code, await statesOf(code)] as const)));
  };
}

/**
 * The code that the backend knows a province by: shop systems without the four provinces since 2022 get the one these were
 * part of. Asks the backend once, and only when such a province is sent.
 */
export function createProvinceCodes(api: CommerceApi): (state: string) => Promise<string> {
  let known: Promise<States> | null = null;
  return async (state) => {
    const older = Object.hasOwn(OLDER_PROVINCES, state) ? OLDER_PROVINCES[state] : undefined;
    if (older === undefined) return state;
    known ??= loadStates(api, HOME_COUNTRY);
    known.catch(() => {
      known = null;
    });
    return (await known).some(({ code }) => code === state) ? state : older;
  };
}

/** Empty for a country without states. */
async function loadStates(api: CommerceApi, country: CountriesEnum): Promise<States> {
  const { data } = await runOperation(api, { operation: getStates, variables: { country } }, { language: 'en' });
  return data?.countryStates?.filter((state) => state !== null) ?? [];
}
