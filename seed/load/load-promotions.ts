import type { CouponDraft } from '#engine/domain/promotions/coupons/coupon-draft.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { CouponSeed } from '../promotions/coupon-seed.ts';
import { COUPONS, GIFT_CARD_AMOUNT } from '../promotions/coupons.ts';
import { mustPass } from './must-pass.ts';

const PER_CENT = 10_000;

/** A seeded coupon as the engine saves it. */
export const couponDraft = ({ code, discount, ...rest }: CouponSeed): CouponDraft => ({
  ...rest,
  code: code.toLowerCase(),
  discount: discountOf(discount),
  freeShipping: discount.kind === 'free-delivery',
  startsAt: null,
  expiresAt: null,
  maximumSpend: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  excludesSaleItems: false,
  products: [],
  excludedProducts: [],
  excludedCategories: [],
  emails: [],
});

function discountOf(discount: CouponSeed['discount']): CouponDraft['discount'] {
  switch (discount.kind) {
    case 'percent':
      return { kind: 'percent', share: discount.percent * PER_CENT };
    case 'free-delivery':
      return { kind: 'fixed-cart', amount: 0 };
    default:
      return discount;
  }
}

/** Coupons are brought up to date; a gift card is money, so there is one only in a shop that has none yet. */
export async function loadPromotions(usecases: Usecases, onProgress: (step: string) => void): Promise<void> {
  onProgress(`coupons ${COUPONS.map(({ code }) => code).join(', ')}`);
  await mustPass('coupons', usecases.saveCoupons(COUPONS.map(couponDraft)));
  if ((await usecases.listGiftCards()).length > 0) return;
  const card = await usecases.issueGiftCard({ amount: GIFT_CARD_AMOUNT, expiresAt: null, note: 'To try' });
  if (!card.ok) throw new Error(`the seed's gift card was refused: ${card.refusal.code}`);
  onProgress(`a gift card to try, ${card.value.code}`);
}
