import type { Cents } from '../money/cents.ts';

/** What a delivery method sees of a cart: only the lines that travel. */
export interface Shipment {
  readonly pieces: number;
  readonly grams: number;
  /** Price of all goods in the cart after discounts, as entered. */
  readonly itemsTotal: Cents;
  readonly shippingClasses: readonly string[];
  /** A coupon grants free delivery, where a method asks for one. */
  readonly isFree: boolean;
}
