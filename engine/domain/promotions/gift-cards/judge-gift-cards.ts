import { ok, type Result, refuse } from '../../result.ts';
import type { GiftCard } from './gift-card.ts';
import type { ApplyGiftCardRefusal, GiftCardRefusal } from './refusals.ts';

interface GiftCardFacts {
  readonly currency: string;
  readonly at: Date;
}

export interface DroppedGiftCard {
  readonly cardId: number;
  readonly refusal: GiftCardRefusal;
}

interface JudgedGiftCards {
  readonly valid: readonly GiftCard[];
  readonly dropped: readonly DroppedGiftCard[];
}

const MOST_GIFT_CARDS = 10;

function refuseGiftCard(card: GiftCard, { currency, at }: GiftCardFacts): GiftCardRefusal | null {
  if (card.voidedAt !== null || card.currency !== currency) return { code: 'GIFT_CARD_VOID' };
  if (card.expiresAt !== null && card.expiresAt <= at) return { code: 'GIFT_CARD_EXPIRED' };
  return card.balance > 0 ? null : { code: 'GIFT_CARD_EMPTY' };
}

/** Looks at the cart's cards again. `offered` are the cards behind the ids. */
export function judgeGiftCards(
  ids: readonly number[],
  offered: readonly GiftCard[],
  facts: GiftCardFacts,
): JudgedGiftCards {
  const cards = ids.flatMap((id) => offered.filter((card) => card.id === id));
  const judged = cards.map((card) => ({ card, refusal: refuseGiftCard(card, facts) }));
  return {
    valid: judged.filter(({ refusal }) => refusal === null).map(({ card }) => card),
    dropped: judged.flatMap(({ card, refusal }) => (refusal ? [{ cardId: card.id, refusal }] : [])),
  };
}

/** The cards on the cart with one more. */
export function decideGiftCard(
  card: GiftCard,
  onCart: readonly number[],
  facts: GiftCardFacts,
): Result<readonly number[], ApplyGiftCardRefusal> {
  if (onCart.includes(card.id)) return refuse({ code: 'GIFT_CARD_ALREADY_APPLIED' });
  const refusal = refuseGiftCard(card, facts);
  if (refusal) return refuse(refusal);
  return onCart.length >= MOST_GIFT_CARDS ? refuse({ code: 'COUPON_FAILED' }) : ok([...onCart, card.id]);
}
