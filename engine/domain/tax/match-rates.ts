import type { Destination } from '../addresses/destination.ts';
import type { TaxClass } from '../catalog/product.ts';
import { matchesPostcode } from './postcode-match.ts';
import type { TaxRate } from './tax-settings.ts';

/** The rates due at a place for a class: one per priority, the one that names the place most exactly. */
export function matchRates(rates: readonly TaxRate[], place: Destination, taxClass: TaxClass): readonly TaxRate[] {
  const fitting = rates.filter((rate) => rate.taxClass === taxClass && fits(rate, place));
  const ordered = fitting.toSorted((a, b) => a.priority - b.priority || exactness(b) - exactness(a));
  return ordered.filter((rate, index) => rate.priority !== ordered[index - 1]?.priority);
}

function fits(rate: TaxRate, place: Destination): boolean {
  const country = rate.country === '' || rate.country === place.country;
  const state = rate.state === '' || rate.state === place.state;
  const postcode = rate.postcodes.length === 0 || rate.postcodes.some((one) => matchesPostcode(place.postcode, one));
  return country && state && postcode;
}

const exactness = ({ country, state, postcodes }: TaxRate): number =>
  (postcodes.length > 0 ? 4 : 0) + (state === '' ? 0 : 2) + (country === '' ? 0 : 1);
