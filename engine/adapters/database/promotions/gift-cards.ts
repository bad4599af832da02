import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sum } from '#engine/domain/money/money.ts';
import { expiryOfCredit } from '#engine/domain/promotions/gift-card.ts';
import type {
  GiftCardLedger,
  GiftCardMovement,
  GiftCardReads,
  GiftCards,
  LedgerPeriod,
} from '#engine/usecases/ports/gift-cards.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one statement per method of the port
export const createGiftCards = (db: Kysely<Tables>): GiftCards => ({
  ...createGiftCardReads(db),

  forUpdate: (ids) => giftCardRows(db).where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute(),

  pay: ({ orderId, payments, at }) =>
    moveBalances(
      db,
      payments.map(({ cardId, amount }) => ({ cardId, kind: 'paid', amount: -amount, orderId, at })),
    ),

  async refund(credit) {
    const { orderId, at } = credit;
    const charged = await chargedBy(db, orderId);
    const cards = await giftCardRows(db)
      .where('id', '=', anyOf(charged.map(({ cardId }) => cardId)))
      .orderBy('id')
      .forUpdate()
      .execute();
    const valid = cards.filter(({ voidedAt }) => voidedAt === null);
    const credited = charged.filter(({ cardId }) => valid.some(({ id }) => id === cardId));
    for (const card of valid) {
      const expiresAt = expiryOfCredit(card, credit);
      if (expiresAt !== card.expiresAt)
        await db.updateTable('giftCards').set({ expiresAt }).where('id', '=', card.id).execute();
    }
    await moveBalances(
      db,
      credited.map(({ cardId, amount }) => ({ cardId, kind: 'returned', amount, orderId, at })),
    );
    const returned = sum(credited.map(({ amount }) => amount));
    return { credited: returned, onVoidCards: sum(charged.map(({ amount }) => amount)) - returned };
  },

  async issue({ digest, ending, balance, currency, expiresAt, note }, at) {
    const stored = await db
      .insertInto('giftCards')
      .values({ digest, ending, balance: 0, currency, expiresAt, note, issuedAt: at, voidedAt: null })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return false;
    await moveBalances(db, [{ cardId: stored.id, kind: 'issued', amount: balance, orderId: null, at }]);
    return true;
  },

  async void(id, at) {
    const [card] = await giftCardRows(db).where('id', '=', id).where('voidedAt', 'is', null).forUpdate().execute();
    if (!card) return false;
    await db.updateTable('giftCards').set({ voidedAt: at }).where('id', '=', id).execute();
    await moveBalances(db, [{ cardId: id, kind: 'voided', amount: -card.balance, orderId: null, at }]);
    return true;
  },

  list: () => recordRows(db).orderBy('id', 'desc').execute(),
  ledger: (period) => giftCardLedger(db, period),
  show: async (id) => (await recordRows(db).where('id', '=', id).executeTakeFirst()) ?? null,

  async movements(id) {
    return db
      .selectFrom('giftCardMovements')
      .select(['kind', 'amount', 'orderId', 'at'])
      .where('cardId', '=', id)
      .orderBy('id')
      .execute();
  },
});

export const createGiftCardReads = (db: Kysely<Tables>): GiftCardReads => ({
  find: (ids) => giftCardRows(db).where('id', '=', anyOf(ids)).orderBy('id').execute(),
  async findByDigest(digest) {
    const card = await giftCardRows(db).where('digest', '=', digest).where('voidedAt', 'is', null).executeTakeFirst();
    return card ?? null;
  },
  returns: (orderIds) =>
    db
      .selectFrom('giftCardMovements')
      .select(({ fn }) => [fn.max('at').as('at'), sql<number>`order_id`.as('orderId'), 'cardId'])
      .where('orderId', '=', anyOf(orderIds))
      .groupBy(['orderId', 'cardId'])
      .having(sql`sum(amount)`, '>=', 0)
      .execute(),
});

/** What the cards have paid for the order and were not refunded yet. */
const chargedBy = (db: Kysely<Tables>, orderId: number) =>
  db
    .selectFrom('giftCardMovements')
    .select(['cardId', sql<number>`-sum(amount)::bigint`.as('amount')])
    .where('orderId', '=', orderId)
    .groupBy('cardId')
    .having(sql`sum(amount)`, '<', 0)
    .orderBy('cardId')
    .execute();

const COLUMNS = ['id', 'ending', 'balance', 'currency', 'expiresAt', 'voidedAt'] as const;

const giftCardRows = (db: Kysely<Tables>) => db.selectFrom('giftCards').select(COLUMNS).select('digest');

const recordRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('giftCards')
    .select(COLUMNS)
    .select(['note', 'issuedAt'])
    .select(
      sql<number>`(select coalesce(sum(amount), 0)::bigint from gift_card_movements m
        where m.card_id = gift_cards.id and m.kind = 'issued')`.as('issued'),
    );

interface Movement extends GiftCardMovement {
  readonly cardId: number;
}

/** Every change of a balance goes this way, with its line in the ledger. A balance below zero ends the transaction. */
async function moveBalances(db: Kysely<Tables>, movements: readonly Movement[]): Promise<void> {
  const moving = movements.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.cardId - b.cardId);
  for (const { cardId, amount } of moving) {
    await db
      .updateTable('giftCards')
      .set({ balance: sql<number>`balance + ${amount}` })
      .where('id', '=', cardId)
      .execute();
  }
  if (moving.length === 0) return;
  await db.insertInto('giftCardMovements').values(moving).execute();
}

async function giftCardLedger(db: Kysely<Tables>, { from, before }: LedgerPeriod): Promise<GiftCardLedger> {
  const isEarlier = sql<boolean>`m.at < coalesce(${from}::timestamptz, '-infinity')`;
  const moved = (kind: GiftCardMovement['kind']) => sql`abs(${sumWhere(sql`m.kind = ${kind} and not ${isEarlier}`)})`;
  const { rows } = await sql<GiftCardLedger>`
    select ${sumWhere(isEarlier)} as opening, ${moved('issued')} as issued, ${moved('paid')} as paid,
      ${moved('returned')} as returned, ${moved('voided')} as voided, ${sumWhere(sql`true`)} as outstanding,
      ${sumWhere(sql`c.expires_at <= ${before}`)} as expired
    from gift_card_movements m join gift_cards c on c.id = m.card_id
    where m.at < ${before}`.execute(db);
  const [ledger] = rows;
  if (!ledger) throw new Error('a sum has one row');
  return ledger;
}

const sumWhere = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(m.amount) filter (where ${condition}), 0)::bigint`;
