import type { CommerceApi } from '#contract/commerce-api.ts';
import type { States } from '#contract/geography/address-formats.ts';
import { type CountriesEnum, getStates } from './generated/operations.generated.ts';
import { countryOf } from './map/address.ts';
import { runOperation } from './transport/run-operation.ts';

/** States of a country as the API lists them, empty where it has none. */
export type FindStates = (country: string) => Promise<States>;

/** Each country is asked for once: its states change with the backend's own releases only. */
export function createStateLookup(api: CommerceApi): FindStates {
  const known = new Map<CountriesEnum, Promise<States>>();
  return async (country) => {
    const code = countryOf(country);
    if (code === null) return [];
    const states = known.get(code) ?? askFor(api, code);
    known.set(code, states);
    states.catch(() => known.delete(code));
    return states;
  };
}

async function askFor(api: CommerceApi, country: CountriesEnum): Promise<States> {
  const { data } = await runOperation(api, { operation: getStates, variables: { country } }, { language: 'en' });
  return data?.countryStates?.filter((one) => one !== null) ?? [];
}
