import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROVINCES_OF_INDONESIA } from '#contract/geography/address-formats.ts';

/** A village as the package `geografis` lists it. */
interface Village {
  /** "31.74.07.1001": the province's two digits, the city's, the kecamatan's and the village's own. */
  readonly code: string;
  /** 0 where it is not known. */
  readonly postal: number;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** The provinces of 2022 are younger than the package; code of the province → codes of its cities. */
const CITIES_OF_NEW_PROVINCES: Readonly<Record<string, readonly string[]>> = {
  PD: ['92.01', '92.04', '92.05', '92.09', '92.10', '92.71'],
  PE: ['91.02', '91.12', '91.13', '91.14', '91.21', '91.22', '91.23', '91.24'],
  PS: ['91.01', '91.16', '91.17', '91.18'],
  PT: ['91.04', '91.07', '91.08', '91.09', '91.25', '91.26', '91.27', '91.28'],
};

/** Names that the package abbreviates or misspells. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'BTS. Ulu': 'BTS Ulu',
  'Cibal barat': 'Cibal Barat',
  'Curug bitung': 'Curug Bitung',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
  'Gn. Bintang Awai': 'Gunung Bintang Awai',
  'Kep. Bala Balakang': 'Kepulauan Bala Balakang',
  'Kep. Masaloka Raya': 'Kepulauan Masaloka Raya',
  'Kepulauan Seribu Selatan.': 'Kepulauan Seribu Selatan',
  'Konda/ Kondaga': 'Konda/Kondaga',
  'Kot olin': "Kot'olin",
  'Mandiangin K. Selayan': 'Mandiangin Koto Selayan',
  'Misool (Misool Utara)': 'Misool',
  'S a d u': 'Sadu',
  'T. Jambo Aye': 'Tanah Jambo Aye',
  'Timang gajah': 'Timang Gajah',
  'WT. Sidenreng': 'Watang Sidenreng',
};

const spell = (name: string) => SPELLINGS[name] ?? name;

function provinceOf({ code, province }: Village): string {
  const [young] = Object.entries(CITIES_OF_NEW_PROVINCES).find(([, cities]) => cities.includes(code.slice(0, 5))) ?? [];
  const known = young ?? PROVINCES_OF_INDONESIA.find(({ name }) => name === spell(province))?.code;
  if (!known) throw new Error(`no province is called ${province}`);
  return known;
}

/** "Kota Administrasi Jakarta Selatan" → "Jakarta Selatan"; "Kabupaten Sleman" → "Kab. Sleman". */
const cityOf = ({ city }: Village) =>
  city.replace(/^(Kota|Kabupaten) Administrasi /, '').replace(/^Kabupaten /, 'Kab. ');

/** 12110, 12120, 12121 → "12110 12120-12121". */
function ranges(postcodes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const postcode of [...new Set(postcodes)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === postcode) run[1] = postcode;
    else runs.push([postcode, postcode]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ');
}

const groupBy = <Item, Group>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  map: (items: readonly Item[]) => Group,
): Readonly<Record<string, Group>> =>
  Object.fromEntries([...Map.groupBy(items, nameOf)].map(([name, group]) => [name, map(group)]));

// node scripts/indonesian-places.ts FOLDER, which holds the unpacked package `geografis`.
const [, , folder = '.'] = process.argv;
const villages: readonly Village[] = JSON.parse(readFileSync(join(folder, 'data/json/data.json'), 'utf8'));
const places = groupBy(villages, provinceOf, (province) =>
  groupBy(province, cityOf, (city) =>
    groupBy(
      city,
      ({ district }) => spell(district),
      (district) => ranges(district.map(({ postal }) => postal).filter((postal) => postal !== 0)),
    ),
  ),
);
const file = fileURLToPath(new URL('../contract/geography/indonesian-places.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(places, null, 2)}\n`);
