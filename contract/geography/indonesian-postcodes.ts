import TABLE from './indonesian-places.json' with { type: 'json' };

/** A kecamatan and where it lies. What a postcode leaves open is empty. */
export interface IndonesianPlace {
  /** Code of the province. */
  readonly state: string;
  /** "Kota Surabaya", "Kab. Sleman". */
  readonly city: string;
  readonly district: string;
}

/** What an Indonesian postcode says about the place. Suggestions: nobody is held to them. */
export interface PostcodePlace {
  /** Where it may lie; never empty. Of a postcode that the table does not know, the provinces of its first digits. */
  readonly places: readonly IndonesianPlace[];
  /** To choose from. */
  readonly cities: readonly string[];
  /** To choose from: all of these cities, those of the postcode first. */
  readonly districts: readonly string[];
}

/** "12110 12120-12122" → "12110", "12120", "12121", "12122". */
const expand = (postcodes: string): readonly string[] =>
  postcodes.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index));
  });

/** From all five digits down to two: with two, no city is likelier than another. */
const LENGTHS = [5, 4, 3, 2];

interface Places {
  /** By the first digits of a postcode: whoever types one waits for no search among all of them. */
  readonly byDigits: ReadonlyMap<string, ReadonlySet<IndonesianPlace>>;
  readonly byCity: ReadonlyMap<string, readonly IndonesianPlace[]>;
  /** The first postcode of each. */
  readonly postcodes: ReadonlyMap<IndonesianPlace, string>;
}

function indexPlaces(): Places {
  const byDigits = new Map<string, Set<IndonesianPlace>>();
  const firstPostcodes = new Map<IndonesianPlace, string>();
  const all = Object.entries(TABLE).flatMap(([state, cities]) =>
    Object.entries<Readonly<Record<string, string>>>(cities).flatMap(([city, districts]) =>
      Object.entries(districts).map(([district, postcodes]) => {
        const place = { state, city, district };
        firstPostcodes.set(place, postcodes.slice(0, 5));
        for (const digits of expand(postcodes).flatMap(beginnings)) {
          byDigits.set(digits, (byDigits.get(digits) ?? new Set()).add(place));
        }
        return place;
      }),
    ),
  );
  return { byDigits, byCity: Map.groupBy(all, ({ city }) => city), postcodes: firstPostcodes };
}

const beginnings = (postcode: string): readonly string[] => LENGTHS.map((length) => postcode.slice(0, length));

const PLACES = indexPlaces();

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Null for what is no Indonesian postcode, and for digits that no province has. */
export function placeOfPostcode(postcode: string): PostcodePlace | null {
  if (!/^[1-9]\d{4}$/.test(postcode)) return null;
  for (const digits of beginnings(postcode)) {
    const places = [...(PLACES.byDigits.get(digits) ?? [])];
    if (places.length === 0) continue;
    const { length } = digits;
    const cities = length > 2 ? distinct(places.map(({ city }) => city)) : [];
    const around = cities.flatMap((city) => PLACES.byCity.get(city) ?? []);
    const known = length === postcode.length ? places : null;
    return {
      places: known ?? distinct(places.map(({ state }) => state)).map((state) => ({ state, city: '', district: '' })),
      cities,
      districts: distinct([...(known ?? []), ...around].map(({ district }) => district)),
    };
  }
  return null;
}

/** The first postcode of the one kecamatan that is meant; null where none or several may be. */
export function findPostcode(isMeant: (place: IndonesianPlace) => boolean): string | null {
  const [found, ...others] = [...PLACES.postcodes].filter(([place]) => isMeant(place));
  return found && others.length === 0 ? found[1] : null;
}
