import { iso31662 } from 'iso-3166';
import { ADDRESS_FORMATS } from '#contract/geography/address-formats.ts';

/** Listed under a country by ISO, but countries of their own in an address. */
const COUNTRIES_OF_THEIR_OWN = new Set(
  ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'].map((code) => `US-${code}`).concat(['CN-HK', 'CN-MO', 'CN-TW']),
);

const PARENTS = new Set(iso31662.map(({ parent }) => parent));

/** A bilingual province is called by its first name. */
const nameOf = (name: string) => name.split(', ')[0] ?? name;

/** Provinces that hold no smaller ones, by name. The code stands without the country's before it. */
const statesOf = (country: string) =>
  iso31662
    .filter(({ code }) => code.startsWith(`${country}-`) && !PARENTS.has(code) && !COUNTRIES_OF_THEIR_OWN.has(code))
    .map(({ code, name }) => [code.slice(country.length + 1), nameOf(name)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));

/** ISO 3166-2 of every country that writes a state into an address and has no list of our own. */
export function statesConstant(): string {
  const countries = Object.entries(ADDRESS_FORMATS)
    .filter(([, { state, states }]) => state !== 'hidden' && states.length === 0)
    .map(([country]) => country)
    .sort();
  const lines = countries.map((country) => `  ${country}: ${JSON.stringify(statesOf(country))},`);
  return `/** Country code → code and name of its states, by name. */\nexport const ISO_STATES: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {\n${lines.join('\n')}\n};\n`;
}
