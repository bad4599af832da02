import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GiftCardLedger, GiftCardMovement, LedgerPeriod } from '#engine/usecases/ports/gift-cards.ts';
import type { Tables } from '../tables/tables.ts';

export async function giftCardLedger(db: Kysely<Tables>, { from, before }: LedgerPeriod): Promise<GiftCardLedger> {
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
