import { sum } from '../money/money.ts';
import { allocateOrZero } from '../money/rounding.ts';
import type { Coupon } from '../promotions/coupon.ts';
import { couponSource } from '../promotions/discounts.ts';
import type { CouponFacts, DroppedCoupon } from '../promotions/evaluate-coupons.ts';
import { evaluateGiftCards, payWithGiftCards } from '../promotions/gift-card.ts';
import type { ListedLine } from '../promotions/promotion.ts';
import { taxedAmount } from '../tax/tax-amount.ts';
import type { TaxTable } from '../tax/tax-rates.ts';
import { foldName } from '../text/text.ts';
import {
  displayedAmount,
  gross,
  type NetAndTax,
  type PricedCart,
  type PricedCoupon,
  type PricedLine,
  type PricingFacts,
} from './priced-cart.ts';

/** Facts to evaluate coupons: current prices of the lines, and the subtotal as it is displayed. */
export function couponFacts(lines: readonly ListedLine[], taxes: TaxTable, facts: PricingFacts): CouponFacts {
  const { session, settings, at } = facts;
  const subtotals = lines.map(({ listed, sellable }) => taxedAmount(listed, taxes.forItem(sellable)));
  const email = foldName(session.billing.email);
  return {
    lines,
    subtotal: sum(subtotals.map((amount) => displayedAmount(amount, settings.tax.displayIncludesTax))),
    emails: email === '' ? [] : [email],
    at,
  };
}

/** The discount of each coupon, net and tax. Together they equal the discounts of the lines, to the cent. */
export function priceCoupons(coupons: readonly Coupon[], lines: readonly PricedLine[]): readonly PricedCoupon[] {
  const parts = lines.flatMap(discountSharesOf);
  return coupons.map(({ id, code, description }) => {
    const own = parts.filter(({ source }) => source === couponSource(code));
    const discount = { net: sum(own.map(({ net }) => net)), tax: sum(own.map(({ tax }) => tax)) };
    return { couponId: id, code, description, discount };
  });
}

interface DiscountShare extends NetAndTax {
  readonly source: string;
}

/**
 * Where prices contain the tax that is due, a share with its tax is exactly what the coupon took off: net and tax shared
 * apart would let two coupons of 10 % differ by a cent. Elsewhere the net amount is shared.
 */
function discountSharesOf({ adjustments, subtotal, total }: PricedLine): readonly DiscountShare[] {
  const amounts = adjustments.map(({ amount }) => -amount);
  const off = { net: subtotal.net - total.net, tax: subtotal.tax - total.tax };
  const taxes = allocateOrZero(off.tax, amounts);
  const nets =
    gross(off) === sum(amounts)
      ? amounts.map((amount, index) => amount - (taxes[index] ?? 0))
      : allocateOrZero(off.net, amounts);
  return adjustments.map(({ source }, index) => ({ source, net: nets[index] ?? 0, tax: taxes[index] ?? 0 }));
}

/** A priced and taxed cart before gift cards pay a part. */
export interface DueCart extends Omit<PricedCart, 'giftCards' | 'dropped'> {
  readonly droppedCoupons: readonly DroppedCoupon[];
}

/** Lets the gift cards on the cart pay, and sums up what is left. */
export function payGiftCards(due: DueCart, { session, offers, settings, at }: PricingFacts): PricedCart {
  const { droppedCoupons, totals, ...cart } = due;
  const { valid, dropped } = evaluateGiftCards(session.cart.giftCards, offers.giftCards, {
    currency: settings.currency,
    at,
  });
  const payments = payWithGiftCards(totals.total, valid);
  const paid = sum(payments.map(({ amount }) => amount));
  return {
    ...cart,
    totals: { ...totals, giftCards: paid, total: totals.total - paid },
    giftCards: payments.map((payment, index) => ({ ...payment, balance: valid[index]?.balance ?? 0 })),
    dropped: { coupons: droppedCoupons, giftCards: dropped },
  };
}
