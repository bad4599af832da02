import { type Destination, destinationOf } from '../addresses/address.ts';
import type { LineItem } from '../cart/line-item.ts';
import { couponPromotions } from '../promotions/discounts.ts';
import {
  type CouponFacts,
  type EvaluatedCoupons,
  evaluateCoupons,
  NO_COUPONS,
} from '../promotions/evaluate-coupons.ts';
import { applyPromotions, type ListedLine } from '../promotions/promotion.ts';
import { type TaxTable, taxTable } from '../tax/tax-rates.ts';
import { addShipping } from './add-shipping.ts';
import { addItemTax, listPrices, sumTotals } from './price-items.ts';
import { couponFacts, type DueCart, payGiftCards, priceCoupons } from './price-offers.ts';
import type { PricedCart, PricingFacts } from './priced-cart.ts';

/**
 * Prices a cart in a fixed order: list prices, coupons, item tax, shipping, totals, gift cards. Coupons come before
 * shipping, because a coupon or a lower subtotal can make shipping free. Tax is due on discounted amounts. Gift cards
 * are a payment: they come last and change no price.
 */
export function priceCart(lineItems: readonly LineItem[], facts: PricingFacts): PricedCart {
  return payGiftCards(priceItemsAndDelivery(lineItems, facts), facts);
}

function priceItemsAndDelivery(lineItems: readonly LineItem[], facts: PricingFacts): DueCart {
  const listed = listPrices(lineItems, facts.at);
  const taxes = taxesOf(lineItems, facts);
  const { valid, dropped } = evaluateCartCoupons(listed, taxes, facts);
  const discounted = applyPromotions(listed, couponPromotions(valid));
  const lines = addItemTax(discounted, taxes);
  const isFree = valid.some(({ freeShipping }) => freeShipping);
  const delivery = addShipping(lines, { ...facts, isFree }, taxes);
  return { ...sumTotals(lines, delivery, facts), coupons: priceCoupons(valid, lines), droppedCoupons: dropped };
}

function evaluateCartCoupons(listed: readonly ListedLine[], taxes: TaxTable, facts: PricingFacts): EvaluatedCoupons {
  const codes = facts.session.cart.coupons;
  if (codes.length === 0) return NO_COUPONS;
  return evaluateCoupons(codes, facts.offers.coupons, couponFacts(listed, taxes, facts));
}

/** Facts to evaluate a coupon that is not on the cart yet. */
export const factsForCoupons = (lineItems: readonly LineItem[], facts: PricingFacts): CouponFacts =>
  couponFacts(listPrices(lineItems, facts.at), taxesOf(lineItems, facts), facts);

/** Nobody checks an address that nothing is sent to: where nothing is, the buyer's own counts. */
function taxesOf(lineItems: readonly LineItem[], { session, settings }: PricingFacts): TaxTable {
  const { tax, base } = settings;
  const isShipped = lineItems.some(({ sellable }) => !sellable.virtual);
  const destinations: Record<typeof tax.basedOn, Destination> = {
    shipping: destinationOf(isShipped ? session.shipping : session.billing, base),
    billing: destinationOf(session.billing, base),
    shop: base,
  };
  return taxTable({ settings: tax, destination: destinations[tax.basedOn], base });
}
