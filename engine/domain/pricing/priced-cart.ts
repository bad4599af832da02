import type { Translated } from '../language.ts';
import type { Cents } from '../money/cents.ts';
import type { DiscountedLine } from '../promotions/discounted-line.ts';
import type { Taxed, TaxTotal } from '../tax/taxed.ts';

export interface PricedLine extends DiscountedLine {
  /** Before discounts. */
  readonly subtotal: Taxed;
  /** After discounts: what is paid. */
  readonly total: Taxed;
}

export interface PricedRate {
  /** `method:instance`, for example `flat_rate:3`. */
  readonly id: string;
  readonly method: 'flat_rate' | 'free_shipping' | 'local_pickup';
  readonly instance: number;
  readonly label: Translated;
  readonly cost: Taxed;
}

export interface ShippingOffer {
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** In the merchant's order; empty when nothing goes to this address. */
  readonly rates: readonly PricedRate[];
}

/** Without tax and its tax, side by side, so that a reader can show either. */
export interface NetAndTax {
  readonly net: Cents;
  readonly tax: Cents;
}

export interface CartTotals {
  /** Goods before discounts. */
  readonly subtotal: NetAndTax;
  /** What discounts take off, as positive amounts. */
  readonly discount: NetAndTax;
  /** Goods after discounts. */
  readonly goods: NetAndTax;
  readonly shipping: NetAndTax;
  /** All taxes, shipping's too. */
  readonly tax: Cents;
  /** To pay, always with tax. */
  readonly total: Cents;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly coupons: readonly string[];
  /** Some line is a thing and not a file. */
  readonly needsShipping: boolean;
  /** Null when nothing needs shipping. */
  readonly offer: ShippingOffer | null;
  /** Null when nothing needs shipping, or nothing goes to this address. */
  readonly chosenRate: PricedRate | null;
  readonly taxes: readonly TaxTotal[];
  readonly totals: CartTotals;
  /** Pieces over all lines. */
  readonly itemCount: number;
  readonly displayIncludesTax: boolean;
}
