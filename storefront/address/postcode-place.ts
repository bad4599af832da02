import { OLDER_PROVINCES } from '#contract/geography/address-formats.ts';
import type { IndonesianPlace, PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';

export const PLACE_FIELDS = ['state', 'city', 'district'] as const satisfies readonly (keyof IndonesianPlace)[];

/** What a shopper has typed of the place. */
export interface TypedPlace extends IndonesianPlace {
  readonly postcode: string;
}

/** What all places of the postcode have in common; the rest is empty. */
export function surePlace({ places }: PostcodePlace): IndonesianPlace {
  const common = (part: keyof IndonesianPlace) => {
    const [name = '', ...others] = new Set(places.map((place) => place[part]));
    return others.length === 0 ? name : '';
  };
  return { state: common('state'), city: common('city'), district: common('district') };
}

const bareName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^\s*(kota|kabupaten|kab\b|kecamatan|kec\b)/, '')
    .replace(/[^a-z]/g, '');

const isNamed = (typed: string, name: string): boolean => typed.trim() !== '' && bareName(typed) === bareName(name);

const isInState = (typed: string, state: string): boolean => typed === state || typed === OLDER_PROVINCES[state];

/** Strict, unlike a comparison with a postcode that was typed: nobody would see that another place was meant. */
export const isSamePlace = (typed: IndonesianPlace, { state, city, district }: IndonesianPlace): boolean =>
  isInState(typed.state, state) && isNamed(typed.city, city) && isNamed(typed.district, district);

/** "Jakarta" is good enough for "Jakarta Selatan", and "Kec. Kebayoran baru" for "Kebayoran Baru". */
function isOneOf(typed: string, names: readonly string[]): boolean {
  const bare = bareName(typed);
  return names.map(bareName).some((name) => name.includes(bare) || bare.includes(name));
}

/**
 * True when the postcode lies elsewhere than the shopper has typed, as far as anything is typed. The older code of a new
 * province fits, too, and so does every kecamatan of the postcode's city.
 */
export function isElsewhere(place: PostcodePlace | null, typed: IndonesianPlace): boolean {
  if (place === null) return false;
  const fits = ({ state, city, district }: IndonesianPlace) =>
    (typed.state === '' || isInState(typed.state, state)) &&
    (city === '' || isOneOf(typed.city, [city])) &&
    (district === '' || isOneOf(typed.district, place.districts));
  return !place.places.some(fits);
}

const MOST_OFFERED = 3;

/** The postcode's places, or where those are too many to choose from by a glance, what they have in common. */
export const placesToOffer = (place: PostcodePlace): readonly IndonesianPlace[] =>
  place.places.length > MOST_OFFERED ? [surePlace(place)] : place.places;

/** What the form sends once a contradiction was shown: that the place is meant as it is typed. */
export const confirmation = ({ postcode, state, city, district }: TypedPlace): string =>
  [postcode, state, city, district].join(', ');
