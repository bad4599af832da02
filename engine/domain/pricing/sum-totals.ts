import { sum } from '../money/sum.ts';
import { taxTotals } from '../tax/tax-totals.ts';
import type { Taxed } from '../tax/taxed.ts';
import type { Delivery } from './add-shipping.ts';
import type { DueCart } from './pay-gift-cards.ts';
import type { CartTotals, NetAndTax, PricedLine } from './priced-cart.ts';
import type { PricingFacts } from './pricing-facts.ts';

/** Totals are only ever sums of what the lines and the delivery say. */
export function sumTotals(
  lines: readonly PricedLine[],
  delivery: Delivery,
  { settings }: PricingFacts,
): Omit<DueCart, 'coupons' | 'droppedCoupons'> {
  const items = lines.map(({ total }) => total);
  const shipping = delivery.chosenRate ? [delivery.chosenRate.cost] : [];
  const subtotal = add(lines.map((line) => line.subtotal));
  return {
    ...delivery,
    lines,
    taxes: taxTotals(settings.tax.rates, { items: items, shipping }),
    totals: totalsOf(subtotal, add(items), add(shipping)),
    itemCount: sum(lines.map(({ quantity }) => quantity)),
    displayIncludesTax: settings.tax.displayIncludesTax,
  };
}

const totalsOf = (subtotal: NetAndTax, items: NetAndTax, shipping: NetAndTax): CartTotals => ({
  subtotal,
  discount: { net: subtotal.net - items.net, tax: subtotal.tax - items.tax },
  items: items,
  shipping,
  tax: items.tax + shipping.tax,
  giftCards: 0,
  total: items.net + items.tax + shipping.net + shipping.tax,
});

const add = (amounts: readonly Taxed[]): NetAndTax => ({
  net: sum(amounts.map(({ net }) => net)),
  tax: sum(amounts.map(({ tax }) => tax)),
});
