import { addressFormat, HOME_COUNTRY, type StatesByCountry } from '#contract/places/address-formats.ts';
import type { Visit } from '../../gateway/shop.ts';

/** The states that the addresses of these countries may name; of an empty field those of the shop's own country. */
export async function findStates(visit: Visit, countries: readonly (string | undefined)[]): Promise<StatesByCountry> {
  const asked = new Set(countries.map((country) => country || HOME_COUNTRY));
  const named = [...asked].filter((country) => addressFormat(country).state !== 'hidden');
  return Object.fromEntries(await Promise.all(named.map(async (code) => [code, await visit.states(code)] as const)));
}
