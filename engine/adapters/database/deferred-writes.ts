import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Change, Changes } from '#engine/usecases/ports/changes.ts';
import type { Outbox } from '#engine/usecases/ports/mail.ts';
import { encodeChanges } from './connection/change-feed.ts';
import { CHANNEL } from './connection/pool.ts';
import { sessionWrite } from './sessions.ts';
import type { Tables } from './tables/tables.ts';

/** What a transaction writes as its last statement, and announces when it commits. */
export interface DeferredWrites {
  /** As they are when the transaction ends, by customer. */
  readonly sessions: Map<string, Session>;
  readonly outbox: Outbox;
  readonly changes: Changes;
  /** All that was announced so far. */
  readonly announced: readonly Change[];
  /** Await it as the last thing before the commit. */
  write(transaction: Kysely<Tables>): Promise<void>;
}

/** Collects sessions, mails and announcements during the transaction, and writes all of them in one statement. */
export function createDeferredWrites(): DeferredWrites {
  const sessions = new Map<string, Session>();
  const mails: Mail[] = [];
  const announced: Change[] = [];
  return {
    sessions,
    outbox: {
      async add(...more) {
        mails.push(...more);
      },
    },
    changes: {
      async announce(more) {
        announced.push(...more);
      },
    },
    announced,
    async write(transaction) {
      const statement = statementOf([...sessions.values()], mails, announced);
      if (statement) await statement.execute(transaction);
    },
  };
}

function statementOf(
  sessions: readonly Session[],
  mails: readonly Mail[],
  announced: readonly Change[],
): RawBuilder<unknown> | null {
  const writes = [
    ...(sessions.length > 0 ? [sql`saved_sessions as (${sessionWrite(sessions)})`] : []),
    ...(mails.length > 0 ? [sql`new_mails as (${mailWrite(mails)})`] : []),
  ];
  const payloads = encodeChanges(announced);
  const notification = sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.val([...payloads])}::text[]) as payload`;
  if (writes.length > 0) return sql`with ${sql.join(writes)} ${notification}`;
  return payloads.length > 0 ? notification : null;
}

const mailWrite = (mails: readonly Mail[]): RawBuilder<unknown> =>
  sql`insert into mail_outbox (mail) select value from jsonb_array_elements(${JSON.stringify(mails)}::jsonb)`;
