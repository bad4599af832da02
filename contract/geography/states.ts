import { ISO_STATES } from '../generated/states.generated.ts';
import { addressFormat, type States } from './address-formats.ts';

const LISTED: ReadonlyMap<string, States> = new Map(
  Object.entries(ISO_STATES).map(([country, states]) => [country, states.map(([code, name]) => ({ code, name }))]),
);

/**
 * The states a country's address may name: of Indonesia the list of shop systems, elsewhere ISO 3166-2 with its codes.
 * Long: for servers, not for the browser.
 */
export const statesOf = (country: string): States => LISTED.get(country) ?? addressFormat(country).states;

/** What people call it; what is not in the list stands as it is. */
export const stateName = (country: string, state: string): string =>
  statesOf(country).find(({ code }) => code === state)?.name ?? state;
