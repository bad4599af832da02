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

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** Every country by its code. */
export const COUNTRIES: ReadonlySet<string> = new Set(CODES.split(' '));
