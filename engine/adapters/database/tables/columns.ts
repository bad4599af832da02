import type { ColumnType } from 'kysely';

export type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as the value, written as its JSON text: the driver would write a list as an SQL array. */
export type Json<T> = ColumnType<T, string, string>;
