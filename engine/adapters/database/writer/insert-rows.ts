import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * `insert into … select …` of all rows at once. They travel as one JSON text that the database reads by its own column
 * types, so the statement is the same however many rows there are. Every row has the columns of the first.
 */
export function insertRows(table: keyof Tables, rows: readonly [object, ...object[]]): RawBuilder<unknown> {
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/** For `on conflict do update set`: every column of the rows but these takes the value that was handed in. */
export const excluded = (rows: readonly [object, ...object[]], but: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columnsOf(rows)
      .filter((column) => !but.includes(column))
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );

const columnsOf = ([first]: readonly [object, ...object[]]): readonly string[] => Object.keys(first);

/** Null where there is nothing to insert. */
export function someOf<T>(rows: readonly T[]): readonly [T, ...T[]] | null {
  const [first, ...rest] = rows;
  return first === undefined ? null : [first, ...rest];
}
