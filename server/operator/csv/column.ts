import { type Edge, instantOf } from '#contract/shop-time.ts';
import { decimalOf } from '#engine/domain/money/money.ts';
import { type MoneyWriting, readMoney } from '#engine/domain/money/read-money.ts';
import type { Entry } from './entry.ts';

/** Why a cell cannot be taken. */
export type CellProblem =
  | 'EMPTY'
  | 'TOO_LONG'
  /** A spreadsheet has kept only the first digits of a long number. */
  | 'SHORTENED'
  | 'NOT_A_FLAG'
  | 'NOT_A_CHOICE'
  | 'NOT_A_NUMBER'
  | 'NOT_A_WHOLE_NUMBER'
  /** A plus would add in `products stock`; a cell is what there is. */
  | 'SIGNED_STOCK'
  | 'NOT_MONEY'
  | 'AMBIGUOUS_MONEY'
  | 'NOT_A_TIME'
  | 'NOT_A_FILE'
  | 'NOT_A_PACK'
  | 'NOT_A_TABLE'
  | 'CATEGORY_UNKNOWN'
  | 'ATTRIBUTE_UNKNOWN'
  | 'TERM_UNKNOWN'
  | 'PICTURE_UNKNOWN'
  | 'PRODUCT_UNKNOWN';

/** Whose rows a column is for; in the others its cells are empty, and what stands there is not read. */
type Audience = 'all' | 'products' | 'variations';

export interface Column {
  readonly title: string;
  readonly of: Audience;
  /** Its cells are numbers with a point before their decimals. */
  readonly isDecimal?: boolean;
  read(entry: Entry): string;
  /** The entry with what the cell says, or why the cell cannot be taken. */
  write(entry: Entry, cell: string): Entry | CellProblem;
}

/** The cells of a row by their titles. */
export type Cells = ReadonlyMap<string, string>;

/** The numbers under which a row has cells with titles of this form, in ascending order. */
export const numbersIn = (cells: Cells, title: RegExp): readonly number[] =>
  [...new Set([...cells.keys()].flatMap((one) => Number(title.exec(one)?.[1] ?? 0) || []))].sort((a, b) => a - b);

/** Columns that come again and again with a number: what they say belongs together. */
export interface NumberedColumns {
  titles(number: number): readonly string[];
  /** How many an entry needs. */
  count(entry: Entry): number;
  /** As many cells as titles. */
  read(entry: Entry, number: number): readonly string[];
  /** Every number of the row at once, from its cells by their titles. A problem names its column. */
  write(entry: Entry, cells: Cells): Entry | NumberedProblem;
}

export interface NumberedProblem {
  readonly title: string;
  readonly problem: CellProblem;
}

/** What a column reads and writes of an entry. */
export interface Field<T> {
  readonly of?: Audience;
  get(entry: Entry): T;
  set(entry: Entry, value: T): Entry;
}

export const field = <Key extends keyof Entry>(key: Key, of: Audience = 'all'): Field<Entry[Key]> => ({
  of,
  get: (entry) => entry[key],
  set: (entry, value) => ({ ...entry, [key]: value }),
});

/** The spaces around a text mean nothing. */
export const trimmed = ({ set, ...rest }: Field<string>): Field<string> => ({
  ...rest,
  set: (entry, cell) => set(entry, cell.trim()),
});

interface Format<T> {
  print(value: T): string;
  parse(cell: string): { readonly value: T } | CellProblem;
}

/** Written and read by a pair of functions; the spaces around a cell mean nothing. */
export function parsedColumn<T>(title: string, { of = 'all', get, set }: Field<T>, format: Format<T>): Column {
  return {
    title,
    of,
    read: (entry) => format.print(get(entry)),
    write(entry, cell) {
      const parsed = format.parse(cell.trim());
      return typeof parsed === 'string' ? parsed : set(entry, parsed.value);
    },
  };
}

/** An empty cell empties the field. */
export const textColumn = (
  title: string,
  { of = 'all', get, set }: Field<string>,
  maxLength = Number.POSITIVE_INFINITY,
): Column => ({
  title,
  of,
  read: get,
  write: (entry, cell) => (cell.trim().length > maxLength ? 'TOO_LONG' : set(entry, cell)),
});

