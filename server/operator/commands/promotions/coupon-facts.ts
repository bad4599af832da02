import type { CouponDiscount } from '#engine/domain/promotions/coupon.ts';
import type { CouponRecord } from '#engine/usecases/ports/coupons.ts';
import { formatDateTime } from '../../output/format.ts';
import { formatMoney } from '../../output/money.ts';
import type { Context } from '../command.ts';

/** Parts of a million are hundredths of a percent. */
const percentOf = (share: number): string => `${share / 10_000} %`;

/** For a list: what it takes off, and whether it makes delivery free. */
export function discountWords({ discount, freeShipping }: CouponRecord['draft'], { messages }: Context): string {
  const amount = discount.kind === 'percent' ? percentOf(discount.share) : formatMoney(discount.amount);
  if (!freeShipping) return amount;
  const { freeDelivery } = messages.coupons.words;
  return takesNothingOff(discount) ? freeDelivery : `${amount} + ${freeDelivery}`;
}

const takesNothingOff = (discount: CouponDiscount): boolean => discount.kind !== 'percent' && discount.amount === 0;

/** What there is to know of a coupon, with its rules under the options that set them. */
export function couponFacts({ draft, isEnabled, uses }: CouponRecord, context: Context): readonly string[] {
  const { columns, words } = context.messages.coupons;
  const facts: readonly (readonly [name: string, value: string | number | boolean | null])[] = [
    [columns.code, draft.code],
    [columns.state, isEnabled ? words.enabled : words.disabled],
    [columns.uses, uses],
    ...discountFacts(draft.discount),
    ['--free-shipping', draft.freeShipping],
    ['--from', draft.startsAt && formatDateTime(draft.startsAt, context.language)],
    // The option takes the last day; this is the first moment after it.
    [columns.expires, draft.expiresAt && formatDateTime(draft.expiresAt, context.language)],
    ['--minimum', draft.minimumSpend && formatMoney(draft.minimumSpend)],
    ['--maximum', draft.maximumSpend === null ? null : formatMoney(draft.maximumSpend)],
    ['--limit', draft.usageLimit],
    ['--per-customer', draft.usageLimitPerCustomer],
    [columns.pieces, draft.itemLimit],
    ['--individual', draft.individualUse],
    ['--not-on-sale', draft.excludesSaleItems],
    ['--products', draft.products.join(', ')],
    ['--categories', draft.categories.join(', ')],
    ['--not-products', draft.excludedProducts.join(', ')],
    ['--not-categories', draft.excludedCategories.join(', ')],
    ['--emails', draft.emails.join(', ')],
    ['--describe-id', draft.description.id],
    ['--describe-en', draft.description.en],
  ];
  return facts.flatMap(([name, value]) => {
    if (value === null || value === false || value === '') return [];
    return [value === true ? name : `${name}: ${value}`];
  });
}

function discountFacts(discount: CouponDiscount): readonly (readonly [string, string])[] {
  if (takesNothingOff(discount)) return [];
  if (discount.kind === 'percent') return [['--percent', percentOf(discount.share)]];
  return [[discount.kind === 'fixed-cart' ? '--off-cart' : '--off-product', formatMoney(discount.amount)]];
}
