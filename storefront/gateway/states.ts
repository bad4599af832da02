import type { CommerceApi } from '#contract/commerce-api.ts';
import { addressFormat, HOME_COUNTRY, type States, type StatesByCountry } from '#contract/geography/address-formats.ts';
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

/** Empty for a country without states. */
async function loadStates(api: CommerceApi, country: CountriesEnum): Promise<States> {
  const { data } = await runOperation(api, { operation: getStates, variables: { country } }, { language: 'en' });
  return data?.countryStates?.filter((state) => state !== null) ?? [];
}
