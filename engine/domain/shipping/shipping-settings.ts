import type { TaxClass } from '../catalog/product.ts';
import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';

interface MethodBase {
  /** Unique over all zones, and always this method's: carts and links hold the rate id `flat_rate:3`, of kind and instance. */
  readonly instance: number;
  readonly label: Translated;
  readonly taxable: boolean;
  /** Shipping classes it cannot carry, such as `flammable`. */
  readonly excludes: readonly string[];
}

/** Costs include tax if prices are entered with tax. */
export interface FlatRate extends MethodBase {
  readonly kind: 'flat_rate';
  readonly perOrder: Cents;
  readonly perItem: Cents;
  /** Per started kilogram. */
  readonly perKilogram: Cents;
}

export interface FreeShipping extends MethodBase {
  readonly kind: 'free_shipping';
  readonly needs: 'minimum' | 'coupon' | 'either' | 'both';
  /** Subtotal after discounts that grants it, as displayed. */
  readonly minimum: Cents;
}

export interface LocalPickup extends MethodBase {
  readonly kind: 'local_pickup';
  readonly cost: Cents;
}

export type ShippingMethod = FlatRate | FreeShipping | LocalPickup;

export type ZoneLocation =
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'state'; readonly country: string; readonly state: string };

export interface ShippingZone {
  readonly name: string;
  /** Empty matches every other destination. */
  readonly locations: readonly ZoneLocation[];
  /** In the merchant's order. The first offered one is the default. */
  readonly methods: readonly ShippingMethod[];
}

export interface ShippingSettings {
  /** In order of priority. The first match counts. */
  readonly zones: readonly ShippingZone[];
  /** `inherit` uses the highest class of the items in the cart. */
  readonly taxClass: TaxClass | 'inherit';
}
