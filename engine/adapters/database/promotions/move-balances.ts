import { type Kysely, sql } from 'kysely';
import type { GiftCardMovement } from '#engine/usecases/ports/gift-cards.ts';
import type { Tables } from '../tables.ts';

export interface Movement extends GiftCardMovement {
  readonly cardId: number;
}

/** Every change of a balance goes this way, with its line in the books. A balance below zero ends the transaction. */
export async function moveBalances(db: Kysely<Tables>, movements: readonly Movement[]): Promise<void> {
  const real = movements.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.cardId - b.cardId);
  for (const { cardId, amount } of real) {
    await db
      .updateTable('gift_cards')
      .set({ balance: sql<number>`balance + ${amount}` })
      .where('id', '=', cardId)
      .execute();
  }
  if (real.length === 0) return;
  await db
    .insertInto('gift_card_movements')
    .values(real.map(({ cardId, orderId, ...rest }) => ({ card_id: cardId, order_id: orderId, ...rest })))
    .execute();
}
