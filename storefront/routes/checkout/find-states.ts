import { addressFormat, HOME_COUNTRY, type StatesByCountry } from '#contract/geography/address-formats.ts';
import type { ShopperApi } from '../../gateway/shop.ts';

/** The states that the addresses of these countries may name; of an empty field those of the shop's own country. */
export async function findStates(
  visit: ShopperApi,
  countries: readonly (string | undefined)[],
): Promise<StatesByCountry> {
  const asked = new Set(countries.map((country) => country || HOME_COUNTRY));
  const named = [...asked].filter((country) => addressFormat(country).state !== 'hidden');
  return Object.fromEntries(await Promise.all(named.map(async (code) => [code, await visit.states(code)] as const)));
}
