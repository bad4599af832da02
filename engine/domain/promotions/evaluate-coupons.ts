import type { Cents } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Coupon, OfferedCoupon } from './coupon.ts';
import { covers, excludedNames, isAnyOf, isInCategory, isLineOnSale } from './coupon-scope.ts';
import type { ListedLine } from './promotion.ts';
import type { ApplyRefusal, CouponRefusal } from './refusals.ts';

/** What a coupon is evaluated against. */
export interface CouponFacts {
  readonly lines: readonly ListedLine[];
  /** Items before discounts, as displayed. */
  readonly subtotal: Cents;
  /** Known email addresses of the shopper. Empty before the shopper has given one. */
  readonly emails: readonly string[];
  readonly at: Date;
}

type Guard = (coupon: OfferedCoupon, facts: CouponFacts) => CouponRefusal | null;

/** Null when the coupon is valid for this cart. Otherwise the first reason against it. */
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

const withinUsageLimits: Guard = (coupon) => (isUsedUp(coupon) ? { code: 'COUPON_LIMIT_REACHED' } : null);

const withinPeriod: Guard = ({ code, startsAt, expiresAt }, { at }) => {
  if (startsAt !== null && at < startsAt) return { code: 'COUPON_NOT_STARTED', coupon: code, startsAt };
  return expiresAt !== null && expiresAt <= at ? { code: 'COUPON_EXPIRED' } : null;
};

const withinSpendLimits: Guard = ({ minimumSpend, maximumSpend }, { subtotal }) => {
  if (minimumSpend !== null && subtotal < minimumSpend) return { code: 'COUPON_MINIMUM', amount: minimumSpend };
  return maximumSpend !== null && subtotal > maximumSpend ? { code: 'COUPON_MAXIMUM', amount: maximumSpend } : null;
};

const coversSomeLine: Guard = ({ productIds, categoryIds }, { lines }) => {
  const hasProduct = productIds.length === 0 || lines.some((line) => isAnyOf(line, productIds));
  const hasCategory = categoryIds.length === 0 || lines.some((line) => isInCategory(line, categoryIds));
  return hasProduct && hasCategory ? null : { code: 'COUPON_NOT_APPLICABLE' };
};

/** A discount on pieces skips excluded lines. One on the whole cart allows no excluded line in it. */
const hasNoExcludedLine: Guard = (coupon, { lines }) => {
  if (coupon.discount.kind === 'fixed-cart') return excludedFromCart(coupon, lines);
  const hasNone = lines.length > 0 && !lines.some((line) => covers(coupon, line));
  return hasNone ? { code: 'COUPON_NOT_APPLICABLE' } : null;
};

function excludedFromCart(coupon: OfferedCoupon, lines: readonly ListedLine[]): CouponRefusal | null {
  if (coupon.excludesSaleItems && lines.some(isLineOnSale)) return { code: 'COUPON_NOT_FOR_SALE_ITEMS' };
  const products = lines
    .filter((line) => isAnyOf(line, coupon.excludedProductIds))
    .map(({ sellable }) => sellable.name);
  if (products.length > 0) return { code: 'COUPON_EXCLUDES_PRODUCTS', products };
  const categories = [...new Set(lines.flatMap((line) => excludedNames(coupon, line)))];
  return categories.length > 0 ? { code: 'COUPON_EXCLUDES_CATEGORIES', categories } : null;
}

const isForCustomer: Guard = ({ code, emails: allowed }, { emails }) => {
  if (allowed.length === 0 || emails.some((email) => allowed.some((one) => matchesEmail(email, one)))) return null;
  return { code: emails.length > 0 ? 'COUPON_OF_OTHERS' : 'COUPON_NEEDS_EMAIL', coupon: code };
};

const GUARDS: readonly Guard[] = [
  withinUsageLimits,
  withinPeriod,
  withinSpendLimits,
  coversSomeLine,
  hasNoExcludedLine,
  isForCustomer,
];

/** A coupon on the cart that no longer counts. */
export interface DroppedCoupon {
  readonly code: string;
  readonly refusal: CouponRefusal;
}

export interface EvaluatedCoupons {
  /** In the order they were applied. */
  readonly valid: readonly OfferedCoupon[];
  readonly dropped: readonly DroppedCoupon[];
}

export const NO_COUPONS: EvaluatedCoupons = { valid: [], dropped: [] };

/** Evaluates the codes on the cart again. `offered` are the coupons that still exist. */
export function evaluateCoupons(
  codes: readonly string[],
  offered: readonly OfferedCoupon[],
  facts: CouponFacts,
): EvaluatedCoupons {
  const valid: OfferedCoupon[] = [];
  const dropped: DroppedCoupon[] = [];
  for (const code of codes) {
    const coupon = offered.find((one) => one.code === code);
    const refusal = coupon ? refuseCoupon(coupon, facts) : { code: 'COUPON_UNKNOWN' as const, coupon: code };
    if (coupon && !refusal) valid.push(coupon);
    else if (refusal) dropped.push({ code, refusal });
  }
  return keepIndividualUse({ valid, dropped });
}

/** A coupon may have become "individual use" after it was combined with others. */
function keepIndividualUse({ valid, dropped }: EvaluatedCoupons): EvaluatedCoupons {
  const individual = valid.length > 1 ? valid.find(({ individualUse }) => individualUse) : undefined;
  if (!individual) return { valid, dropped };
  const refusal = { code: 'COUPON_STANDS_ALONE', coupon: individual.code } as const;
  const others = valid.filter((coupon) => coupon !== individual).map(({ code }) => ({ code, refusal }));
  return { valid: [individual], dropped: [...dropped, ...others] };
}

/** Every coupon is loaded and evaluated with each change of the cart, so their number is limited. */
const MAX_COUPONS = 10;

/**
 * The codes on the cart with one more. An individual-use coupon comes first: the others are dropped at the next
 * pricing.
 */
export function decideCoupon(
  coupon: OfferedCoupon,
  onCart: readonly Coupon[],
  facts: CouponFacts,
): Result<readonly string[], ApplyRefusal> {
  if (onCart.some(({ code }) => code === coupon.code)) return refuse({ code: 'COUPON_ALREADY_APPLIED' });
  const refusal = refuseCoupon(coupon, facts);
  if (refusal) return refuse(refusal);
  const codes = onCart.map(({ code }) => code);
  if (coupon.individualUse) return ok([coupon.code, ...codes]);
  const individual = onCart.find(({ individualUse }) => individualUse);
  if (individual) return refuse({ code: 'COUPON_STANDS_ALONE', coupon: individual.code });
  if (onCart.length >= MAX_COUPONS) return refuse({ code: 'COUPON_FAILED' });
  return ok([...codes, coupon.code]);
}

/** `*` matches any text, as in `*@workshop.test`. Both sides are lower-case. */
export function matchesEmail(email: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return email === pattern;
  if (!email.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = email.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return email.length - last.length >= from && email.endsWith(last);
}
