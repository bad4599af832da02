import type { ColumnType, Generated } from 'kysely';

export type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as the value, written as its JSON text: the driver would write a list as an SQL array. */
export type Json<T> = ColumnType<T, string, string>;

type Scalar = string | number | boolean | Date | null;

/** Each fact has a column of its name; what is more than one value is JSON. */
export type Columns<Facts> = {
  readonly [Fact in keyof Facts]: Facts[Fact] extends Scalar
    ? Facts[Fact]
    : Json<NonNullable<Facts[Fact]>> | Extract<Facts[Fact], null>;
};

/** The columns of these facts, with the number that the database gives. */
export type Row<Facts> = Columns<Facts> & { readonly id: Generated<number> };
