import { type Destination, destinationOf } from '../addresses/destination.ts';
import type { LineItem } from '../cart/line-item.ts';
import { applyPromotions } from '../promotions/apply-promotions.ts';
import { couponPromotions } from '../promotions/coupons/coupon-promotion.ts';
import { type JudgedCoupons, judgeCoupons, NO_COUPONS } from '../promotions/coupons/judge-coupons.ts';
import type { CouponFacts } from '../promotions/coupons/refuse-coupon.ts';
import type { ListedLine } from '../promotions/discounted-line.ts';
import { type TaxTable, taxTable } from '../tax/tax-table.ts';
import { addItemTax } from './add-goods-tax.ts';
import { addShipping } from './add-shipping.ts';
import { couponFacts } from './coupon-facts.ts';
import { listPrices } from './list-prices.ts';
import { type DueCart, payGiftCards } from './pay-gift-cards.ts';
import { priceCoupons } from './price-coupons.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricingFacts } from './pricing-facts.ts';
import { sumTotals } from './sum-totals.ts';

/**
 * Coupons come before delivery, which may become free by them or by what is left to pay; tax is due on what is really
 * paid; gift cards are money, so they come last and change no price.
 */
export function priceCart(lineItems: readonly LineItem[], facts: PricingFacts): PricedCart {
  return payGiftCards(priceItemsAndDelivery(lineItems, facts), facts);
}

function priceItemsAndDelivery(lineItems: readonly LineItem[], facts: PricingFacts): DueCart {
  const listed = listPrices(lineItems, facts.at);
  const taxes = taxesOf(facts);
  const { valid, dropped } = judge(listed, taxes, facts);
  const discounted = applyPromotions(listed, couponPromotions(valid));
  const lines = addItemTax(discounted, taxes);
  const isFree = valid.some(({ freeShipping }) => freeShipping);
  const delivery = addShipping(discounted, { ...facts, isFree }, taxes);
  return { ...sumTotals(lines, delivery, facts), coupons: priceCoupons(valid, lines), droppedCoupons: dropped };
}

function judge(listed: readonly ListedLine[], taxes: TaxTable, facts: PricingFacts): JudgedCoupons {
  const codes = facts.session.cart.coupons;
  if (codes.length === 0) return NO_COUPONS;
  return judgeCoupons(codes, facts.offers.coupons, couponFacts(listed, taxes, facts));
}

/** What a coupon that is not on this cart yet would be judged by. */
export const factsForCoupons = (lineItems: readonly LineItem[], facts: PricingFacts): CouponFacts =>
  couponFacts(listPrices(lineItems, facts.at), taxesOf(facts), facts);

function taxesOf({ session, settings }: PricingFacts): TaxTable {
  const { tax, base } = settings;
  const destinations: Record<typeof tax.basedOn, Destination> = {
    shipping: destinationOf(session.shipping, base),
    billing: destinationOf(session.billing, base),
    shop: base,
  };
  return taxTable({ settings: tax, destination: destinations[tax.basedOn], base });
}
