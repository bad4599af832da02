import type { Cents } from '#engine/domain/money/money.ts';
import type { GiftCard } from '#engine/domain/promotions/gift-card.ts';

export interface GiftCardReads {
  /** By id, void and empty ones too. No lock. */
  find(ids: readonly number[]): Promise<readonly GiftCard[]>;
  /** By the digest of the code. One that is void is as if it never was. */
  findByDigest(digest: string): Promise<GiftCard | null>;
}

export type NewGiftCard = Pick<GiftCard, 'digest' | 'ending' | 'balance' | 'currency' | 'expiresAt'> & {
  /** For the shop's own eyes: whom it is for, why it was issued. */
  readonly note: string;
};

/** A movement of a card's balance: the balance is the sum of them all. */
export interface GiftCardMovement {
  readonly kind: 'issued' | 'paid' | 'returned' | 'voided';
  /** Below zero takes from the card. */
  readonly amount: Cents;
  readonly orderId: number | null;
  readonly at: Date;
}

/** A card as the shop's owner sees it. */
export interface GiftCardRecord extends Omit<GiftCard, 'digest'> {
  readonly issued: Cents;
  readonly note: string;
  readonly issuedAt: Date;
}

export interface OrderPayment {
  readonly orderId: number;
  readonly payments: readonly { readonly cardId: number; readonly amount: Cents }[];
  readonly at: Date;
}

export interface GiftCards extends GiftCardReads {
  /** Locks them until the transaction ends, in the order of their ids. */
  forUpdate(ids: readonly number[]): Promise<readonly GiftCard[]>;
  /** Takes each amount from its card, which must be locked and hold it: a card is never below zero. */
  pay(payment: OrderPayment): Promise<void>;
  /** Everything the order took from cards and has not given back yet returns to them; returns how much that was. */
  refund(orderId: number, at: Date): Promise<Cents>;
  /** False when a card with this code is there already: then nothing is stored. */
  issue(card: NewGiftCard, at: Date): Promise<boolean>;
  /** The newest first. */
  list(): Promise<readonly GiftCardRecord[]>;
  /** In the order they happened. */
  movements(id: number): Promise<readonly GiftCardMovement[]>;
  show(id: number): Promise<GiftCardRecord | null>;
  /** Takes what is left and closes it. False when there is none, or it is void already. */
  void(id: number, at: Date): Promise<boolean>;
}
