import { DAY_MS } from '../durations.ts';
import type { Cents } from '../money/money.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { ApplyGiftCardRefusal, GiftCardRefusal } from './refusals.ts';

/** A prepaid balance. Whoever knows the code may spend it. */
export interface GiftCard {
  readonly id: number;
  /** Digest of the code. The code itself is shown once, at issue, and is not stored. */
  readonly digest: string;
  /** The last four characters of the code, to tell cards apart. */
  readonly ending: string;
  readonly balance: Cents;
  readonly currency: string;
  /** Invalid from this instant on. Null never expires. */
  readonly expiresAt: Date | null;
  readonly voidedAt: Date | null;
}

/** The code as it is shown after issue. */
export const maskedCode = (ending: string): string => `****-${ending}`;

/** 20 hex digits, 80 random bits. At one guess a second, a hit takes longer than the age of the universe. */
export const GIFT_CARD_CODE_LENGTH = 20;

const MIN_CODE_LENGTH = 16;
const MAX_CODE_LENGTH = 40;

/** The form that is hashed: upper case, without spaces and dashes. */
export const normalizeGiftCardCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Long enough not to be guessed. */
export const isGiftCardCode = (plain: string): boolean =>
  /^[0-9A-Z]+$/.test(plain) && plain.length >= MIN_CODE_LENGTH && plain.length <= MAX_CODE_LENGTH;

/** As printed, in groups of four. */
export const formatGiftCardCode = (plain: string): string => (plain.match(/.{1,4}/g) ?? []).join('-');

export const giftCardEnding = (plain: string): string => plain.slice(-4);

interface GiftCardFacts {
  readonly currency: string;
  readonly at: Date;
}

export interface DroppedGiftCard {
  readonly cardId: number;
  readonly refusal: GiftCardRefusal;
}

interface EvaluatedGiftCards {
  readonly valid: readonly GiftCard[];
  readonly dropped: readonly DroppedGiftCard[];
}

const MAX_GIFT_CARDS = 10;

function refuseGiftCard(card: GiftCard, { currency, at }: GiftCardFacts): GiftCardRefusal | null {
  if (card.voidedAt !== null || card.currency !== currency) return { code: 'GIFT_CARD_VOID' };
  if (card.expiresAt !== null && card.expiresAt <= at) return { code: 'GIFT_CARD_EXPIRED' };
  return card.balance > 0 ? null : { code: 'GIFT_CARD_EMPTY' };
}

/** Evaluates the cards on the cart again. `offered` are the cards of the given ids. */
export function evaluateGiftCards(
  ids: readonly number[],
  offered: readonly GiftCard[],
  facts: GiftCardFacts,
): EvaluatedGiftCards {
  const cards = ids.flatMap((id) => offered.filter((card) => card.id === id));
  const evaluated = cards.map((card) => ({ card, refusal: refuseGiftCard(card, facts) }));
  return {
    valid: evaluated.filter(({ refusal }) => refusal === null).map(({ card }) => card),
    dropped: evaluated.flatMap(({ card, refusal }) => (refusal ? [{ cardId: card.id, refusal }] : [])),
  };
}

/** The ids on the cart with one more. */
export function decideGiftCard(
  card: GiftCard,
  onCart: readonly number[],
  facts: GiftCardFacts,
): Result<readonly number[], ApplyGiftCardRefusal> {
  if (onCart.includes(card.id)) return refuse({ code: 'GIFT_CARD_ALREADY_APPLIED' });
  const refusal = refuseGiftCard(card, facts);
  if (refusal) return refuse(refusal);
  return onCart.length >= MAX_GIFT_CARDS ? refuse({ code: 'COUPON_FAILED' }) : ok([...onCart, card.id]);
}

/** A refund to a card can be spent at least this long: the card may have expired since it paid. */
export const CREDIT_DAYS = 30;

const CREDIT_MS = CREDIT_DAYS * DAY_MS;

/** Money that comes back to the cards that had paid an order. */
export interface GiftCardCredit {
  readonly orderId: number;
  readonly at: Date;
  /** When the order was placed that was never paid in full. Null of a refund. */
  readonly heldSince: Date | null;
}

/**
 * When a card expires to which money has come back. Whoever cancels orders does not lengthen its life: of an order that was
 * never paid it gets back the time it had left, and only where it has expired meanwhile.
 */
export function expiryOfCredit(
  { expiresAt }: Pick<GiftCard, 'expiresAt'>,
  { at, heldSince }: Omit<GiftCardCredit, 'orderId'>,
): Date | null {
  if (expiresAt === null || (heldSince !== null && expiresAt > at)) return expiresAt;
  const leftMs = heldSince === null ? CREDIT_MS : Math.min(CREDIT_MS, expiresAt.getTime() - heldSince.getTime());
  const earliest = new Date(at.getTime() + leftMs);
  return earliest > expiresAt ? earliest : expiresAt;
}

export interface GiftCardPayment {
  readonly cardId: number;
  readonly ending: string;
  readonly amount: Cents;
}

/** Charges one card after the other up to its balance. A card that is not needed pays 0 and stays on the cart. */
export function payWithGiftCards(due: Cents, cards: readonly GiftCard[]): readonly GiftCardPayment[] {
  let left = due;
  return cards.map(({ id, ending, balance }) => {
    const amount = Math.min(left, balance);
    left -= amount;
    return { cardId: id, ending, amount };
  });
}
