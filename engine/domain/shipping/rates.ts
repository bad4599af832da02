import type { Destination } from '../addresses/address.ts';
import type { Cents } from '../money/money.ts';
import type {
  FlatRate,
  FreeShipping,
  LocalPickup,
  ShippingMethod,
  ShippingZone,
  ZoneLocation,
} from './shipping-settings.ts';

/** What a shipping method sees of a cart: only the lines that need shipping. */
export interface ShippableItems {
  readonly pieces: number;
  readonly grams: number;
  /** Price of all items after discounts, as displayed. */
  readonly itemsTotal: Cents;
  readonly shippingClasses: readonly string[];
  /** A coupon grants free shipping. */
  readonly isFree: boolean;
}

export interface Rate {
  readonly id: string;
  readonly method: ShippingMethod;
  /** As entered. */
  readonly cost: Cents;
}

interface Delivery {
  readonly items: ShippableItems;
  readonly destination: Destination;
}

/** The rates offered for this delivery, in the merchant's order. */
export function offerRates(zones: readonly ShippingZone[], delivery: Delivery): readonly Rate[] {
  const zone = findZone(zones, delivery.destination);
  return (zone?.methods ?? []).flatMap((method) => {
    const cost = methodCost(method, delivery.items);
    return cost === null ? [] : [{ id: `${method.kind}:${method.instance}`, method, cost }];
  });
}

/** The first zone that matches the destination. A zone without locations matches everything else. */
export function findZone(zones: readonly ShippingZone[], destination: Destination): ShippingZone | null {
  const named = zones.find(({ locations }) => locations.some((place) => holds(place, destination)));
  return named ?? zones.find(({ locations }) => locations.length === 0) ?? null;
}

function holds(place: ZoneLocation, destination: Destination): boolean {
  switch (place.kind) {
    case 'country':
      return place.country === destination.country;
    case 'state':
      return place.country === destination.country && place.state === destination.state;
  }
}

/** Cost of each kind of shipping method. Null when it is not offered. */
export function methodCost(method: ShippingMethod, items: ShippableItems): Cents | null {
  if (method.excludes.some((one) => items.shippingClasses.includes(one))) return null;
  switch (method.kind) {
    case 'flat_rate':
      return flatRate(method, items);
    case 'free_shipping':
      return freeShipping(method, items);
    case 'local_pickup':
      return localPickup(method, items);
  }
}

/** Cost of a method for these items, as entered. Null when it is not offered. */
export type MethodRule<Method> = (method: Method, items: ShippableItems) => Cents | null;

const KILOGRAM = 1000;

const flatRate: MethodRule<FlatRate> = ({ perOrder, perItem, perKilogram }, { pieces, grams }) =>
  perOrder + perItem * pieces + perKilogram * Math.ceil(grams / KILOGRAM);

const freeShipping: MethodRule<FreeShipping> = ({ needs, minimum }, { itemsTotal, isFree }) => {
  const reachesMinimum = itemsTotal >= minimum;
  const earned = {
    minimum: reachesMinimum,
    coupon: isFree,
    either: reachesMinimum || isFree,
    both: reachesMinimum && isFree,
  };
  return earned[needs] ? 0 : null;
};

const localPickup: MethodRule<LocalPickup> = ({ cost }) => cost;
