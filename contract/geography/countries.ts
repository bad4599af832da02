import type { Language } from '../languages.ts';

/** By code. */
export type CountryNames = Readonly<Record<string, string>>;

/**
 * Country names in one language; the platform knows them all. For servers: a browser may know other names, and a page
 * would change under its reader.
 */
export function countryNames(codes: readonly string[], language: Language): CountryNames {
  namers[language] ??= namersIn(language);
  const { full, short } = namers[language];
  const nameOf = (code: string) => (KNOWN_BY_SHORT_NAME.has(code) ? short : full).of(code) ?? code;
  return Object.fromEntries(codes.filter(Boolean).map((code) => [code, nameOf(code)]));
}

const namersIn = (language: Language) => ({
  full: new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }),
  short: new Intl.DisplayNames([language], { type: 'region', fallback: 'code', style: 'short' }),
});

/** Made once: making one takes longer than all the names of a page. */
const namers: Partial<Record<Language, ReturnType<typeof namersIn>>> = {};

/** Nobody looks for "Hong Kong DAK Tiongkok", but for "Inggris Raya", not "UK". */
const KNOWN_BY_SHORT_NAME: ReadonlySet<string> = new Set(['HK', 'MO']);

/** Countries by continent, for delivery zones that name one. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AF: 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  AN: 'AQ BV GS HM TF',
  AS: 'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  EU: 'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  NA: 'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  OC: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  SA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
};

/** Country code → continent code. */
export const CONTINENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([continent, countries]) =>
    countries.split(' ').map((country) => [country, continent]),
  ),
);
