import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** By how many milliseconds this machine's clock is ahead of the database's; negative when it is behind. */
export async function clockLead(db: Kysely<Tables>, now: () => number): Promise<number> {
  const asked = now();
  const { rows } = await sql<{ time: number }>`select extract(epoch from clock_timestamp()) * 1000 as time`.execute(db);
  return Math.round((asked + now()) / 2 - (rows[0]?.time ?? asked));
}
