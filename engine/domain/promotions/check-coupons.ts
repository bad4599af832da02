import {
  type CatalogReferences,
  checkRows,
  invalidUnless,
  isCount,
  MAX_COUNT,
  unknownReferences,
} from '../catalog/import-problems.ts';
import type { ImportProblem, ImportRefusal } from '../catalog/refusals.ts';
import { PARTS_PER_MILLION } from '../money/rounding.ts';
import type { Coupon, CouponDiscount } from './coupon.ts';

/** Lower-case letters and digits, joined by `. _ % + -`. */
const CODE_PATTERN = /^[\p{Ll}\p{Nd}][\p{Ll}\p{Nd}._%+-]{0,59}$/u;

export const isCouponCode = (code: string): boolean => CODE_PATTERN.test(code);

const EMAIL_PATTERN = /^[^\s@A-Z]+@[^\s@A-Z]+$/;

/** Null when all drafts can be imported. */
export const checkCoupons = (drafts: readonly CouponDraft[], known: CatalogReferences): ImportRefusal | null => {
  const productsAndSkus = { has: (name: string) => known.products.has(name) || known.skus.has(name) };
  return checkRows(drafts, {
    idOf: ({ code }) => code,
    problemsOf: (draft) => [
      ...invalidUnless(isCouponCode(draft.code), 'code'),
      ...invalidUnless(isDiscount(draft.discount), 'discount'),
      ...checkLimits(draft),
      ...checkPeriod(draft),
      ...invalidUnless(
        draft.emails.every((email) => EMAIL_PATTERN.test(email)),
        'emails',
      ),
      ...unknownReferences('products', draft.products, productsAndSkus),
      ...unknownReferences('excludedProducts', draft.excludedProducts, productsAndSkus),
      ...unknownReferences('categories', draft.categories, known.categories),
      ...unknownReferences('excludedCategories', draft.excludedCategories, known.categories),
    ],
  });
};

function isDiscount(discount: CouponDiscount): boolean {
  if (discount.kind !== 'percent') return isCount(discount.amount);
  return Number.isInteger(discount.share) && discount.share > 0 && discount.share <= PARTS_PER_MILLION;
}

function checkLimits(draft: CouponDraft): readonly ImportProblem[] {
  const { minimumSpend, maximumSpend } = draft;
  const isInOrder = minimumSpend === null || maximumSpend === null || minimumSpend <= maximumSpend;
  return [
    ...invalidUnless(minimumSpend === null || isCount(minimumSpend), 'minimumSpend'),
    ...invalidUnless((maximumSpend === null || isCount(maximumSpend)) && isInOrder, 'maximumSpend'),
    ...invalidUnless(isLimit(draft.usageLimit), 'usageLimit'),
    ...invalidUnless(isLimit(draft.usageLimitPerCustomer), 'usageLimitPerCustomer'),
    ...invalidUnless(isLimit(draft.itemLimit), 'itemLimit'),
  ];
}

const isLimit = (limit: number | null): boolean =>
  limit === null || (Number.isInteger(limit) && limit > 0 && limit <= MAX_COUNT);

const checkPeriod = ({ startsAt, expiresAt }: CouponDraft): readonly ImportProblem[] =>
  invalidUnless(startsAt === null || expiresAt === null || startsAt < expiresAt, 'expiresAt');

/** A coupon as an operator writes it: products and categories by slug, not by id. */
export interface CouponDraft
  extends Omit<Coupon, 'id' | 'productIds' | 'excludedProductIds' | 'categoryIds' | 'excludedCategories'> {
  /** Slugs of products, or SKUs of products and variations. */
  readonly products: readonly string[];
  readonly excludedProducts: readonly string[];
  /** Slugs. Each includes its subcategories. */
  readonly categories: readonly string[];
  readonly excludedCategories: readonly string[];
}
