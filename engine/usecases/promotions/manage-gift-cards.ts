import { isCount, MAX_COUNT } from '#engine/domain/catalog/import-problems.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import {
  formatGiftCardCode,
  GIFT_CARD_CODE_LENGTH,
  giftCardEnding,
  isGiftCardCode,
  normalizeGiftCardCode,
} from '#engine/domain/promotions/gift-card.ts';
import type { GiftCardMissing, IssueRefusal } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { GiftCardLedger, GiftCardMovement, GiftCardRecord, LedgerPeriod } from '../ports/gift-cards.ts';
import type { Needs } from '../ports/ports.ts';

type Shop = Pick<Needs, 'unitOfWork'>;

export interface GiftCardStatement extends GiftCardRecord {
  /** All movements, oldest first. */
  readonly movements: readonly GiftCardMovement[];
}

export const listGiftCards = ({ unitOfWork }: Shop): Promise<readonly GiftCardRecord[]> =>
  unitOfWork(({ giftCards }) => giftCards.list());

interface LedgerRequest extends Pick<LedgerPeriod, 'from'> {
  /** Exclusive. Null: up to now. */
  readonly before: Date | null;
}

export const giftCardLedger = (
  { unitOfWork, now }: Pick<Needs, 'unitOfWork' | 'now'>,
  { from, before }: LedgerRequest,
): Promise<GiftCardLedger> => {
  const afterNow = new Date(now().getTime() + 1);
  return unitOfWork(({ giftCards }) => giftCards.ledger({ from, before: before ?? afterNow }));
};

export const showGiftCard = ({ unitOfWork }: Shop, id: number): Promise<Result<GiftCardStatement, GiftCardMissing>> =>
  unitOfWork(async ({ giftCards }) => {
    const card = await giftCards.show(id);
    return card ? ok({ ...card, movements: await giftCards.movements(id) }) : refuse({ code: 'GIFT_CARD_MISSING', id });
  });

/** Takes the remaining balance and closes the card. */
export const voidGiftCard = (
  { unitOfWork, now }: Pick<Needs, 'unitOfWork' | 'now'>,
  id: number,
): Promise<Result<null, GiftCardMissing>> =>
  unitOfWork(async ({ giftCards }) =>
    (await giftCards.void(id, now())) ? ok(null) : refuse({ code: 'GIFT_CARD_MISSING', id }),
  );

export interface GiftCardRequest {
  readonly amount: Cents;
  readonly expiresAt: Date | null;
  /** Internal note. */
  readonly note: string;
  /** Of an already printed card. Generated when left out. */
  readonly code?: string;
}

export interface IssuedGiftCard {
  /** In groups of four. It is shown only now. */
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
    if (!isCount(amount) || amount === 0) return refuse({ code: 'GIFT_CARD_AMOUNT_INVALID', maximum: MAX_COUNT });
    if (expiresAt !== null && expiresAt <= now()) return refuse({ code: 'GIFT_CARD_DAY_OVER' });
    const facts = {
      digest: digest(plain),
      ending: giftCardEnding(plain),
      balance: amount,
      currency: settings.currency,
    };
    const isNew = await giftCards.issue({ ...facts, expiresAt, note }, now());
    return isNew ? ok({ code: formatGiftCardCode(plain) }) : refuse({ code: 'GIFT_CARD_CODE_TAKEN' });
  });
