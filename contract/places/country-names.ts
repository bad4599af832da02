import type { Language } from '../languages.ts';

/** By code. */
export type CountryNames = Readonly<Record<string, string>>;

/**
 * Country names in one language; the platform knows them all. For servers: a browser may know other names, and a page
 * would change under its reader.
 */
export function countryNames(codes: readonly string[], language: Language): CountryNames {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return Object.fromEntries(codes.filter(Boolean).map((code) => [code, names.of(code) ?? code]));
}
