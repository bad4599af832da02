import type { Usecases } from '#engine/usecases/usecases.ts';
import { COUPONS, GIFT_CARD_AMOUNT } from '../promotions/coupons.ts';
import { couponDraft } from './coupon-draft.ts';
import { mustPass } from './must-pass.ts';

/** Coupons are brought up to date; a gift card is money, so there is one only in a shop that has none yet. */
export async function loadPromotions(usecases: Usecases, onProgress: (step: string) => void): Promise<void> {
  onProgress(`coupons ${COUPONS.map(({ code }) => code).join(', ')}`);
  await mustPass('coupons', usecases.saveCoupons(COUPONS.map(couponDraft)));
  if ((await usecases.listGiftCards()).length > 0) return;
  const card = await usecases.issueGiftCard({ amount: GIFT_CARD_AMOUNT, expiresAt: null, note: 'To try' });
  if (!card.ok) throw new Error(`the seed's gift card was refused: ${card.refusal.code}`);
  onProgress(`a gift card to try, ${card.value.code}`);
}
