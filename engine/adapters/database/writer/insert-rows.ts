import { type RawBuilder, sql } from 'kysely';
import { asTable, columnsOf } from '../json-rows.ts';
import type { Tables } from '../tables.ts';

/** `insert into … select …` of all rows at once. Every row has the columns of the first. */
export const insertRows = (table: keyof Tables, rows: readonly [object, ...object[]]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${columnsOf(rows)}) select ${columnsOf(rows)} from ${asTable(table, rows)}`;

/** For `on conflict do update set`: every column of the rows but these takes the value that was handed in. */
export const excluded = (rows: readonly [object, ...object[]], but: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    Object.keys(rows[0])
      .filter((column) => !but.includes(column))
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );

/** Null where there is nothing to insert. */
export function someOf<T>(rows: readonly T[]): readonly [T, ...T[]] | null {
  const [first, ...rest] = rows;
  return first === undefined ? null : [first, ...rest];
}
