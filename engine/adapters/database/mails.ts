import { type Kysely, type Selectable, sql } from 'kysely';
import type { MailAttempt, MailState, Mails, StoredMail } from '#engine/usecases/ports/mail.ts';
import { anyOf, anyTextOf } from './sql/lists.ts';
import type { Tables } from './tables/tables.ts';

type MailRow = Selectable<Tables['mailOutbox']>;

const COLUMNS = [
  'id',
  'mail',
  'createdAt',
  'nextTryAt',
  'attempts',
  'lastError',
  'sentAt',
  'givenUpAt',
] as const satisfies readonly (keyof MailRow)[];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one statement per method of the port
export const createMails = (db: Kysely<Tables>): Mails => ({
  async claim({ token, now, until, limit }) {
    const rows = await db
      // Materialized, so that it runs once: a plain sub-query may run for each row and lock other mails each time.
      .with(
        (named) => named('due').materialized(),
        (query) =>
          query
            .selectFrom('mailOutbox')
            .select('id')
            .where(IS.waiting)
            .where(({ or, eb }) => or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', now)]))
            .where(({ or, eb }) => or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('mailOutbox')
      .set((mail) => ({ claim: token, claimedUntil: until, attempts: mail('attempts', '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(COLUMNS)
      .execute();
    return rows.map(toStored).sort((a, b) => a.id - b.id);
  },

  async recordOutcomes(token, outcomes) {
    if (outcomes.length === 0) return;
    const forgotten = outcomes.filter(({ outcome }) => outcome.kind === 'forgotten').map(({ id }) => id);
    const settled = sql`jsonb_to_recordset(${JSON.stringify(outcomes.flatMap(toOutcomeRows))}::jsonb) as settled(
      id bigint, mail jsonb, sent_at timestamptz, given_up_at timestamptz, next_try_at timestamptz, last_error text)`;
    await sql`
      with forgotten as (
        delete from mail_outbox where id = ${anyOf(forgotten)} and claim = ${token}
      )
      update mail_outbox set
        mail = coalesce(settled.mail, mail_outbox.mail),
        sent_at = settled.sent_at,
        given_up_at = settled.given_up_at,
        next_try_at = settled.next_try_at,
        last_error = settled.last_error,
        claim = null,
        claimed_until = null
      from ${settled}
      where mail_outbox.id = settled.id and mail_outbox.claim = ${token}`.execute(db);
  },

  async find(id) {
    const row = await db.selectFrom('mailOutbox').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    return row ? toStored(row) : null;
  },

  async list({ state, orderId, kinds, limit }) {
    let listed = db.selectFrom('mailOutbox').select(COLUMNS).orderBy('id', 'desc').limit(limit);
    if (state !== undefined) listed = listed.where(IS[state]);
    if (orderId !== undefined) listed = listed.where(sql`mail ->> 'orderId'`, '=', String(orderId));
    if (kinds !== undefined) listed = listed.where(sql`mail ->> 'kind'`, '=', anyTextOf(kinds));
    return (await listed.execute()).map(toStored);
  },

  async count(state) {
    const { total } = await db
      .selectFrom('mailOutbox')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(IS[state])
      .executeTakeFirstOrThrow();
    return total;
  },

  async retry(id) {
    const again = db
      .updateTable('mailOutbox')
      .set({ nextTryAt: null, givenUpAt: null, attempts: 0 })
      .where('sentAt', 'is', null)
      .where('claim', 'is', null);
    const which = id === null ? again : again.where('id', '=', id);
    return Number((await which.executeTakeFirst()).numUpdatedRows);
  },

  async deleteSentBefore(before) {
    const gone = await db.deleteFrom('mailOutbox').where('sentAt', '<', before).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
});

const IS = {
  waiting: sql<boolean>`sent_at is null and given_up_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`given_up_at is not null`,
} as const satisfies Record<MailState, unknown>;

/** As the statement above reads it. */
function toOutcomeRows({ id, outcome }: MailAttempt): readonly Readonly<Record<string, unknown>>[] {
  switch (outcome.kind) {
    case 'sent':
      return [{ id, sent_at: outcome.at, mail: outcome.mail }];
    case 'retry':
      return [{ id, next_try_at: outcome.nextAttemptAt, last_error: outcome.error }];
    case 'failed':
      return [{ id, given_up_at: outcome.at, last_error: outcome.error }];
    case 'forgotten':
      return [];
  }
}

const toStored = (row: Pick<MailRow, (typeof COLUMNS)[number]>): StoredMail => ({
  id: row.id,
  mail: row.mail,
  state: row.sentAt ? 'sent' : row.givenUpAt ? 'failed' : 'waiting',
  attempts: row.attempts,
  createdAt: row.createdAt,
  nextAttemptAt: row.nextTryAt,
  settledAt: row.sentAt ?? row.givenUpAt,
  lastError: row.lastError ?? '',
});
