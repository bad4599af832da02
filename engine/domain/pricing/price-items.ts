import type { LineItem } from '../cart/line-item.ts';
import { activePrice } from '../catalog/prices.ts';
import { sum } from '../money/money.ts';
import type { DiscountedLine, ListedLine } from '../promotions/promotion.ts';
import { type Taxed, taxedAmount, taxTotals } from '../tax/tax-amount.ts';
import type { TaxTable } from '../tax/tax-rates.ts';
import type { Delivery } from './add-shipping.ts';
import type { DueCart } from './price-offers.ts';
import type { CartTotals, NetAndTax, PricedLine, PricingFacts } from './priced-cart.ts';

/** Current prices. A sellable without a price cannot be in a cart. */
export function listPrices(lines: readonly LineItem[], at: Date): readonly ListedLine[] {
  return lines.map((line) => {
    const unitPrice = activePrice(line.sellable.price, at);
    if (unitPrice === null) throw new Error(`${line.sellable.name} is in a cart without a price`);
    const regularUnitPrice = line.sellable.price.regular ?? unitPrice;
    return { ...line, unitPrice, regularUnitPrice, listed: unitPrice * line.quantity };
  });
}

/** Tax is rounded once per line and rate. */
export const addItemTax = (lines: readonly DiscountedLine[], taxes: TaxTable): readonly PricedLine[] =>
  lines.map((line) => {
    const rates = taxes.forItem(line.sellable);
    return { ...line, subtotal: taxedAmount(line.listed, rates), total: taxedAmount(line.charged, rates) };
  });

/** Totals are only sums over the lines and the shipping rate. */
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
    taxes: taxTotals(settings.tax.rates, { items, shipping }),
    totals: totalsOf(subtotal, add(items), add(shipping)),
    itemCount: sum(lines.map(({ quantity }) => quantity)),
    displayIncludesTax: settings.tax.displayIncludesTax,
  };
}

const totalsOf = (subtotal: NetAndTax, items: NetAndTax, shipping: NetAndTax): CartTotals => ({
  subtotal,
  discount: { net: subtotal.net - items.net, tax: subtotal.tax - items.tax },
  items,
  shipping,
  tax: items.tax + shipping.tax,
  giftCards: 0,
  total: items.net + items.tax + shipping.net + shipping.tax,
});

const add = (amounts: readonly Taxed[]): NetAndTax => ({
  net: sum(amounts.map(({ net }) => net)),
  tax: sum(amounts.map(({ tax }) => tax)),
});
