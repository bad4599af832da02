import {
  AliasNode,
  ColumnNode,
  type Expression,
  IdentifierNode,
  type RawBuilder,
  ReferenceNode,
  type SelectQueryNode,
  type ShallowDehydrateObject,
  type Simplify,
  sql,
} from 'kysely';
import type { Tables } from '../tables/tables.ts';
import { columnName, propertyName } from './columns.ts';

/**
 * Rows as a table of the statement. They travel as one JSON text that the database reads by its own column types, so the
 * statement is the same however many rows there are.
 */
export const asTable = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(withColumnNames))}::json)`;

const withColumnNames = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]));

/** The columns of the first row, which all have. Their names stand in the code: nothing of them comes from a visitor. */
export const columnsOf = ([first]: readonly object[], table?: 'part'): RawBuilder<unknown> =>
  sql.raw(
    Object.keys(first ?? {})
      .map((key) => (table ? `${table}."${columnName(key)}"` : `"${columnName(key)}"`))
      .join(', '),
  );

/** `insert into … select …` of all rows at once. Every row has the columns of the first. */
export const insertRows = (table: keyof Tables, rows: readonly [object, ...object[]]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${columnsOf(rows)}) select ${columnsOf(rows)} from ${asTable(table, rows)}`;

/** For `on conflict do update set`: every column of the rows but these takes the value that was handed in. */
export const excluded = (rows: readonly [object, ...object[]], except: readonly string[]): RawBuilder<unknown> =>
  sql.join(Object.entries(setExcluded(rows, except)).map(([key, value]) => sql`${sql.ref(key)} = ${value}`));

/** The same for the query builder's `doUpdateSet`. */
export function setExcluded(
  [first]: readonly object[],
  except: readonly string[],
): { readonly [column: string]: RawBuilder<never> } {
  const keys = Object.keys(first ?? {}).filter((key) => !except.includes(key));
  return Object.fromEntries(keys.map((key) => [key, sql<never>`${sql.ref(`excluded.${key}`)}`]));
}

/** Null where there is nothing to insert. */
export function nonEmpty<T>(rows: readonly T[]): readonly [T, ...T[]] | null {
  const [first, ...rest] = rows;
  return first === undefined ? null : [first, ...rest];
}

/** Tells an insert from the update of its `on conflict`: only a row that replaced another has an `xmax`. */
export const WAS_CREATED = sql<boolean>`xmax = 0`.as('created');

/** A query whose columns are all named: `select *` is not. */
interface NamedQuery<Row> extends Omit<Expression<Row>, 'toOperationNode'> {
  toOperationNode(): SelectQueryNode;
}

/** All rows of a query as one JSON list of objects, under the names they have in the program; instants come as text. */
export function jsonRows<Row>(query: NamedQuery<Row>): RawBuilder<Simplify<ShallowDehydrateObject<Row>>[]> {
  const columns = columnsIn(query.toOperationNode()).map(columnName);
  const named = columns.map((column) => `part."${column}" as "${propertyName(column)}"`);
  return sql`(select coalesce(json_agg(named), '[]')
    from (select ${sql.raw(named.join(', '))} from ${query} as part) as named)`;
}

/** In a query of a sub-select the plugin has not yet translated the names, in any other it has. */
const columnsIn = ({ selections = [] }: SelectQueryNode): readonly string[] =>
  selections.map(({ selection }) => {
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
    const column = ReferenceNode.is(selection) ? selection.column : selection;
    if (!ColumnNode.is(column)) throw new TypeError('rows that travel as JSON need named columns');
    return column.column.name;
  });
