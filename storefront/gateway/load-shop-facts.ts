import type { CommerceApi } from '#contract/commerce-api.ts';
import { getAllowedCountries, getHeadlessLogins, getLogins } from './generated/operations.generated.ts';
import { ifSupported, runOperation } from './transport/run-operation.ts';

// What a backend is asked once for all shoppers.

/** Codes of the countries that the shop sells to. */
export async function loadCountries(api: CommerceApi): Promise<readonly string[]> {
  const { data } = await runOperation(api, { operation: getAllowedCountries, variables: {} }, { language: 'en' });
  return data?.allowedCountries?.filter((code) => code !== null) ?? [];
}

/** False over a WooCommerce without a plugin for logins. */
export async function loadTakesLogins(api: CommerceApi): Promise<boolean> {
  const knows = (operation: typeof getLogins | typeof getHeadlessLogins) =>
    ifSupported(() => runOperation(api, { operation, variables: {} }, { language: 'en' }));
  return ((await knows(getLogins)) ?? (await knows(getHeadlessLogins))) !== null;
}
