import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

interface Copy {
  readonly from: Kysely<Tables>;
  readonly to: Kysely<Tables>;
  readonly name: string;
}

const AT_ONCE = 500;

/**
 * Row for row as JSON text that this program never reads: whatever type a column has, its value arrives as it was.
 * Columns that the database makes by itself are left to it.
 */
export async function copyTable({ from, to, name }: Copy, onRows: (rows: number) => void): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(to);
  const list = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare moving cursor for
    select row_to_json(row)::text as row from (select ${list} from ${sql.table(name)}) row`.execute(from);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(AT_ONCE)} from moving`.execute(from);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(to);
    onRows(rows.length);
  }
  await sql`close moving`.execute(from);
}
