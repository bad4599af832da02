import type { Cents } from '../../money/cents.ts';
import type { GiftCard } from './gift-card.ts';

export interface GiftCardPayment {
  readonly cardId: number;
  readonly ending: string;
  readonly amount: Cents;
}

/** One card after the other, each as far as it goes. A card that is not needed pays nothing and stays on the cart. */
export function payWithGiftCards(due: Cents, cards: readonly GiftCard[]): readonly GiftCardPayment[] {
  let left = due;
  return cards.map(({ id, ending, balance }) => {
    const amount = Math.min(left, balance);
    left -= amount;
    return { cardId: id, ending, amount };
  });
}
