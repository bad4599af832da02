import type { Cents } from '../money.ts';

/** A coupon that lowers prices, or a gift card that pays. */
export interface BillCode {
  readonly kind: 'coupon' | 'gift-card';
  /** As the API sends it: of a gift card only the last characters. */
  readonly code: string;
  /** What it takes off or pays, as shown; 0 for a coupon that only makes delivery free. */
  readonly amount: Cents;
}

/** The totals of a cart or an order, as the API computes them. */
export interface Bill {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** Coupons first, then gift cards, each in the order they were applied. */
  readonly codes: readonly BillCode[];
  readonly shipping: Cents;
  readonly tax: Cents;
  /** Names of its taxes, such as "PPN 11%"; empty where the API names none. */
  readonly taxNames: readonly string[];
  /** Left to pay after gift cards. */
  readonly total: Cents;
  readonly pricesIncludeTax: boolean;
}

/** The bill while the price of delivery is unknown, so that no guess is shown. Gift cards pay for products first. */
export function billWithoutShipping(bill: Bill): Bill {
  const total = Math.max(0, bill.total - bill.shipping);
  let excess = total - (bill.total - bill.shipping);
  const codes = bill.codes.toReversed().map((one) => {
    if (one.kind === 'coupon') return one;
    const less = Math.min(one.amount, excess);
    excess -= less;
    return { ...one, amount: one.amount - less };
  });
  return { ...bill, total, codes: codes.toReversed() };
}

/** True for a free-delivery coupon while the delivery is not free. */
export const hasNoEffect = ({ kind, amount }: BillCode, shipping: Cents): boolean =>
  kind === 'coupon' && amount === 0 && shipping > 0;

/** The discount that no coupon explains. */
export const unnamedDiscount = ({ discount, codes }: Bill): Cents =>
  codes.reduce((rest, { kind, amount }) => (kind === 'coupon' ? rest - amount : rest), discount);
