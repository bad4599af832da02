import { z } from 'zod';
import type { ImportProblem } from '#engine/domain/catalog/refusals.ts';
import { PARTS_PER_PERCENT } from '#engine/domain/money/rounding.ts';
import { type CouponDraft, isCouponCode } from '#engine/domain/promotions/check-coupons.ts';
import { type CouponDiscount, couponCode } from '#engine/domain/promotions/coupon.ts';
import { splitList } from '../../csv/cells.ts';
import type { Messages } from '../../messages/messages.ts';
import { fieldsOf } from '../command.ts';

export const couponFlags = [
  '--percent <number>',
  '--off-cart <money>',
  '--off-product <money>',
  '--free-shipping',
  '--from <day>',
  '--to <day>',
  '--minimum <money>',
  '--maximum <money>',
  '--limit <number>',
  '--per-customer <number>',
  '--individual',
  '--not-on-sale',
  '--products <list>',
  '--categories <list>',
  '--not-products <list>',
  '--not-categories <list>',
  '--emails <list>',
  '--describe-id <text>',
  '--describe-en <text>',
  '--replace',
] as const;

/** Characters; carts and emails show them on a line. */
const MAX_DESCRIPTION = 500;

export function couponFields(messages: Messages) {
  const { money, moneyAboveZero, day, isPeriod, number, flag } = fieldsOf(messages);
  const list = z.string().transform(splitList).default([]);
  const help = messages.coupons.add;
  return z
    .object({
      code: z.string().transform(couponCode).refine(isCouponCode, help.wrongCode),
      percent: z
        .string()
        .regex(/^\d{1,3}([.,]\d{1,2})?$/, help.wrongPercent)
        .refine(isShare, help.wrongPercent)
        .optional(),
      offCart: moneyAboveZero.optional(),
      offProduct: moneyAboveZero.optional(),
      freeShipping: flag,
      from: day('start').optional(),
      to: day('end')
        .refine((end) => end > new Date(), help.dayOver)
        .optional(),
      minimum: money.optional(),
      maximum: money.optional(),
      limit: number.optional(),
      perCustomer: number.optional(),
      individual: flag,
      notOnSale: flag,
      products: list,
      categories: list,
      notProducts: list,
      notCategories: list,
      emails: list,
      describeId: z.string().max(MAX_DESCRIPTION).default(''),
      describeEn: z.string().max(MAX_DESCRIPTION).default(''),
      replace: flag,
    })
    .refine(({ percent, offCart, offProduct, freeShipping }) => {
      const discounts = [percent, offCart, offProduct].filter((value) => value !== undefined);
      return discounts.length === 1 || (discounts.length === 0 && freeShipping);
    }, help.oneDiscount)
    .superRefine(isPeriod);
}

type CouponFields = z.infer<ReturnType<typeof couponFields>>;

export const draftOf = (fields: CouponFields): CouponDraft => ({
  code: fields.code,
  description: { id: fields.describeId || fields.describeEn, en: fields.describeEn || fields.describeId },
  discount: discountOf(fields),
  freeShipping: fields.freeShipping,
  startsAt: fields.from ?? null,
  expiresAt: fields.to ?? null,
  minimumSpend: fields.minimum ?? null,
  maximumSpend: fields.maximum ?? null,
  usageLimit: fields.limit ?? null,
  usageLimitPerCustomer: fields.perCustomer ?? null,
  itemLimit: null,
  individualUse: fields.individual,
  excludesSaleItems: fields.notOnSale,
  products: fields.products,
  excludedProducts: fields.notProducts,
  categories: fields.categories,
  excludedCategories: fields.notCategories,
  emails: fields.emails.map((email) => email.toLowerCase()),
});

const shareOf = (percent: string): number => Number(percent.replace(',', '.'));
const isShare = (percent: string): boolean => shareOf(percent) > 0 && shareOf(percent) <= 100;

function discountOf({ percent, offCart, offProduct }: CouponFields): CouponDiscount {
  if (percent !== undefined) {
    return { kind: 'percent', share: Math.round(shareOf(percent) * PARTS_PER_PERCENT) };
  }
  if (offProduct !== undefined) return { kind: 'fixed-product', amount: offProduct };
  return { kind: 'fixed-cart', amount: offCart ?? 0 };
}

const OPTIONS: Readonly<Record<string, string>> = {
  minimumSpend: '--minimum',
  maximumSpend: '--maximum',
  usageLimit: '--limit',
  usageLimitPerCustomer: '--per-customer',
  expiresAt: '--to',
  products: '--products',
  excludedProducts: '--not-products',
  categories: '--categories',
  excludedCategories: '--not-categories',
  emails: '--emails',
};

/** The options that are wrong, as they are typed, with what the shop does not know: `--products ghost, --to`. */
export function wrongOptions(problems: readonly ImportProblem[]): string {
  const wrong = problems.map((problem) => {
    if (!('field' in problem)) return problem.sku;
    const option = OPTIONS[problem.field] ?? problem.field;
    return problem.problem === 'REFERENCE_UNKNOWN' ? `${option} ${problem.value}` : option;
  });
  return [...new Set(wrong)].join(', ');
}
