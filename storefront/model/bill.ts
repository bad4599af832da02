import type { Cents } from './money.ts';

/** A coupon that lowers prices, or a gift card that pays. */
export interface BillCode {
  readonly kind: 'coupon' | 'gift-card';
  /** As the API knows it; of a gift card only its last letters are told. */
  readonly code: string;
  /** What it takes off or pays, as shown; 0 for a coupon that only makes delivery free. */
  readonly amount: Cents;
}

/** What a cart or an order comes to, as the API worked it out. */
export interface Bill {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** Coupons first, then gift cards, each in the order they were put on. */
  readonly codes: readonly BillCode[];
  readonly shipping: Cents;
  readonly tax: Cents;
  /** Names of the taxes in it, such as "PPN 11%"; empty where the API names none. */
  readonly taxNames: readonly string[];
  /** Left to pay after gift cards. */
  readonly total: Cents;
  readonly pricesIncludeTax: boolean;
}

/** What can be said before the price of delivery is known: guesses are not shown. Gift cards pay for goods first. */
export function billWithoutShipping(bill: Bill): Bill {
  const total = Math.max(0, bill.total - bill.shipping);
  let tooMuch = total - (bill.total - bill.shipping);
  const codes = bill.codes.toReversed().map((one) => {
    if (one.kind === 'coupon') return one;
    const less = Math.min(one.amount, tooMuch);
    tooMuch -= less;
    return { ...one, amount: one.amount - less };
  });
  return { ...bill, total, codes: codes.toReversed() };
}

/** A coupon that only makes delivery free, where the delivery has its price all the same. */
export const hasNoEffect = ({ kind, amount }: BillCode, shipping: Cents): boolean =>
  kind === 'coupon' && amount === 0 && shipping > 0;

/** What discounts no coupon is named for. */
export const unnamedDiscount = ({ discount, codes }: Bill): Cents =>
  codes.reduce((rest, { kind, amount }) => (kind === 'coupon' ? rest - amount : rest), discount);
