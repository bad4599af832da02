import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { GiftCardPayment } from '../promotions/gift-card.ts';
import type { DroppedOffers, Offers } from '../promotions/offers.ts';
import type { DiscountedLine } from '../promotions/promotion.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { ShippingMethod } from '../shipping/shipping-settings.ts';
import type { Taxed, TaxTotal } from '../tax/tax-amount.ts';

export interface PricedLine extends DiscountedLine {
  /** Before discounts. */
  readonly subtotal: Taxed;
  /** After discounts. */
  readonly total: Taxed;
}

export interface PricedRate {
  /** `method:instance`, for example `flat_rate:3`. */
  readonly id: string;
  readonly method: ShippingMethod['kind'];
  readonly instance: number;
  readonly label: Translated;
  readonly cost: Taxed;
}

export interface ShippingOffer {
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** In the merchant's order. Empty when nothing ships to this address. */
  readonly rates: readonly PricedRate[];
}

/** Net amount and tax side by side, so that readers can show either. */
export interface NetAndTax {
  readonly net: Cents;
  readonly tax: Cents;
}

export interface CartTotals {
  /** Items before discounts. */
  readonly subtotal: NetAndTax;
  /** Sum of discounts as positive amounts. */
  readonly discount: NetAndTax;
  /** Items after discounts. */
  readonly items: NetAndTax;
  readonly shipping: NetAndTax;
  /** All taxes, with those on shipping. */
  readonly tax: Cents;
  /** What gift cards pay of items, shipping and taxes. */
  readonly giftCards: Cents;
  /** What is left to pay, always with tax. */
  readonly total: Cents;
}

export interface PricedCoupon {
  readonly couponId: number;
  readonly code: string;
  readonly description: Translated;
  /** Its share of the cart's discount, as a positive amount. */
  readonly discount: NetAndTax;
}

export interface PricedGiftCard extends GiftCardPayment {
  /** Balance before this payment. */
  readonly balance: Cents;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** In the order they were applied. */
  readonly coupons: readonly PricedCoupon[];
  readonly giftCards: readonly PricedGiftCard[];
  /** Offers on the cart that no longer count. */
  readonly dropped: DroppedOffers;
  /** Some line is not virtual. */
  readonly needsShipping: boolean;
  /** Null when nothing needs shipping. */
  readonly offer: ShippingOffer | null;
  /** Null when nothing needs shipping or nothing ships to this address. */
  readonly chosenRate: PricedRate | null;
  readonly taxes: readonly TaxTotal[];
  readonly totals: CartTotals;
  /** Total quantity of all lines. */
  readonly itemCount: number;
  readonly displayIncludesTax: boolean;
}

export interface PricingFacts {
  readonly session: Pick<Session, 'billing' | 'shipping' | 'shippingChoice' | 'cart'>;
  /** Coupons and gift cards whose codes are on the cart. */
  readonly offers: Offers;
  readonly settings: ShopSettings;
  readonly at: Date;
}

export const gross = ({ net, tax }: NetAndTax): Cents => net + tax;

/** The amount a shopper is shown, with or without tax as the shop is configured. */
export const displayedAmount = (amount: NetAndTax, includesTax: boolean): Cents =>
  includesTax ? gross(amount) : amount.net;
