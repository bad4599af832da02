import { type RawBuilder, sql } from 'kysely';

/** For `on conflict do update`: every column of the rows but these takes the value that was handed in. */
export function setExcluded<Row extends object>(
  rows: readonly Row[],
  but: readonly (keyof Row & string)[],
): { readonly [column: string]: RawBuilder<never> } {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !but.some((kept) => kept === column));
  return Object.fromEntries(columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`]));
}
