import { CITIES_BY_POSTCODE } from './indonesian-cities.ts';

/** What the digits of a postcode say about the place. Suggestions: nobody is held to them. */
export interface PostcodePlace {
  /** Codes; the likeliest first. Never empty. */
  readonly provinces: readonly string[];
  /** "Kota Surabaya", "Kab. Sleman"; empty where none is known. */
  readonly cities: readonly string[];
}

/** First digits → provinces. The longest entry that fits counts. */
const PROVINCES_BY_POSTCODE: readonly (readonly [province: string, prefixes: string])[] = [
  ['JK', '10-14'],
  ['BT', '15 42'],
  ['JB', '16-17 40-41 43-46'],
  ['SU', '20-22'],
  ['AC', '23-24'],
  ['SB', '25-27'],
  ['RI', '28 292-293 295'],
  ['KR', '291 294 296-298'],
  ['SS', '30-32'],
  ['BB', '33'],
  ['LA', '34-35'],
  ['JA', '36-37'],
  ['BE', '38-39'],
  ['JT', '50-54 56-59'],
  ['YO', '55'],
  ['JI', '60-69'],
  ['KS', '70-72'],
  ['KT', '73-74'],
  ['KI', '75-76 773'],
  ['KU', '771-772 774-775'],
  ['KB', '78-79'],
  ['BA', '80-82'],
  ['NB', '83-84'],
  ['NT', '85-87'],
  ['SN', '90-92'],
  ['SR', '913-915'],
  ['SG', '93'],
  ['ST', '94'],
  ['SA', '95'],
  ['GO', '96'],
  ['MA', '97'],
  ['MU', '977-978'],
  ['PB', '980-981 983'],
  ['PD', '980 983-984'],
  ['PA', '982 985-986 991-994 997'],
  ['PB', '985-986'],
  ['PT', '987-989 999'],
  ['PE', '990 994-995 997 999'],
  ['PS', '996-998'],
];

/** "101-103 15" → "101", "102", "103", "15". */
const expand = (prefixes: string): readonly string[] =>
  prefixes.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index));
  });

function byPrefix(
  rows: readonly (readonly [name: string, prefixes: string])[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [name, prefixes] of rows)
    for (const prefix of expand(prefixes)) names.set(prefix, [...(names.get(prefix) ?? []), name]);
  return names;
}

const PROVINCES = byPrefix(PROVINCES_BY_POSTCODE);

const CITIES = byPrefix(
  CITIES_BY_POSTCODE.split(';').flatMap((row) => {
    const [, prefixes, name] = /^\s*([\d -]+) (.+?)\s*$/.exec(row) ?? [];
    return prefixes && name ? [[name, prefixes] as const] : [];
  }),
);

/** The names of the longest prefix, and behind them those of shorter ones, down to `shortest` digits. */
function namesFor(
  postcode: string,
  names: ReadonlyMap<string, readonly string[]>,
  shortest: number,
): readonly string[] {
  const lengths = [4, 3, 2].filter((length) => length >= shortest);
  return [...new Set(lengths.flatMap((length) => names.get(postcode.slice(0, length)) ?? []))];
}

/** Null for what is no Indonesian postcode, and for digits that no province has. */
export function placeOfPostcode(postcode: string): PostcodePlace | null {
  if (!/^[1-9]\d{4}$/.test(postcode)) return null;
  const exact = PROVINCES.get(postcode.slice(0, 3)) ?? PROVINCES.get(postcode.slice(0, 2)) ?? [];
  return exact.length === 0 ? null : { provinces: exact, cities: namesFor(postcode, CITIES, 3) };
}
