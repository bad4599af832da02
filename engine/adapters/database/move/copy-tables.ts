import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/tables.ts';

interface Copy {
  readonly from: Kysely<Tables>;
  readonly to: Kysely<Tables>;
  readonly name: string;
}

const BATCH_SIZE = 500;

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
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH_SIZE)} from moving`.execute(from);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(to);
    onRows(rows.length);
  }
  await sql`close moving`.execute(from);
}

/** Of the schema the connection works in, by name. */
export async function tablesOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

interface Reference {
  readonly name: string;
  readonly owner: string;
  readonly definition: string;
}

/**
 * Drops references and disables triggers, so that tables can be filled in any order and no trigger runs for copied rows.
 * Empties the tables of what migrations put there. Returns how to restore all of it, which checks every reference.
 */
export async function suspendConstraints(db: Kysely<Tables>, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await sql<Reference>`
    select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { owner, name } of references) {
    await sql`alter table ${sql.raw(owner)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  return async () => {
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
    for (const { owner, name, definition } of references) {
      await sql`alter table ${sql.raw(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
    }
  };
}

/** Each sequence goes on with the same next number. */
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
  /** Over every value of every row, whatever the order of the rows. */
  readonly sum: string;
}

export async function summaryOf(db: Kysely<Tables>, table: string): Promise<Summary> {
  const { rows } = await sql<Summary>`select count(*) as rows,
      coalesce(sum(('x' || substr(md5(row_to_json(row)::text), 1, 15))::bit(60)::bigint), 0)::text as sum
    from ${sql.table(table)} row`.execute(db);
  return rows[0] ?? { rows: 0, sum: '0' };
}
