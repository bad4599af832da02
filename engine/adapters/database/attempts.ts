import { type Kysely, sql } from 'kysely';
import { MAX_CLOCK_LEAD_MS, refillTimes } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Attempts } from '#engine/usecases/ports/attempts.ts';
import type { Tables } from './tables/tables.ts';

/**
 * The generic cell rate algorithm, with one row for each key: the instant at which its whole budget will be free again.
 * Each attempt moves that instant on by its share of the period, and is refused when that would exceed the period. An instant that only
 * a wrong clock can have stored does not lock the key until then: the attempt counts as the last of its budget.
 */
export const createAttempts = (db: Kysely<Tables>): Attempts => ({
  async count(key, budget, at) {
    const { whole, share } = refillTimes(budget);
    const latest = new Date(at.getTime() + whole - share);
    const impossible = new Date(at.getTime() + whole + MAX_CLOCK_LEAD_MS);
    const counted = await db
      .insertInto('attempts')
      .values({ key, freeAt: new Date(at.getTime() + share) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            freeAt: sql`greatest(least(attempts.free_at, ${latest}), ${at}::timestamptz) + ${interval(share)}`,
          })
          .where(({ or, eb }) => or([eb('attempts.freeAt', '<=', latest), eb('attempts.freeAt', '>', impossible)])),
      )
      .returning('key')
      .executeTakeFirst();
    if (counted) return null;
    const full = await db.selectFrom('attempts').select('freeAt').where('key', '=', key).executeTakeFirst();
    return { openFrom: new Date((full?.freeAt ?? at).getTime() - whole + share) };
  },

  async refund(key, budget) {
    await db
      .updateTable('attempts')
      .set({ freeAt: sql`free_at - ${interval(refillTimes(budget).share)}` })
      .where('key', '=', key)
      .execute();
  },

  async forgetBefore(at) {
    await db.deleteFrom('attempts').where('freeAt', '<', at).execute();
  },
});

const interval = (milliseconds: number) => sql`${milliseconds}::float8 * interval '1 millisecond'`;
