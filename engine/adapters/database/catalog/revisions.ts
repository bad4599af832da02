import { type Kysely, sql } from 'kysely';
import type { Revisions } from '#engine/usecases/ports/merchant-catalog.ts';
import { lockRevision } from '../sql/locks.ts';
import type { Tables } from '../tables/tables.ts';

export function createRevisions(db: Kysely<Tables>): Revisions {
  const keepUntil = (revision: number, until: Date) =>
    db.updateTable('revisions').set({ keptUntil: until }).where('id', '=', revision).execute();
  return {
    async stage(parts, { now, until }) {
      await lockRevision(db);
      const others = await db.selectFrom('revisions').select('id').where('keptUntil', '>', now).execute();
      if (others.length > 0) return null;
      const { id } = await db
        .insertInto('revisions')
        .values({ keptUntil: until })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const part of parts) await db.insertInto('stagedRevisions').values({ revisionId: id, part }).execute();
      return id;
    },
    async take(own, { now, until }) {
      await lockRevision(db);
      const { rows } = await sql<{ id: number; revision: number; text: string }>`delete from staged_revisions
      where id = (
        select min(part.id) from staged_revisions part join revisions r on r.id = part.revision_id
        where r.id = ${own}::integer or r.kept_until <= ${now})
      returning id, revision_id as revision, part as text`.execute(db);
      if (own !== null) await keepUntil(own, until);
      await forgetStored(db);
      return rows[0] ?? null;
    },
    async remove(part) {
      await db.deleteFrom('stagedRevisions').where('id', '=', part).execute();
      await forgetStored(db);
    },
    async release(revision, now) {
      await keepUntil(revision, now);
    },
    async isEmpty() {
      return (await db.selectFrom('revisions').select('id').limit(1).execute()).length === 0;
    },
  };
}

/** A revision without parts is over. */
const forgetStored = (db: Kysely<Tables>) =>
  sql`delete from revisions r where not exists (select from staged_revisions part where part.revision_id = r.id)`.execute(
    db,
  );
