import type { GoodsLine } from '../cart/goods-line.ts';
import { type Destination, destinationOf } from '../places/destination.ts';
import { applyPromotions } from '../promotions/apply-promotions.ts';
import { type TaxTable, taxTable } from '../tax/tax-table.ts';
import { addGoodsTax } from './add-goods-tax.ts';
import { addShipping } from './add-shipping.ts';
import { listPrices } from './list-prices.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricingFacts } from './pricing-facts.ts';
import { sumTotals } from './sum-totals.ts';

/** Promotions come before delivery, which may become free by what is left to pay; tax is due on what is really paid. */
export function priceCart(goods: readonly GoodsLine[], facts: PricingFacts): PricedCart {
  const listed = listPrices(goods, facts.at);
  const discounted = applyPromotions(listed, facts.promotions);
  const taxes = taxesOf(facts);
  const lines = addGoodsTax(discounted, taxes);
  const delivery = addShipping(discounted, facts, taxes);
  return sumTotals(lines, delivery, facts);
}

function taxesOf({ session, settings }: PricingFacts): TaxTable {
  const { tax, base } = settings;
  const places: Record<typeof tax.basedOn, Destination> = {
    shipping: destinationOf(session.shipping, base),
    billing: destinationOf(session.billing, base),
    shop: base,
  };
  return taxTable({ settings: tax, place: places[tax.basedOn], base });
}
