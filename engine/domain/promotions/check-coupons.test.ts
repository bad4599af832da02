import { expect, test } from 'vitest';
import { draftCoupon } from '../testing/coupons.ts';
import { NOON } from '../testing/shop.ts';
import { type CouponDraft, checkCoupons } from './check-coupons.ts';

const KNOWN = {
  categories: new Set(['oils']),
  attributes: new Map(),
  pictures: new Set<string>(),
  skus: new Map([['OIL-4L', 'oil']]),
  products: new Set(['oil']),
};

const problems = (code: string, rest: Partial<CouponDraft>) =>
  checkCoupons([draftCoupon(code, rest)], KNOWN)?.rows.map((row) => ('field' in row ? row.field : row.problem)) ?? [];

test.each<[string, string, Partial<CouponDraft>, readonly string[]]>([
  ['as shops print them', 'hemat-10%', { products: ['oil', 'OIL-4L'], categories: ['oils'] }, []],
  ['with capitals', 'HEMAT10', {}, ['code']],
  ['with a space', 'hemat 10', {}, ['code']],
  ['without a code', '', {}, ['code']],
  ['longer than anyone types', 'x'.repeat(61), {}, ['code']],
  ['of nothing', 'a', { discount: { kind: 'percent', share: 0 } }, ['discount']],
  ['of more than everything', 'a', { discount: { kind: 'percent', share: 1_000_001 } }, ['discount']],
  ['that makes dearer', 'a', { discount: { kind: 'fixed-cart', amount: -1 } }, ['discount']],
  ['of half a cent', 'a', { discount: { kind: 'fixed-product', amount: 0.5 } }, ['discount']],
  ['that end before they begin', 'a', { startsAt: NOON, expiresAt: NOON }, ['expiresAt']],
  ['that ask for more than they allow', 'a', { minimumSpend: 2, maximumSpend: 1 }, ['maximumSpend']],
  [
    'without any use',
    'a',
    { usageLimit: 0, usageLimitPerCustomer: 0, itemLimit: 0 },
    ['usageLimit', 'usageLimitPerCustomer', 'itemLimit'],
  ],
  ['for one use and a half', 'a', { usageLimit: 1.5 }, ['usageLimit']],
  ['up to less than nothing', 'a', { maximumSpend: -1 }, ['maximumSpend']],
  ['for an invalid email address', 'a', { emails: ['budi'] }, ['emails']],
  [
    'for unknown products',
    'a',
    { products: ['nope'], excludedCategories: ['nope'] },
    ['products', 'excludedCategories'],
  ],
])('coupons %s', (_case, code, rest, fields) => {
  expect(problems(code, rest)).toEqual(fields);
});
