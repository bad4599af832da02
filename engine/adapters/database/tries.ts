import { type Kysely, sql } from 'kysely';
import type { TryBudget } from '#engine/domain/tries/try-limits.ts';
import type { Tries } from '#engine/usecases/ports/tries.ts';
import type { Tables } from './tables.ts';

/**
 * One row a key: when all of its tries will be open again. Each try moves that by its share of the time, and is
 * refused when there is no room left for it before the whole time is over (the generic cell rate algorithm).
 */
export const createTries = (db: Kysely<Tables>): Tries => ({
  async count(key, budget, at) {
    const { whole, share } = spans(budget);
    const latest = new Date(at.getTime() + whole - share);
    const counted = await db
      .insertInto('tries')
      .values({ key, free_at: new Date(at.getTime() + share) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ free_at: sql`greatest(tries.free_at, ${at}::timestamptz) + ${interval(share)}` })
          .where('tries.free_at', '<=', latest),
      )
      .returning('key')
      .executeTakeFirst();
    if (counted) return null;
    const full = await db.selectFrom('tries').select('free_at').where('key', '=', key).executeTakeFirst();
    return { openFrom: new Date((full?.free_at ?? at).getTime() - whole + share) };
  },

  async giveBack(key, budget) {
    await db
      .updateTable('tries')
      .set({ free_at: sql`free_at - ${interval(spans(budget).share)}` })
      .where('key', '=', key)
      .execute();
  },

  async forgetBefore(at) {
    await db.deleteFrom('tries').where('free_at', '<', at).execute();
  },
});

const MINUTE = 60_000;

/** Milliseconds. */
const spans = ({ tries, minutes }: TryBudget) => ({ whole: minutes * MINUTE, share: (minutes * MINUTE) / tries });

const interval = (milliseconds: number) => sql`${milliseconds}::float8 * interval '1 millisecond'`;
