import { type Edge, instantOf } from '#contract/shop-time.ts';
import { centsOf, decimalOf } from '#engine/domain/money/decimal.ts';
import type { Form } from '../form.ts';
import { type Column, parsedColumn } from './column.ts';

interface Field<T> {
  readonly of?: Column['of'];
  get(form: Form): T;
  set(value: T, form: Form): Partial<Form>;
}

/** Empty: none. */
export const moneyColumn = (title: string, field: Field<number | null>, decimals: number): Column =>
  parsedColumn(title, field, {
    print: (cents) => (cents === null ? '' : decimalOf(cents, decimals)),
    parse: (cell) => orEmpty(cell, (text) => centsOf(text, decimals), 'NOT_MONEY'),
  });

/** Empty: no bound. */
export const timeColumn = (title: string, field: Field<Date | null>, edge: Edge): Column =>
  parsedColumn(title, field, {
    print: (instant) => instant?.toISOString() ?? '',
    parse: (cell) => orEmpty(cell, (text) => instantOf(text, edge), 'NOT_A_TIME'),
  });

/** Empty: none. */
export const countColumn = (title: string, field: Field<number | null>): Column =>
  parsedColumn(title, field, {
    print: (count) => (count === null ? '' : String(count)),
    parse: (cell) => orEmpty(cell, wholeOf, 'NOT_A_WHOLE_NUMBER'),
  });

/** A measure that the sheet writes in a larger unit than the shop: kilograms and grams are three digits apart. */
export const measureColumn = (title: string, field: Field<number | null>, digits: number): Column =>
  parsedColumn(title, field, {
    print: (measure) => (measure === null ? '' : shifted(String(measure), -digits)),
    parse: (cell) => orEmpty(cell, (text) => measureOf(text, digits), 'NOT_A_NUMBER'),
  });

type Problem = 'NOT_MONEY' | 'NOT_A_TIME' | 'NOT_A_WHOLE_NUMBER' | 'NOT_A_NUMBER';

function orEmpty<T>(
  cell: string,
  parse: (text: string) => T | null,
  problem: Problem,
): { readonly value: T | null } | Problem {
  if (cell === '') return { value: null };
  const value = parse(cell);
  return value === null ? problem : { value };
}

export const wholeOf = (text: string): number | null => (/^[+-]?\d{1,9}$/.test(text) ? Number(text) : null);

const measureOf = (text: string, digits: number): number | null =>
  /^\d{1,9}([.,]\d{1,15})?$/.test(text) ? Number(shifted(text.replace(',', '.'), digits)) : null;

/** Moves the decimal point in the digits themselves: 0.35 kg are exactly 350 g. */
const shifted = (text: string, digits: number): string =>
  String(Number(`${text.includes('e') ? Number(text) : text}e${digits}`));
