import { type Kysely, type Selectable, sql } from 'kysely';
import type { MailSettlement, MailState, Mails, StoredMail } from '#engine/usecases/ports/mails.ts';
import type { Tables } from './tables.ts';

type MailRow = Selectable<Tables['mail_outbox']>;

const COLUMNS = [
  'id',
  'mail',
  'created_at',
  'next_try_at',
  'attempts',
  'last_error',
  'sent_at',
  'given_up_at',
] as const satisfies readonly (keyof MailRow)[];

export const createMails = (db: Kysely<Tables>): Mails => ({
  async claim({ token, now, until, limit }) {
    const rows = await db
      // Materialised: run once. As a plain sub-query it might be run again for each row, and lock others each time.
      .with(
        (named) => named('due').materialized(),
        (query) =>
          query
            .selectFrom('mail_outbox')
            .select('id')
            .where(IS.waiting)
            .where(({ or, eb }) => or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
            .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('mail_outbox')
      .set((mail) => ({ claim: token, claimed_until: until, attempts: mail('attempts', '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(COLUMNS)
      .execute();
    return rows.map(toStored).sort((a, b) => a.id - b.id);
  },

  async settle(token, outcomes) {
    if (outcomes.length === 0) return;
    const settled = sql`jsonb_to_recordset(${JSON.stringify(outcomes.map(toColumns))}::jsonb) as settled(
      id bigint, mail jsonb, sent_at timestamptz, given_up_at timestamptz, next_try_at timestamptz, last_error text)`;
    await sql`
      update mail_outbox set
        mail = coalesce(settled.mail, mail_outbox.mail),
        sent_at = settled.sent_at,
        given_up_at = settled.given_up_at,
        next_try_at = settled.next_try_at,
        last_error = coalesce(settled.last_error, mail_outbox.last_error),
        claim = null,
        claimed_until = null
      from ${settled}
      where mail_outbox.id = settled.id and mail_outbox.claim = ${token}`.execute(db);
  },

  async find(id) {
    const row = await db.selectFrom('mail_outbox').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    return row ? toStored(row) : null;
  },

  async list({ state, limit }) {
    const all = db.selectFrom('mail_outbox').select(COLUMNS).orderBy('id', 'desc').limit(limit);
    const rows = await (state ? all.where(IS[state]) : all).execute();
    return rows.map(toStored);
  },

  async retry(id) {
    const again = db
      .updateTable('mail_outbox')
      .set({ next_try_at: null, given_up_at: null, attempts: 0 })
      .where('sent_at', 'is', null)
      .where('claim', 'is', null);
    const which = id === null ? again.where(IS.failed) : again.where('id', '=', id);
    return Number((await which.executeTakeFirst()).numUpdatedRows);
  },

  async forgetSent(before) {
    const gone = await db.deleteFrom('mail_outbox').where('sent_at', '<', before).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
});

const IS = {
  waiting: sql<boolean>`sent_at is null and given_up_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`given_up_at is not null`,
} as const satisfies Record<MailState, unknown>;

function toColumns({ id, outcome }: MailSettlement) {
  switch (outcome.kind) {
    case 'sent':
      return { id, sent_at: outcome.at, mail: outcome.mail };
    case 'later':
      return { id, next_try_at: outcome.nextTryAt, last_error: outcome.error };
    case 'failed':
      return { id, given_up_at: outcome.at, last_error: outcome.error };
  }
}

const toStored = (row: Pick<MailRow, (typeof COLUMNS)[number]>): StoredMail => ({
  id: row.id,
  mail: row.mail,
  state: row.sent_at ? 'sent' : row.given_up_at ? 'failed' : 'waiting',
  tries: row.attempts,
  createdAt: row.created_at,
  nextTryAt: row.next_try_at,
  settledAt: row.sent_at ?? row.given_up_at,
  lastError: row.last_error ?? '',
});
