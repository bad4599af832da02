import { type Kysely, type Selectable, sql } from 'kysely';
import type { GiftCardMovement, GiftCardReads } from '#engine/usecases/ports/gift-cards.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

export const createGiftCardReads = (db: Kysely<Tables>): GiftCardReads => ({
  find: (ids) => giftCardRows(db).where('id', '=', anyOf(ids)).orderBy('id').execute(),
  async findByDigest(digest) {
    const card = await giftCardRows(db).where('digest', '=', digest).where('voided_at', 'is', null).executeTakeFirst();
    return card ?? null;
  },
});

const COLUMNS = ['id', 'ending', 'balance', 'currency', 'expires_at as expiresAt', 'voided_at as voidedAt'] as const;

export const giftCardRows = (db: Kysely<Tables>) => db.selectFrom('gift_cards').select(COLUMNS).select('digest');

export const recordRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('gift_cards')
    .select(COLUMNS)
    .select(['note', 'issued_at as issuedAt'])
    .select(
      sql<number>`(select coalesce(sum(amount), 0)::bigint from gift_card_movements m
        where m.card_id = gift_cards.id and m.kind = 'issued')`.as('issued'),
    );

export const toMovement = (row: Selectable<Tables['gift_card_movements']>): GiftCardMovement => ({
  kind: row.kind,
  amount: row.amount,
  orderId: row.order_id,
  at: row.at,
});
