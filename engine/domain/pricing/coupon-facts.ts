import { foldName } from '../customers/fold-name.ts';
import { sum } from '../money/sum.ts';
import type { CouponFacts } from '../promotions/coupons/refuse-coupon.ts';
import type { ListedLine } from '../promotions/discounted-line.ts';
import { taxAmount } from '../tax/tax-amount.ts';
import type { TaxTable } from '../tax/tax-table.ts';
import type { PricingFacts } from './pricing-facts.ts';
import { shown } from './shown.ts';

/** What the coupons of a cart are judged by: its lines at today's prices, and the subtotal as the shopper sees it. */
export function couponFacts(lines: readonly ListedLine[], taxes: TaxTable, facts: PricingFacts): CouponFacts {
  const { session, settings, at } = facts;
  const subtotals = lines.map(({ listed, sellable }) => taxAmount(listed, taxes.forItem(sellable)));
  const email = foldName(session.billing.email);
  return {
    lines,
    subtotal: sum(subtotals.map((amount) => shown(amount, settings.tax.displayIncludesTax))),
    emails: email === '' ? [] : [email],
    at,
  };
}
