import type { Cents } from '#engine/domain/money/money.ts';
import type { GiftCard, GiftCardCredit } from '#engine/domain/promotions/gift-card.ts';

/** That a card has got back what it had paid of an order. */
export interface GiftCardReturn {
  readonly orderId: number;
  readonly cardId: number;
  readonly at: Date;
}

export interface GiftCardReads {
  /** By id, with void and empty ones. No lock. */
  find(ids: readonly number[]): Promise<readonly GiftCard[]>;
  /** By the digest of the code. Void cards are left out. */
  findByDigest(digest: string): Promise<GiftCard | null>;
  /** Of these orders. A card that has paid again since is left out. */
  returns(orderIds: readonly number[]): Promise<readonly GiftCardReturn[]>;
}

export type NewGiftCard = Pick<GiftCard, 'digest' | 'ending' | 'balance' | 'currency' | 'expiresAt'> & {
  /** Internal note: whom it is for, why it was issued. */
  readonly note: string;
};

/** One movement of a card. The balance is the sum of all. */
export interface GiftCardMovement {
  readonly kind: 'issued' | 'paid' | 'returned' | 'voided';
  /** Negative when the card pays. */
  readonly amount: Cents;
  readonly orderId: number | null;
  readonly at: Date;
}

/** A card as an operator sees it. */
export interface GiftCardRecord extends Omit<GiftCard, 'digest'> {
  readonly issued: Cents;
  readonly note: string;
  readonly issuedAt: Date;
}

export interface LedgerPeriod {
  /** Null: from the first card on. */
  readonly from: Date | null;
  /** Exclusive. */
  readonly before: Date;
}

/** What the balances of all cards were and became. No amount is negative. */
export interface GiftCardLedger {
  /** Balances at the beginning. */
  readonly opening: Cents;
  readonly issued: Cents;
  readonly paid: Cents;
  readonly returned: Cents;
  readonly voided: Cents;
  /** Balances at the end. */
  readonly outstanding: Cents;
  /** Contained in `outstanding`: of cards that had expired by then. */
  readonly expired: Cents;
}

export interface OrderPayment {
  readonly orderId: number;
  readonly payments: readonly { readonly cardId: number; readonly amount: Cents }[];
  readonly at: Date;
}

/** What an undone order had charged to gift cards. */
export interface GiftCardRefund {
  readonly credited: Cents;
  /** Of cards that have been voided since. Nobody could spend it there, so it is not credited. */
  readonly onVoidCards: Cents;
}

export interface GiftCards extends GiftCardReads {
  /** Locks them until the transaction ends, in the order of their ids. */
  forUpdate(ids: readonly number[]): Promise<readonly GiftCard[]>;
  /** Charges each card, which must be locked and have the amount: a balance is never negative. */
  pay(payment: OrderPayment): Promise<void>;
  /** Returns everything the order has charged and not refunded yet to the cards that are not void, which may expire later for it. */
  refund(credit: GiftCardCredit): Promise<GiftCardRefund>;
  /** False, and nothing is stored, when a card with this code exists. */
  issue(card: NewGiftCard, at: Date): Promise<boolean>;
  /** The newest first. */
  list(): Promise<readonly GiftCardRecord[]>;
  /** In the order they happened. */
  movements(id: number): Promise<readonly GiftCardMovement[]>;
  ledger(period: LedgerPeriod): Promise<GiftCardLedger>;
  show(id: number): Promise<GiftCardRecord | null>;
  /** Takes the remaining balance and closes the card. False when there is none, or it is void already. */
  void(id: number, at: Date): Promise<boolean>;
}
