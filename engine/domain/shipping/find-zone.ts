import type { Destination } from '../addresses/destination.ts';
import type { ShippingZone, ZoneLocation } from './shipping-settings.ts';

/** The first zone that names the destination; a zone that names no place is for everywhere else. */
export function findZone(
  zones: readonly ShippingZone[],
  destination: Destination,
  continents: Readonly<Record<string, string>>,
): ShippingZone | null {
  const named = zones.find(({ locations }) => locations.some((place) => holds(place, destination, continents)));
  return named ?? zones.find(({ locations }) => locations.length === 0) ?? null;
}

function holds(place: ZoneLocation, destination: Destination, continents: Readonly<Record<string, string>>): boolean {
  switch (place.kind) {
    case 'country':
      return place.country === destination.country;
    case 'state':
      return place.country === destination.country && place.state === destination.state;
    case 'continent':
      return place.continent === continents[destination.country];
  }
}
