import type { Cents } from '../money/money.ts';
import { displayedAmount } from '../pricing/priced-cart.ts';
import type { Order } from './order.ts';

/** A row of what an order adds up to. Amounts are positive; discounts and gift cards are taken off. */
export type OrderSum =
  | { readonly kind: 'subtotal' | 'discount' | 'total'; readonly amount: Cents }
  /** The code as buyers write it. */
  | { readonly kind: 'coupon'; readonly code: string; readonly amount: Cents }
  | { readonly kind: 'delivery'; readonly title: string; readonly amount: Cents }
  /** `included`: named after the total, which has it in it already. */
  | { readonly kind: 'tax' | 'included-tax'; readonly label: string; readonly amount: Cents }
  | { readonly kind: 'gift-card'; readonly ending: string; readonly amount: Cents };

/** What it adds up from, whether it is placed or not. */
type Summed = Pick<Order, 'totals' | 'displayIncludesTax' | 'taxes' | 'shippingLines' | 'giftCards' | 'coupons'>;

/** From the price of the lines to what is paid, with or without tax as the buyer has seen them. */
export function orderSums(order: Summed): readonly OrderSum[] {
  const { totals, displayIncludesTax } = order;
  const taxes = (kind: 'tax' | 'included-tax') =>
    order.taxes
      .map(({ label, items, shipping }) => ({ kind, label, amount: items + shipping }))
      .filter(({ amount }) => amount > 0);
  return [
    { kind: 'subtotal', amount: displayedAmount(totals.subtotal, displayIncludesTax) },
    ...discounts(order),
    ...order.shippingLines.map(
      ({ title, cost }): OrderSum => ({ kind: 'delivery', title, amount: displayedAmount(cost, displayIncludesTax) }),
    ),
    ...(displayIncludesTax ? [] : taxes('tax')),
    ...order.giftCards.map(({ ending, amount }): OrderSum => ({ kind: 'gift-card', ending, amount })),
    { kind: 'total', amount: totals.total },
    ...(displayIncludesTax ? taxes('included-tax') : []),
  ];
}

/** A row for each coupon. Other discounts share one row. */
function discounts({ coupons, totals, displayIncludesTax }: Summed): readonly OrderSum[] {
  const rows = coupons.map(
    ({ code, discount }) =>
      ({ kind: 'coupon', code: code.toUpperCase(), amount: displayedAmount(discount, displayIncludesTax) }) as const,
  );
  const rest = displayedAmount(totals.discount, displayIncludesTax) - rows.reduce((sum, { amount }) => sum + amount, 0);
  return [...rows, { kind: 'discount', amount: rest } as const].filter(({ amount }) => amount > 0);
}
