import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { GiftCardPayment } from '../promotions/gift-card.ts';
import type { DroppedOffers, Offers } from '../promotions/offers.ts';
import type { DiscountedLine } from '../promotions/promotion.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { Taxed, TaxTotal } from '../tax/tax-amount.ts';

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
  readonly dropped: DroppedOffers;
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

export interface PricingFacts {
  readonly session: Pick<Session, 'billing' | 'shipping' | 'shippingChoice' | 'cart'>;
  /** What stands behind the codes on the cart. */
  readonly offers: Offers;
  readonly settings: ShopSettings;
  readonly at: Date;
}

export const gross = ({ net, tax }: NetAndTax): Cents => net + tax;

/** The amount a shopper is shown, by the shop's choice of display. */
export const displayedAmount = (amount: NetAndTax, includesTax: boolean): Cents =>
  includesTax ? gross(amount) : amount.net;
