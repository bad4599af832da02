import type { TaxClass } from '../catalog/product.ts';
import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';

interface MethodBase {
  /** Unique over all zones: with the kind it makes the rate id, `flat_rate:3`. */
  readonly instance: number;
  readonly label: Translated;
  readonly taxable: boolean;
  /** Shipping classes it does not carry, such as `flammable`. */
  readonly excludes: readonly string[];
}

/** Costs are entered like prices: with or without tax as the shop's settings say. */
export interface FlatRate extends MethodBase {
  readonly kind: 'flat_rate';
  readonly perOrder: Cents;
  readonly perItem: Cents;
  /** For each kilogram begun. */
  readonly perKilogram: Cents;
}

export interface FreeShipping extends MethodBase {
  readonly kind: 'free_shipping';
  readonly needs: 'minimum' | 'coupon' | 'either' | 'both';
  /** Price of the goods after discounts, as entered, that earns it. */
  readonly minimum: Cents;
}

export interface LocalPickup extends MethodBase {
  readonly kind: 'local_pickup';
  readonly cost: Cents;
}

export type ShippingMethod = FlatRate | FreeShipping | LocalPickup;

export type ZoneLocation =
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'state'; readonly country: string; readonly state: string }
  | { readonly kind: 'continent'; readonly continent: string };

export interface ShippingZone {
  readonly id: number;
  readonly name: string;
  /** Empty is "everywhere else". */
  readonly locations: readonly ZoneLocation[];
  /** In the merchant's order: the first one that is offered is the default. */
  readonly methods: readonly ShippingMethod[];
}

export interface ShippingSettings {
  /** In order of priority: the first zone that holds the address counts. */
  readonly zones: readonly ShippingZone[];
  /** `inherit` follows the goods in the cart. */
  readonly taxClass: TaxClass | 'inherit';
}
