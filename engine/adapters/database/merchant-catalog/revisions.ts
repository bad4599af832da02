import { type Kysely, sql } from 'kysely';
import type { Revisions } from '#engine/usecases/ports/revisions.ts';
import type { Tables } from '../tables.ts';
import { lockRevision } from './lock-revision.ts';

export const createRevisions = (db: Kysely<Tables>): Revisions => ({
  async stage(parts) {
    for (const part of parts) await db.insertInto('staged_revisions').values({ part }).execute();
  },
  async take() {
    await lockRevision(db);
    const { rows } = await sql<{ part: string }>`delete from staged_revisions
      where id = (select min(id) from staged_revisions) returning part`.execute(db);
    return rows[0]?.part ?? null;
  },
});
