import type { Translated } from '../language.ts';
import type { Cents } from '../money/cents.ts';
import type { DroppedCoupon } from '../promotions/coupons/judge-coupons.ts';
import type { DiscountedLine } from '../promotions/discounted-line.ts';
import type { DroppedGiftCard } from '../promotions/gift-cards/judge-gift-cards.ts';
import type { GiftCardPayment } from '../promotions/gift-cards/pay-with-gift-cards.ts';
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
  readonly items: NetAndTax;
  readonly shipping: NetAndTax;
  /** All taxes, shipping's too. */
  readonly tax: Cents;
  /** Of goods, shipping and taxes together, what gift cards pay. */
  readonly giftCards: Cents;
  /** Left to pay, always with tax. */
  readonly total: Cents;
}

export interface PricedCoupon {
  readonly couponId: number;
  readonly code: string;
  readonly description: Translated;
  /** Its part of the cart's discount, as a positive amount. */
  readonly discount: NetAndTax;
}

export interface PricedGiftCard extends GiftCardPayment {
  /** On the card before it pays. */
  readonly balance: Cents;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** In the order they were put on the cart. */
  readonly coupons: readonly PricedCoupon[];
  readonly giftCards: readonly PricedGiftCard[];
  /** What was on the cart and counts no longer. */
  readonly dropped: {
    readonly coupons: readonly DroppedCoupon[];
    readonly giftCards: readonly DroppedGiftCard[];
  };
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
