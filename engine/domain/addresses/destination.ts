import type { Address } from './address.ts';

/** Where goods go, as zones and taxes look at it. */
export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

/** Until a country is known, the shop's own place is the guess. */
export const destinationOf = ({ country, state, postcode }: Address, base: Destination): Destination =>
  country === '' ? base : { country, state, postcode };
