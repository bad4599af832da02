import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Rows as a table of the statement. They travel as one JSON text that the database reads by its own column types, so the
 * statement is the same however many rows there are.
 */
export const asTable = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;

/** The columns of the first row, which all have. Their names stand in the code: nothing of them comes from a visitor. */
export const columnsOf = ([first]: readonly object[], table?: 'part'): RawBuilder<unknown> =>
  sql.raw(
    Object.keys(first ?? {})
      .map((column) => (table ? `${table}."${column}"` : `"${column}"`))
      .join(', '),
  );