/** `8.99123E+12`: how a spreadsheet writes a number of more than eleven digits. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/;

/** A text that may look like a number, of which each digit counts. */
export function codeColumn(title: string, code: Field<string>, maxLength: number): Column {
  const column = textColumn(title, trimmed(code), maxLength);
  return {
    ...column,
    write: (entry, cell) =>
      SHORTENED.test(cell.trim()) && cell.trim() !== code.get(entry) ? 'SHORTENED' : column.write(entry, cell),
  };
}

/** One of some words. An empty cell leaves what is. */
export function choiceColumn<T extends string>(
  title: string,
  { of = 'all', get, set }: Field<T>,
  words: Readonly<Record<T, string>>,
): Column {
  const meanings = new Map(Object.entries<string>(words).map(([value, word]) => [word, value as T]));
  return {
    title,
    of,
    read: (entry) => words[get(entry)],
    write(entry, cell) {
      const word = cell.trim().toLowerCase();
      const meaning = meanings.get(word);
      if (meaning !== undefined) return set(entry, meaning);
      return word === '' ? entry : 'NOT_A_CHOICE';
    },
  };
}

const YES = new Set(['1', 'yes', 'true', 'ya']);
const NO = new Set(['0', 'no', 'false', 'tidak']);

/** 1 or 0. An empty cell leaves what is. */
export const flagColumn = (title: string, { of = 'all', get, set }: Field<boolean>): Column => ({
  title,
  of,
  read: (entry) => (get(entry) ? '1' : '0'),
  write(entry, cell) {
    const word = cell.trim().toLowerCase();
    if (YES.has(word)) return set(entry, true);
    if (NO.has(word)) return set(entry, false);
    return word === '' ? entry : 'NOT_A_FLAG';
  },
});

const decimalColumn = <T>(title: string, source: Field<T>, format: Format<T>): Column => ({
  ...parsedColumn(title, source, format),
  isDecimal: true,
});

/** Empty: none. */
export const moneyColumn = (title: string, source: Field<number | null>, writing: MoneyWriting): Column =>
  decimalColumn(title, source, {
    print: (cents) => (cents === null ? '' : decimalOf(cents, writing.decimals)),
    parse(cell) {
      if (cell === '') return { value: null };
      const reading = readMoney(cell, writing);
      if (reading === null) return 'NOT_MONEY';
      return reading.kind === 'clear' ? { value: reading.amount } : 'AMBIGUOUS_MONEY';
    },
  });

/** Empty: no bound. */
export const timeColumn = (title: string, source: Field<Date | null>, edge: Edge): Column =>
  parsedColumn(title, source, {
    print: (instant) => instant?.toISOString() ?? '',
    parse: (cell) => orEmpty(cell, (text) => instantOf(text, edge), 'NOT_A_TIME'),
  });

/** A whole number. Empty: none. */
export const countColumn = (title: string, source: Field<number | null>): Column =>
  parsedColumn(title, source, {
    print: (count) => (count === null ? '' : String(count)),
    parse: (cell) => orEmpty(cell, wholeNumberIn, 'NOT_A_WHOLE_NUMBER'),
  });

/** A measure that the file has in a larger unit than the shop: kilograms and grams are three digits apart. */
export const measureColumn = (title: string, source: Field<number | null>, digits: number): Column =>
  decimalColumn(title, source, {
    print: (measure) => (measure === null ? '' : shifted(String(measure), -digits)),
    parse: (cell) => orEmpty(cell, (text) => measureIn(text, digits), 'NOT_A_NUMBER'),
  });

function orEmpty<T>(
  cell: string,
  parse: (text: string) => T | null,
  problem: CellProblem,
): { readonly value: T | null } | CellProblem {
  if (cell === '') return { value: null };
  const value = parse(cell);
  return value === null ? problem : { value };
}

const wholeNumberIn = (text: string): number | null => (/^[+-]?\d{1,9}$/.test(text) ? Number(text) : null);

/** For cells that must hold one. */
export function wholeNumber(cell: string): { readonly value: number } | 'NOT_A_WHOLE_NUMBER' {
  const value = wholeNumberIn(cell);
  return value === null ? 'NOT_A_WHOLE_NUMBER' : { value };
}

const measureIn = (text: string, digits: number): number | null =>
  /^(\d{1,9}([.,]\d{1,15})?|[.,]\d{1,15})$/.test(text) ? Number(shifted(text.replace(',', '.'), digits)) : null;

/** Moves the decimal point in the digits themselves: 0.35 kg are exactly 350 g. */
const shifted = (text: string, digits: number): string =>
  String(Number(`${text.includes('e') ? Number(text) : text}e${digits}`));
