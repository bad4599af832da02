import { sum } from '../money/money.ts';
import type { NetAndTax, PricedCart } from '../pricing/priced-cart.ts';

interface Mismatch {
  readonly what: string;
  readonly said: number;
  readonly sum: number;
}

const nets = (amounts: readonly NetAndTax[]) => sum(amounts.map(({ net }) => net));
const taxes = (amounts: readonly NetAndTax[]) => sum(amounts.map(({ tax }) => tax));

/** Totals that differ from the sums of their parts. Empty unless the shop is wrong. */
export function totalsThatDoNotAddUp(cart: PricedCart): readonly Mismatch[] {
  const { lines, chosenRate, coupons, giftCards, taxes: rates, totals } = cart;
  const items = lines.map(({ total }) => total);
  const before = lines.map(({ subtotal }) => subtotal);
  const shipping = chosenRate ? [chosenRate.cost] : [];
  const checks: readonly Mismatch[] = [
    { what: 'subtotal', said: totals.subtotal.net, sum: nets(before) },
    { what: 'subtotal tax', said: totals.subtotal.tax, sum: taxes(before) },
    { what: 'items', said: totals.items.net, sum: nets(items) },
    { what: 'items tax', said: totals.items.tax, sum: taxes(items) },
    { what: 'discount', said: totals.discount.net, sum: nets(before) - nets(items) },
    { what: 'discount by coupon', said: totals.discount.net, sum: nets(coupons.map(({ discount }) => discount)) },
    { what: 'discount tax', said: totals.discount.tax, sum: taxes(coupons.map(({ discount }) => discount)) },
    { what: 'gift cards', said: totals.giftCards, sum: sum(giftCards.map(({ amount }) => amount)) },
    { what: 'shipping', said: totals.shipping.net, sum: nets(shipping) },
    { what: 'tax by rate', said: totals.tax, sum: sum(rates.map((rate) => rate.items + rate.shipping)) },
    { what: 'tax by line', said: totals.tax, sum: taxes([...items, ...shipping]) },
    { what: 'total', said: totals.total, sum: nets([...items, ...shipping]) + totals.tax - totals.giftCards },
    ...lines.map((line) => ({
      what: `line ${line.key}`,
      said: line.charged,
      sum: line.unitPrice * line.quantity + sum(line.adjustments.map(({ amount }) => amount)),
    })),
  ];
  return checks.filter(({ said, sum: right }) => said !== right);
}
