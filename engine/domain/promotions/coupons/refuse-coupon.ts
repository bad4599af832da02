import type { Cents } from '../../money/cents.ts';
import type { ListedLine } from '../discounted-line.ts';
import type { OfferedCoupon } from './coupon.ts';
import { covers, excludedNames, isOneOf, isOnSale, standsIn } from './covered-lines.ts';
import { matchesEmail } from './email-match.ts';
import type { CouponRefusal } from './refusals.ts';

/** What a coupon is judged by. */
export interface CouponFacts {
  readonly lines: readonly ListedLine[];
  /** Goods before discounts, as they are shown. */
  readonly subtotal: Cents;
  /** Addresses the shopper is known by; none yet, perhaps. */
  readonly emails: readonly string[];
  readonly at: Date;
}

type Guard = (coupon: OfferedCoupon, facts: CouponFacts) => CouponRefusal | null;

/** The first reason counts; null when the coupon is good for this cart. */
export const refuseCoupon: Guard = (coupon, facts) => {
  for (const guard of GUARDS) {
    const refusal = guard(coupon, facts);
    if (refusal) return refusal;
  }
  return null;
};

export const isUsedUp = ({ usageLimit, usageLimitPerCustomer, uses, usesByCustomer }: OfferedCoupon): boolean =>
  uses >= (usageLimit ?? Number.POSITIVE_INFINITY) ||
  usesByCustomer >= (usageLimitPerCustomer ?? Number.POSITIVE_INFINITY);

const used: Guard = (coupon) => (isUsedUp(coupon) ? { code: 'COUPON_LIMIT_REACHED' } : null);

const time: Guard = ({ code, startsAt, expiresAt }, { at }) => {
  if (startsAt !== null && at < startsAt) return { code: 'COUPON_NOT_STARTED', coupon: code, startsAt };
  return expiresAt !== null && expiresAt <= at ? { code: 'COUPON_EXPIRED' } : null;
};

const spend: Guard = ({ minimumSpend, maximumSpend }, { subtotal }) => {
  if (minimumSpend !== null && subtotal < minimumSpend) return { code: 'COUPON_MINIMUM', amount: minimumSpend };
  return maximumSpend !== null && subtotal > maximumSpend ? { code: 'COUPON_MAXIMUM', amount: maximumSpend } : null;
};

const wanted: Guard = ({ productIds, categoryIds }, { lines }) => {
  const hasProduct = productIds.length === 0 || lines.some((line) => isOneOf(line, productIds));
  const hasCategory = categoryIds.length === 0 || lines.some((line) => standsIn(line, categoryIds));
  return hasProduct && hasCategory ? null : { code: 'COUPON_NOT_APPLICABLE' };
};

/** A discount on pieces skips what it is not for; one on the cart wants nothing in it that is excluded. */
const excluded: Guard = (coupon, { lines }) => {
  if (coupon.discount.kind === 'fixed-cart') return excludedFromCart(coupon, lines);
  const hasNone = lines.length > 0 && !lines.some((line) => covers(coupon, line));
  return hasNone ? { code: 'COUPON_NOT_APPLICABLE' } : null;
};

function excludedFromCart(coupon: OfferedCoupon, lines: readonly ListedLine[]): CouponRefusal | null {
  if (coupon.excludesSaleItems && lines.some(isOnSale)) return { code: 'COUPON_NOT_FOR_SALE_ITEMS' };
  const products = lines
    .filter((line) => isOneOf(line, coupon.excludedProductIds))
    .map(({ sellable }) => sellable.name);
  if (products.length > 0) return { code: 'COUPON_EXCLUDES_PRODUCTS', products };
  const categories = [...new Set(lines.flatMap((line) => excludedNames(coupon, line)))];
  return categories.length > 0 ? { code: 'COUPON_EXCLUDES_CATEGORIES', categories } : null;
}

const people: Guard = ({ code, emails: allowed }, { emails }) => {
  if (allowed.length === 0 || emails.some((email) => allowed.some((one) => matchesEmail(email, one)))) return null;
  return { code: emails.length > 0 ? 'COUPON_OF_OTHERS' : 'COUPON_NEEDS_EMAIL', coupon: code };
};

const GUARDS: readonly Guard[] = [used, time, spend, wanted, excluded, people];
