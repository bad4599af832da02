import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

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
 * Takes references and triggers off, so that tables can be filled in any order and nothing reacts to old rows as to new
 * ones, and empties the tables of what migrations put there. Returns how to put all of it back, which proves every reference.
 */
export async function liftRules(db: Kysely<Tables>, tables: readonly string[]): Promise<() => Promise<void>> {
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
