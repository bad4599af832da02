import { type Kysely, sql } from 'kysely';
import { sum } from '#engine/domain/money/sum.ts';
import type { GiftCards } from '#engine/usecases/ports/gift-cards.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { type Movement, moveBalances } from './move-balances.ts';
import { createGiftCardReads, giftCardRows, recordRows, toMovement } from './read-gift-cards.ts';

export const createGiftCards = (db: Kysely<Tables>): GiftCards => ({
  ...createGiftCardReads(db),

  forUpdate: (ids) => giftCardRows(db).where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute(),

  pay: ({ orderId, payments, at }) =>
    moveBalances(
      db,
      payments.map(({ cardId, amount }) => ({ cardId, kind: 'paid', amount: -amount, orderId, at })),
    ),

  async giveBack(orderId, at) {
    const taken = await db
      .selectFrom('gift_card_movements')
      .select(['card_id as cardId', sql<number>`-sum(amount)::bigint`.as('amount')])
      .where('order_id', '=', orderId)
      .groupBy('card_id')
      .having(sql`sum(amount)`, '<', 0)
      .orderBy('card_id')
      .execute();
    const returned = taken.map(({ cardId, amount }): Movement => ({ cardId, kind: 'returned', amount, orderId, at }));
    await moveBalances(db, returned);
    return sum(taken.map(({ amount }) => amount));
  },

  async issue({ digest, ending, balance, currency, expiresAt, note }, at) {
    const stored = await db
      .insertInto('gift_cards')
      .values({ digest, ending, balance: 0, currency, expires_at: expiresAt, note, issued_at: at, voided_at: null })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return false;
    await moveBalances(db, [{ cardId: stored.id, kind: 'issued', amount: balance, orderId: null, at }]);
    return true;
  },

  async void(id, at) {
    const [card] = await giftCardRows(db).where('id', '=', id).where('voided_at', 'is', null).forUpdate().execute();
    if (!card) return false;
    await db.updateTable('gift_cards').set({ voided_at: at }).where('id', '=', id).execute();
    await moveBalances(db, [{ cardId: id, kind: 'voided', amount: -card.balance, orderId: null, at }]);
    return true;
  },

  list: () => recordRows(db).orderBy('id', 'desc').execute(),
  show: async (id) => (await recordRows(db).where('id', '=', id).executeTakeFirst()) ?? null,

  async movements(id) {
    const rows = await db
      .selectFrom('gift_card_movements')
      .selectAll()
      .where('card_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(toMovement);
  },
});
