import { type Kysely, sql } from 'kysely';
import type { Changes } from '#engine/usecases/ports/unit-of-work.ts';
import { encodeChanges } from './change-feed.ts';
import { CHANNEL } from './pool.ts';
import type { Tables } from './tables.ts';

export const createChanges = (db: Kysely<Tables>): Changes => ({
  async announce(changes) {
    if (changes.length === 0) return;
    await sql`select pg_notify(${CHANNEL}, ${encodeChanges(changes)})`.execute(db);
  },
});
