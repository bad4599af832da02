import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Change, Changes, Outbox } from '#engine/usecases/ports/unit-of-work.ts';
import { encodeChanges } from './change-feed.ts';
import { CHANNEL } from './pool.ts';
import type { Tables } from './tables.ts';

/** What a transaction owes to others once it commits. */
export interface Owed {
  readonly outbox: Outbox;
  readonly changes: Changes;
  /** All that was announced so far. */
  readonly announced: readonly Change[];
  /** To be awaited as the last thing before the commit. */
  write(transaction: Kysely<Tables>): Promise<void>;
}

/** Gathers mails and announcements while the transaction works, and writes all of them in one statement. */
export function createOwed(): Owed {
  const mails: Mail[] = [];
  const announced: Change[] = [];
  return {
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
      const statement = statementOf(mails, announced);
      if (statement) await statement.execute(transaction);
    },
  };
}

function statementOf(mails: readonly Mail[], announced: readonly Change[]): RawBuilder<unknown> | null {
  const insertion = sql`insert into mail_outbox (mail)
    select value from jsonb_array_elements(${JSON.stringify(mails)}::jsonb)`;
  const notification = sql`select pg_notify(${CHANNEL}, ${encodeChanges(announced)})`;
  if (announced.length === 0) return mails.length > 0 ? insertion : null;
  return mails.length > 0 ? sql`with owed as (${insertion}) ${notification}` : notification;
}
