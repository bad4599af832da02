import { type Kysely, sql } from 'kysely';
import type { Change, Changes } from '#engine/usecases/ports/unit-of-work.ts';
import { encodeChanges } from './change-feed.ts';
import { CHANNEL } from './pool.ts';
import type { Tables } from './tables.ts';

/** What is announced is also kept in `announced`, for whoever commits. */
export const createChanges = (db: Kysely<Tables>, announced: Change[]): Changes => ({
  async announce(changes) {
    if (changes.length === 0) return;
    announced.push(...changes);
    await sql`select pg_notify(${CHANNEL}, ${encodeChanges(changes)})`.execute(db);
  },
});
