import type { Cents } from '../../money/cents.ts';

/** Money paid in advance. Whoever knows the code may spend it. */
export interface GiftCard {
  readonly id: number;
  /** Of the code. The code itself is told once, when the card is issued, and kept nowhere. */
  readonly digest: string;
  /** The last four letters of the code, for people to tell cards apart. */
  readonly ending: string;
  readonly balance: Cents;
  readonly currency: string;
  /** Over at this instant; null never. */
  readonly expiresAt: Date | null;
  readonly voidedAt: Date | null;
}

/** What a card is called where its code must not be read. */
export const shownCode = (ending: string): string => `****-${ending}`;
