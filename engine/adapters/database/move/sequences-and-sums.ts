import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The next number of everything that is numbered stays the next. */
export async function copySequences(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const { rows: sequences } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'`.execute(from);
  for (const { name } of sequences) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(from);
    for (const { last, called } of rows) {
      await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(to);
    }
  }
}

export interface Summary {
  readonly rows: number;
  /** Over every value of every row, in whatever order they stand. */
  readonly sum: string;
}

export async function summaryOf(db: Kysely<Tables>, table: string): Promise<Summary> {
  const { rows } = await sql<Summary>`select count(*) as rows,
      coalesce(sum(('x' || substr(md5(row_to_json(row)::text), 1, 15))::bit(60)::bigint), 0)::text as sum
    from ${sql.table(table)} row`.execute(db);
  return rows[0] ?? { rows: 0, sum: '0' };
}
