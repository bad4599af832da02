import {
  type CatalogReferences,
  checkRows,
  invalidUnless,
  isCount,
  MAX_COUNT,
  unknownReferences,
} from '../../catalog/import-problems.ts';
import type { ImportProblem, ImportRefusal } from '../../catalog/refusals.ts';
import type { CouponDiscount } from './coupon.ts';
import type { CouponDraft } from './coupon-draft.ts';

const WHOLE = 1_000_000;

/** Letters, digits and what people put between them; no spaces, no capitals. */
const CODE = /^[\p{Ll}\p{Nd}][\p{Ll}\p{Nd}._%+-]{0,59}$/u;

const EMAIL = /^[^\s@A-Z]+@[^\s@A-Z]+$/;

/** Null when every coupon can be taken. */
export const checkCoupons = (drafts: readonly CouponDraft[], known: CatalogReferences): ImportRefusal | null => {
  const goods = { has: (name: string) => known.products.has(name) || known.skus.has(name) };
  return checkRows(drafts, {
    idOf: ({ code }) => code,
    problemsOf: (draft) => [
      ...invalidUnless(CODE.test(draft.code), 'code'),
      ...invalidUnless(isDiscount(draft.discount), 'discount'),
      ...checkLimits(draft),
      ...checkPeriod(draft),
      ...invalidUnless(
        draft.emails.every((email) => EMAIL.test(email)),
        'emails',
      ),
      ...unknownReferences('products', draft.products, goods),
      ...unknownReferences('excludedProducts', draft.excludedProducts, goods),
      ...unknownReferences('categories', draft.categories, known.categories),
      ...unknownReferences('excludedCategories', draft.excludedCategories, known.categories),
    ],
  });
};

function isDiscount(discount: CouponDiscount): boolean {
  if (discount.kind !== 'percent') return isCount(discount.amount);
  return Number.isInteger(discount.share) && discount.share > 0 && discount.share <= WHOLE;
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
