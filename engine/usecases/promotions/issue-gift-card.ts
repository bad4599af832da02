import { isCount } from '#engine/domain/catalog/import-problems.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import {
  CODE_DIGITS,
  endingOf,
  isGiftCardCode,
  plainCode,
  printedCode,
} from '#engine/domain/promotions/gift-cards/gift-card-code.ts';
import type { IssueRefusal } from '#engine/domain/promotions/gift-cards/refusals.ts';
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
    const plain = plainCode(code ?? random(CODE_DIGITS, 'hex'));
    if (!isGiftCardCode(plain)) return refuse({ code: 'GIFT_CARD_CODE_INVALID' });
    if (!isCount(amount) || amount === 0) return refuse({ code: 'GIFT_CARD_AMOUNT_INVALID' });
    const facts = { digest: digest(plain), ending: endingOf(plain), balance: amount, currency: settings.currency };
    const isNew = await giftCards.issue({ ...facts, expiresAt, note }, now());
    return isNew ? ok({ code: printedCode(plain) }) : refuse({ code: 'GIFT_CARD_CODE_TAKEN' });
  });
