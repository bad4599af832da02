import { isCount } from '#engine/domain/catalog/import-problems.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import {
  formatGiftCardCode,
  GIFT_CARD_CODE_LENGTH,
  giftCardEnding,
  isGiftCardCode,
  normalizeGiftCardCode,
} from '#engine/domain/promotions/gift-card.ts';
import type { IssueRefusal } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';

export interface GiftCardRequest {
  readonly amount: Cents;
  readonly expiresAt: Date | null;
  /** For the shop's own eyes. */
  readonly note: string;
  /** Already printed on a card; left out, an unguessable one is made. */
  readonly code?: string;
}

export interface IssuedGiftCard {
  /** In groups of four. It is told now and never again. */
  readonly code: string;
}

type Issuing = Pick<Needs, 'unitOfWork' | 'settings' | 'random' | 'digest' | 'now'>;

export const issueGiftCard = (
  { unitOfWork, settings, random, digest, now }: Issuing,
  { amount, expiresAt, note, code }: GiftCardRequest,
): Promise<Result<IssuedGiftCard, IssueRefusal>> =>
  unitOfWork(async ({ giftCards }) => {
    const plain = normalizeGiftCardCode(code ?? random(GIFT_CARD_CODE_LENGTH, 'hex'));
    if (!isGiftCardCode(plain)) return refuse({ code: 'GIFT_CARD_CODE_INVALID' });
    if (!isCount(amount) || amount === 0) return refuse({ code: 'GIFT_CARD_AMOUNT_INVALID' });
    const facts = {
      digest: digest(plain),
      ending: giftCardEnding(plain),
      balance: amount,
      currency: settings.currency,
    };
    const isNew = await giftCards.issue({ ...facts, expiresAt, note }, now());
    return isNew ? ok({ code: formatGiftCardCode(plain) }) : refuse({ code: 'GIFT_CARD_CODE_TAKEN' });
  });
